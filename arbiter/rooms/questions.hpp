// What a room has asked the computer and the prover of dead positions, and which of their answers
// still count. Asks nobody itself.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "arbiter/rooms/prover.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/thinker.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

class Questions {
  public:
    /// Gives a number that no question has had.
    using NextNumber = std::function<std::uint64_t()>;

    /// The move that the computer is to be asked for, if it has to move and is not asked yet.
    [[nodiscard]] std::optional<Thought> take_thought(const Table& table, const NextNumber& next);
    /// Is the computer asked?
    [[nodiscard]] bool is_thinking() const { return thought_.has_value(); }
    /// The computer has answered that. False where nobody waits for it any more.
    [[nodiscard]] bool take_answer(std::uint64_t question);
    /// Whatever the computer answers is of no use.
    void forget_thought() { thought_.reset(); }

    /// Whether the position on the board is dead, once for each position.
    [[nodiscard]] std::optional<DeadPositionQuestion> take_question(const Table& table,
                                                                    const NextNumber& next);
    /// Was that the last question, and is it of this position?
    [[nodiscard]] bool is_of(std::uint64_t question, const Position& position) const {
        return question == death_ && questioned_ == position;
    }
    /// What was found of the position could not be kept: it is asked again when something happens,
    /// since the store may be better by then, and not at once and for ever.
    void refuse_death() { was_death_refused_ = true; }
    void something_happens();

  private:
    /// The number of the question that the computer has not answered.
    std::optional<std::uint64_t> thought_;
    /// The last question whether a position is dead, and of which.
    std::uint64_t death_ = 0;
    std::optional<Position> questioned_;
    bool was_death_refused_ = false;
};

/// The computer's move, or another one where the game does not take it: a man that was touched must
/// move. Nothing where it takes none.
[[nodiscard]] std::optional<Move> move_taken(const Game& game, Move move, Timestamp now);

}  // namespace arbiter
