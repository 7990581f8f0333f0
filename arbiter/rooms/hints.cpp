#include "arbiter/rooms/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t most_waiting = 16;

}  // namespace

std::optional<ShownHint> Hints::known(const Position& position, int steps) const {
    if (!move_ || position_ != position)
        return std::nullopt;
    return ShownHint{position, *move_, steps};
}

bool Hints::wait(Asker asker) {
    if (askers_.size() >= most_waiting)
        return false;
    askers_.push_back(std::move(asker));
    return true;
}

std::optional<Thought> Hints::take_thought(const Table& table, const NextNumber& next) {
    if (askers_.empty() || number_)
        return std::nullopt;
    const Game& game = table.game();
    number_ = next();
    position_ = game.position();
    move_.reset();
    return Thought{.game = table.start().id,
                   .number = *number_,
                   .position = game.position(),
                   .earlier_keys = game.history().earlier_keys(),
                   .level = std::nullopt};
}

std::optional<std::vector<Hints::Asker>> Hints::take_answer(std::uint64_t question, Move move,
                                                            const Position& on_board) {
    if (number_ != question)
        return std::nullopt;
    number_.reset();
    move_ = move;
    const auto is_next = [&](const Asker& asker) {
        return asker.position == on_board && asker.position != position_;
    };
    const auto [others, end] = std::ranges::stable_partition(askers_, is_next);
    std::vector<Asker> answered(others, end);
    askers_.erase(others, end);
    return answered;
}

}  // namespace arbiter
