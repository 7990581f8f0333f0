// What an arbiter does in a game. Each act has its name in the JSON form (docs/game-events.md),
// shows its fields one by one, and says why where the Laws leave it to judgement.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/termination.hpp"
#include "arbiter/game/time_control.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Laws 12.1 to 12.4: who acts from now on, where an event has several arbiters.
struct ArbiterNamed {
    std::string name;  ///< must not be empty
    bool operator==(const ArbiterNamed&) const = default;
};

/// Who has which colour was drawn by lot, before the first move; the terms say what came of it.
struct ColorsDrawn {
    bool operator==(const ColorsDrawn&) const = default;
};

/// Law 6.6: White's clock is started.
struct GameStarted {
    bool operator==(const GameStarted&) const = default;
};

/// Law 6.11.1: nobody's time runs.
struct ClockPaused {
    std::string reason;  ///< must not be empty
    bool operator==(const ClockPaused&) const = default;
};

/// Law 6.11.3: only an arbiter lets the game go on.
struct ClockResumed {
    bool operator==(const ClockResumed&) const = default;
};

/// Law 6.10: both times are replaced, and where they are given the counts of completed moves.
struct ClocksSet {
    Duration white;                  ///< White's time from now on
    Duration black;                  ///< Black's
    std::optional<int> white_moves;  ///< counted as completed by White
    std::optional<int> black_moves;  ///< and by Black
    std::string reason;              ///< must not be empty
    bool operator==(const ClocksSet&) const = default;
};

/// Law 6.10.2: another time control was agreed than the clock was set to. What it would have given
/// until now is given, or taken away; the counts of moves stay.
struct TimeControlCorrected {
    TimeControl control;       ///< what was agreed
    bool is_for_the_schedule;  ///< A.5.1.1: without it the event's schedule would suffer
    std::string reason;        ///< must not be empty
    bool operator==(const TimeControlCorrected&) const = default;
};

/// Law 12.5, for a disturbance from outside; 12.9.2 and 12.9.3 as a penalty.
struct TimeAdded {
    Color side;          ///< whose time changes
    Duration time;       ///< below zero where it is taken away; never more than is left
    std::string reason;  ///< must not be empty
    bool operator==(const TimeAdded&) const = default;
};

/// Law 7.1: the game goes on from the position after so many plies. The clocks stay as they are
/// unless they are set, the counts of moves go back with the position.
struct PositionRestored {
    int plies;           ///< fewer than have been played
    std::string reason;  ///< must not be empty
    bool operator==(const PositionRestored&) const = default;
};

/// Law 7.5: a fault in completing a move that the arbiter has seen: two hands (7.5.4), or an
/// illegal move found later, from which the game goes back (7.5.1).
struct OffenceFound {
    Color by;                  ///< who committed it
    std::string article;       ///< "7.5.1" to "7.5.4"
    std::optional<int> plies;  ///< where the game goes back to; nothing where it stays
    bool operator==(const OffenceFound&) const = default;
};

/// Law 4.2.2: what was touched in this move was touched by accident, and binds nobody.
struct TouchExcused {
    std::string reason;  ///< must not be empty
    bool operator==(const TouchExcused&) const = default;
};

/// Law 8.6: it cannot be shown that a player overstepped the time, so his next move is the first
/// of the next period.
struct QuotaUnproven {
    Color side;  ///< whose flag has fallen
    bool operator==(const QuotaUnproven&) const = default;
};

/// Law 9.1.1: the players may agree on a draw though the event forbids it.
struct DrawPermitted {
    std::string reason;  ///< must not be empty
    bool operator==(const DrawPermitted&) const = default;
};

/// The nine penalties of Law 12.9 that do not touch the clock; those that do are `TimeAdded`.
enum class Penalty : std::uint8_t {
    warning,          ///< 12.9.1
    points_raised,    ///< 12.9.4: the opponent scores as much as can be scored
    points_reduced,   ///< 12.9.5
    game_lost,        ///< 12.9.6
    fine,             ///< 12.9.7
    round_exclusion,  ///< 12.9.8
    expulsion,        ///< 12.9.9
};

/// Law 12.9.
struct PenaltyGiven {
    Color side;          ///< who is penalised
    Penalty penalty;     ///< which of them
    std::string reason;  ///< must not be empty
    bool operator==(const PenaltyGiven&) const = default;
};

/// Law 6.7.1: a player who has not come in time loses; both do where both have not. Refused while
/// there is time left to come.
struct AbsenceRuled {
    Color side;  ///< who is late
    bool operator==(const AbsenceRuled&) const = default;
};

/// Law 11.10: the decision that was appealed against stands, or has been replaced before.
struct AppealDecided {
    std::string reason;  ///< must not be empty
    bool operator==(const AppealDecided&) const = default;
};

/// The arbiter ends the game with this result, or replaces the result that it has, which may have
/// been ruled by the program or confirmed by both players (0.2, 8.7, 11.7, 11.8).
struct ResultDeclared {
    Result result;        ///< any, 0-0 and 1/2-0 too
    std::string article;  ///< by which it is declared; may be empty
    std::string reason;   ///< must not be empty
    bool operator==(const ResultDeclared&) const = default;
};

/// The arbiter finds that the game has not ended: it goes on, with the clock paused.
struct EndingAnnulled {
    std::string reason;  ///< must not be empty
    bool operator==(const EndingAnnulled&) const = default;
};

/// Law 7.2.2: the board stands turned; the position is moved to one that does not, and the game
/// goes on.
struct BoardTurned {
    bool operator==(const BoardTurned&) const = default;
};

/// Law 7.3: the players have each other's colours. Before both have made ten moves the game does
/// not count; afterwards it goes on.
struct ColorsReversed {
    bool operator==(const ColorsReversed&) const = default;
};

/// Laws 7.2.1 and 7.3: the game does not count, and a new one is played.
struct GameAnnulled {
    std::string article;  ///< "7.2.1", "I.12.2", ..., or empty
    std::string reason;   ///< must not be empty
    bool operator==(const GameAnnulled&) const = default;
};

/// The arbiter's word on an ending that is marked as undecided.
struct WinnabilityRuled {
    bool can_mate;  ///< true leaves the loss, false makes it a draw
    bool operator==(const WinnabilityRuled&) const = default;
};

/// Something that the record of the game should tell.
struct NoteMade {
    std::string text;  ///< must not be empty
    bool operator==(const NoteMade&) const = default;
};

}  // namespace arbiter
