#include "arbiter/rooms/questions.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

std::optional<Thought> Questions::take_thought(const Table& table, const NextNumber& next) {
    const Game& game = table.game();
    if (thought_ || game.state().pause || game.is_over() ||
        !table.is_computer(game.position().turn()))
        return std::nullopt;
    thought_ = next();
    const auto& clock = game.state().clock;
    return Thought{
        .game = table.start().id,
        .number = *thought_,
        .position = game.position(),
        .earlier_keys = game.history().earlier_keys(),
        .level = table.start().level,
        .clock = clock ? std::optional(clock->outlook(game.position().turn())) : std::nullopt};
}

bool Questions::take_answer(std::uint64_t question) {
    if (thought_ != question)
        return false;
    thought_.reset();
    return true;
}

std::optional<DeadPositionQuestion> Questions::take_question(const Table& table,
                                                             const NextNumber& next) {
    const Position& position = table.game().position();
    if (table.game().is_over() || questioned_ == position)
        return std::nullopt;
    questioned_ = position;
    was_death_refused_ = false;
    death_ = next();
    return DeadPositionQuestion{table.start().id, death_, position};
}

void Questions::something_happens() {
    if (std::exchange(was_death_refused_, false))
        questioned_.reset();
}

std::optional<Move> move_taken(const Game& game, Move move, Timestamp now) {
    const auto is_taken = [&](Move candidate) {
        Game trial = game;
        return trial.apply(MoveMade{candidate}, std::max(now, trial.state().now)).has_value();
    };
    if (is_taken(move))
        return move;
    for (const Move other : legal_moves(game.position()))
        if (is_taken(other))
            return other;
    return std::nullopt;
}

}  // namespace arbiter
