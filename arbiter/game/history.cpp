#include "arbiter/game/history.hpp"

#include <algorithm>
#include <cassert>
#include <span>

namespace arbiter {

History::History(const Position& start) : positions_{start}, occurrences_{1} {}

void History::play(Move move) { add(move, current().play(move)); }

void History::go_on_from(const Position& position) { add(Move(), position); }

void History::add(Move move, const Position& next) {
    occurrences_.push_back(1 + count_earlier(next));
    positions_.push_back(next);
    moves_.push_back(move);
}

void History::take_back() {
    assert(!moves_.empty());
    positions_.pop_back();
    occurrences_.pop_back();
    moves_.pop_back();
}

std::vector<std::uint64_t> History::earlier_keys() const {
    std::vector<std::uint64_t> keys;
    keys.reserve(moves_.size());
    for (const Position& position : std::span(positions_).first(moves_.size()))
        keys.push_back(position.key());
    return keys;
}

int History::moves_by(Color side) const {
    const std::size_t begins = start().turn() == side ? 1 : 0;
    return static_cast<int>((moves_.size() + begins) / 2);
}

int History::repetitions_after(Move move) const { return 1 + count_earlier(current().play(move)); }

std::vector<int> History::occurrences() const {
    std::vector<int> plies;
    for (std::size_t ply = 0; ply < positions_.size(); ++ply)
        if (positions_[ply] == current())
            plies.push_back(static_cast<int>(ply));
    return plies;
}

int History::count_earlier(const Position& position) const {
    // Nothing before the last pawn move or capture can come back, and only every second position
    // has the same side to move. `position` itself stands at ply `positions_.size()`.
    const std::size_t now = positions_.size();
    const std::size_t reversible = std::min<std::size_t>(position.halfmove_clock(), now);
    int found = 0;
    for (std::size_t back = 2; back <= reversible; back += 2) {
        const Position& earlier = positions_[now - back];
        // The key decides nearly always, the comparison settles it.
        if (earlier.key() == position.key() && earlier == position)
            ++found;
    }
    return found;
}

}  // namespace arbiter
