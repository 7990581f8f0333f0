// What is written down, shown and said of the moves (Law 8, Appendices A.4.3 and D). Each has its
// name in the JSON form (docs/game-events.md) and shows its fields one by one.
#pragma once

#include <string>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter {

/// Law 8.1: a player who keeps a sheet writes the next move, his own or the opponent's. What he has
/// written stays as he wrote it; where it is not the move that was made the arbiter is told.
struct MoveRecorded {
    Color by;          ///< whose sheet it is
    std::string text;  ///< any form of Appendix C; nothing but the move and (=) (8.1.4)
    bool operator==(const MoveRecorded&) const = default;
};

/// Appendices A.4.3 and B.2.3: a player who need not write asks to see the sheet. More than five
/// times is told to the arbiter.
struct SheetRequested {
    Color by;  ///< the player having the move
    bool operator==(const SheetRequested&) const = default;
};

/// Law D.2.1: a player says which move he makes. Until he presses the clock he may correct a slip
/// of the tongue by saying it again (D.2.8).
struct MoveAnnounced {
    Color by;         ///< who makes the move, or has made it and not pressed the clock
    Attempt attempt;  ///< what he says
    bool operator==(const MoveAnnounced&) const = default;
};

/// Law D.2.1: the opponent repeats what was announced. Where he says something else the arbiter is
/// told.
struct MoveRepeated {
    Color by;         ///< the opponent of who announced
    Attempt attempt;  ///< what he has understood
    bool operator==(const MoveRepeated&) const = default;
};

}  // namespace arbiter
