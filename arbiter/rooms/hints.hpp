// Who at a game has asked for a hint, and what the computer has found. Asks nobody itself.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/rooms/action.hpp"
#include "arbiter/rooms/socket_id.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rooms/thinker.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// As much of a hint as was asked for.
struct ShownHint {
    Position position;  ///< in which the move is made
    Move move;
    /// 1: which man; 2: and where to; 3: and why.
    int steps = 1;
};

/// One move for each position, so that a hint goes on where it began.
class Hints {
  public:
    /// Who waits for it.
    struct Asker {
        SocketId socket = 0;
        std::string command;
        int steps = 1;
        Position position;
    };
    /// Gives a number that no question has had.
    using NextNumber = std::function<std::uint64_t()>;

    /// What is known of this position already.
    [[nodiscard]] std::optional<ShownHint> known(const Position& position, int steps) const;
    /// He waits. False where too many do.
    [[nodiscard]] bool wait(Asker asker);

    /// What the computer is to be asked for them, if it is not asked yet.
    [[nodiscard]] std::optional<Thought> take_thought(const Table& table, const NextNumber& next);
    [[nodiscard]] bool is_waiting() const { return !askers_.empty(); }
    /// The computer has answered that: those who waited for it, or for a position that is not on
    /// the board any more. Nothing where it is no hint's. Who waits for the position on the board
    /// is asked for next.
    [[nodiscard]] std::optional<std::vector<Asker>> take_answer(std::uint64_t question, Move move,
                                                                const Position& on_board);

  private:
    std::vector<Asker> askers_;
    /// The question that the computer has not answered.
    std::optional<std::uint64_t> number_;
    /// Of which that is, and the last that was answered.
    std::optional<Position> position_;
    std::optional<Move> move_;
};

}  // namespace arbiter
