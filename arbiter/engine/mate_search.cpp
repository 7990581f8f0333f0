#include "arbiter/engine/mate_search.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/checks.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// A power of two.
constexpr std::size_t known_positions = std::size_t{1} << 14;
constexpr std::uint32_t plies_to_claim = 100;

struct OrderedMove {
    int rank;
    Move move;
};
using OrderedMoves = StaticVector<OrderedMove, max_legal_moves>;

/// The lowest rank first, the same on every machine.
void order(OrderedMoves& moves) {
    std::ranges::sort(moves, {}, [](const OrderedMove& ordered) {
        return std::pair(ordered.rank, ordered.move.bits());
    });
}

/// Checks come first, then whatever leaves the fewest replies.
OrderedMoves ordered_attacks(const Position& position) {
    constexpr int without_check = 1000;
    OrderedMoves moves;
    for_each_legal_move(position, [&](Move move) {
        const int replies = static_cast<int>(count_legal_moves(position.play(move)));
        moves.push_back({replies + (check_given(position, move).any() ? 0 : without_check), move});
        return false;
    });
    order(moves);
    return moves;
}

std::vector<std::uint64_t> seen_twice(std::span<const std::uint64_t> earlier_keys,
                                      std::uint64_t root_key) {
    std::vector<std::uint64_t> sorted(earlier_keys.begin(), earlier_keys.end());
    sorted.push_back(root_key);
    std::ranges::sort(sorted);
    std::vector<std::uint64_t> twice;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i] == sorted[i - 1])
            twice.push_back(sorted[i]);
    return twice;
}

}  // namespace

MateSearch::MateSearch(const Position& root, std::span<const std::uint64_t> earlier_keys,
                       std::vector<Move> root_moves, SearchBudget& budget)
    : root_(root),
      root_moves_(std::move(root_moves)),
      seen_twice_(seen_twice(earlier_keys, root.key())),
      budget_(budget) {}

std::optional<std::vector<Move>> MateSearch::search_on(std::uint64_t nodes) {
    if (table_.empty())
        table_.resize(known_positions);
    nodes_left_ = nodes;
    is_broken_off_ = false;
    while (refuted_moves_ < most_moves) {
        const auto move = mating_move(root_, refuted_moves_ + 1, 0);
        if (is_broken_off_)
            return std::nullopt;
        if (move) {
            auto line = line_of(refuted_moves_ + 1);
            return is_broken_off_ ? std::nullopt : std::optional(std::move(line));
        }
        ++refuted_moves_;
    }
    return std::nullopt;
}

/// A move that mates within `moves` moves, itself among them.
std::optional<Move> MateSearch::mating_move(const Position& position, int moves, int ply) {
    if (!spend_node())
        return std::nullopt;
    if (moves == 1)
        return mating_check(position, ply);
    for (const auto& [rank, move] : ordered_attacks(position)) {
        if (ply == 0 && !may_come_first(move))
            continue;
        const bool mates = is_mated(position.play(move), moves - 1, ply + 1);
        if (is_broken_off_)
            return std::nullopt;
        if (mates)
            return move;
    }
    return std::nullopt;
}

std::optional<Move> MateSearch::mating_check(const Position& position, int ply) {
    std::optional<Move> found;
    for_each_legal_move(position, [&](Move move) {
        if (!check_given(position, move).any() || (ply == 0 && !may_come_first(move)))
            return false;
        if (!spend_node())
            return true;
        if (has_legal_move(position.play(move)))
            return false;
        found = move;
        return true;
    });
    return found;
}

/// The side to move is checkmated, or will be within `moves` more moves of the other side, whatever
/// it plays.
bool MateSearch::is_mated(const Position& position, int moves, int ply) {
    if (!spend_node())
        return false;
    const Known& before = known(position);
    if (before.key == position.key()) {
        if (moves <= before.refuted_moves)
            return false;
        if (moves >= before.mating_moves)
            return true;
    }
    if (!has_legal_move(position))
        return is_check(position);
    if (may_be_claimed(position))
        return false;
    const auto reply = escape(position, moves, ply);
    if (is_broken_off_)
        return false;
    if (reply) {
        note_escape(position, moves, ply, *reply);
        return false;
    }
    Known& now = renewed(position);
    now.mating_moves = std::min(now.mating_moves, static_cast<std::int8_t>(moves));
    return true;
}

/// A reply after which there is no mate within `moves` moves. What has escaped before comes first,
/// then captures, then the king.
std::optional<Move> MateSearch::escape(const Position& position, int moves, int ply) {
    const Known& before = known(position);
    const Move known_escape = before.key == position.key() ? before.escape : Move();
    const Escapes& lately = escapes_[static_cast<std::size_t>(ply / 2)];
    OrderedMoves replies;
    for_each_legal_move(position, [&](Move move) {
        const int rank = move == known_escape         ? 0
                         : move == lately[0]          ? 1
                         : move == lately[1]          ? 2
                         : is_capture(position, move) ? 3
                         : move.role() == Role::king  ? 4
                                                      : 5;
        replies.push_back({rank, move});
        return false;
    });
    order(replies);
    for (const auto& [rank, move] : replies) {
        const Position next = position.play(move);
        if (may_be_claimed(next) || !mating_move(next, moves, ply + 1))
            return move;
    }
    return std::nullopt;
}

/// Requires: the shortest mate takes so many moves.
std::vector<Move> MateSearch::line_of(int moves) {
    nodes_left_ = std::numeric_limits<std::uint64_t>::max();
    std::vector<Move> line;
    Position position = root_;
    for (int left = moves, ply = 0; left > 0; --left, ply += 2) {
        const auto mating = mating_move(position, left, ply);
        if (!mating)
            break;
        line.push_back(*mating);
        position = position.play(*mating);
        if (left == 1)
            break;
        // Some reply holds out to the end, or there would be a shorter mate.
        const auto longest = left == 2 ? std::optional(legal_moves(position)[0])
                                       : escape(position, left - 2, ply + 1);
        if (is_broken_off_ || !longest)
            break;
        line.push_back(*longest);
        position = position.play(*longest);
    }
    return line;
}

bool MateSearch::may_come_first(Move move) const {
    return root_moves_.empty() || std::ranges::find(root_moves_, move) != root_moves_.end();
}

/// The side to move, or the one that has just moved, has a draw by 9.2 or 9.3 for the asking.
bool MateSearch::may_be_claimed(const Position& position) const {
    return position.halfmove_clock() >= plies_to_claim ||
           std::ranges::find(seen_twice_, position.key()) != seen_twice_.end();
}

MateSearch::Known& MateSearch::known(const Position& position) {
    return table_[position.key() % known_positions];
}

/// The same, made ready to learn of this position.
MateSearch::Known& MateSearch::renewed(const Position& position) {
    Known& now = known(position);
    if (now.key != position.key()) {
        now = Known();
        now.key = position.key();
    }
    return now;
}

void MateSearch::note_escape(const Position& position, int moves, int ply, Move reply) {
    Escapes& lately = escapes_[static_cast<std::size_t>(ply / 2)];
    if (lately[0] != reply)
        lately = {reply, lately[0]};
    Known& now = renewed(position);
    now.escape = reply;
    now.refuted_moves = std::max(now.refuted_moves, static_cast<std::int8_t>(moves));
}

bool MateSearch::spend_node() {
    is_broken_off_ = is_broken_off_ || nodes_left_ == 0 || !budget_.spend_node();
    if (!is_broken_off_)
        --nodes_left_;
    return !is_broken_off_;
}

}  // namespace arbiter
