// What players do in correspondence chess alone. Each event has its name in the JSON form
// (docs/game-events.md) and shows its fields one by one.
#pragma once

#include <string>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// From now on the player's time stands still for so many days of 24 hours (ICCF Rules 2.4.2). He
/// may move all the same.
struct LeaveTaken {
    Color by;  ///< who is not on leave
    int days;  ///< at least one
    bool operator==(const LeaveTaken&) const = default;
};

/// He comes back early: days that have not begun are given back.
struct LeaveEnded {
    Color by;  ///< who is on leave
    bool operator==(const LeaveEnded&) const = default;
};

/// Conditional moves (ICCF Rules 2.7): what the player will answer. A secret of his until they are
/// played, and they are played by themselves, as soon as the opponent makes the move before.
struct AnswersNamed {
    Color by;  ///< does not have the move
    /// UCI moves from the position on the board, the opponent's first, with blanks between them;
    /// several lines with semicolons between them: "e7e5 g1f3 b8c6 f1b5; c7c5 g1f3"; one without
    /// moves says nothing. They replace those of before; none takes them back.
    std::string lines;
    bool operator==(const AnswersNamed&) const = default;
};

/// The player will think longer about this move than silence is allowed.
struct LongThoughtAnnounced {
    Color by;  ///< has the move
    bool operator==(const LongThoughtAnnounced&) const = default;
};

}  // namespace arbiter
