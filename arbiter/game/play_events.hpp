// What players do in a game, and what is seen of it. Each has its name in the JSON form
// (docs/game-events.md) and shows its fields one by one to whoever writes or reads it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/claims.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// By the side to move; declines the opponent's offer of a draw (9.1.2.1). Over the board it is
/// completed by pressing the clock (6.2.1), elsewhere at once.
struct MoveMade {
    Move move;  ///< refused where it is not legal in the current position
    bool operator==(const MoveMade&) const = default;
};

/// Over the board only: the side to move does what is no legal move, or leaves a pawn on the last
/// rank. It counts when the clock is pressed (7.5.1, 7.5.2); until then it may be put right.
struct IllegalMoveMade {
    Attempt attempt;  ///< refused where it is legal, and where no man of the player stands there
    bool operator==(const IllegalMoveMade&) const = default;
};

/// Over the board only: completes the move (6.2.1); without one it is an offence (7.5.3).
struct ClockPressed {
    Color by;  ///< whose side of the clock goes down
    bool operator==(const ClockPressed&) const = default;
};

/// Law 9.1.2.1: stands until it is answered, a move is made in reply or the game ends.
struct DrawOffered {
    Color by;  ///< either player, whoever is to move
    bool operator==(const DrawOffered&) const = default;
};

/// Law 9.1.2.1: ends the game by agreement (5.2.3).
struct DrawAccepted {
    Color by;  ///< the player to whom the draw was offered
    bool operator==(const DrawAccepted&) const = default;
};

/// Law 9.1.2.1: refused aloud; a move in reply needs no such event.
struct DrawDeclined {
    Color by;  ///< the player to whom the draw was offered
    bool operator==(const DrawDeclined&) const = default;
};

/// Laws 9.2 and 9.3: on the board, or with a move that is named and not played. A wrong claim is
/// an offer of a draw (9.1.2.3), costs time, and the move that was named must be played (9.5.3).
struct DrawClaimed {
    Color by;        ///< the player having the move
    ClaimKind kind;  ///< decides with `with_move` which article must hold
    /// Absent where the claim is for the position on the board.
    std::optional<Attempt> with_move;
    bool operator==(const DrawClaimed&) const = default;
};

/// Law 5.1.2.
struct Resigned {
    Color by;  ///< loses, or draws where the opponent can never mate
    bool operator==(const Resigned&) const = default;
};

/// Laws 6.8 and 6.9: seen by the program, or by an arbiter who calls it. Refused while the player
/// has time left.
struct FlagFallen {
    Color of;  ///< loses, or draws where the opponent can never mate
    bool operator==(const FlagFallen&) const = default;
};

/// Laws 6.8 and A.5.3: a player says that the opponent's flag has fallen.
struct FlagClaimed {
    Color by;  ///< wins, or draws where he can never mate
    bool operator==(const FlagClaimed&) const = default;
};

/// Law A.5.2: the opponent's last move was illegal. Only before the claimant's own next move.
struct IllegalMoveClaimed {
    Color by;  ///< the player having the move
    bool operator==(const IllegalMoveClaimed&) const = default;
};

/// Law 4.3: a man is touched on purpose, by the player having the move; the other one's touch binds
/// nobody and is noticed (11.5). Whom a draw was offered declines it so (9.1.2.1).
struct PieceTouched {
    Color by;       ///< whose hand it is
    Square square;  ///< where a man stands, of either colour
    bool operator==(const PieceTouched&) const = default;
};

/// Law 4.7: the player having the move lets a man go on a square. Accepted as a part of a legal
/// move that what he has touched leaves him; from then on it stays there.
struct PieceReleased {
    Attempt attempt;  ///< from where, to where, and on the last rank as what
    bool operator==(const PieceReleased&) const = default;
};

/// Law 4.2.1: the player having the move says that he adjusts the man that he touches: it does not
/// bind him.
struct PieceAdjusted {
    Color by;       ///< must have the move (4.2.1, 6.2.5)
    Square square;  ///< where a man stands
    bool operator==(const PieceAdjusted&) const = default;
};

/// Law 4.8: the opponent's last move was not one with the man that he had touched. For the arbiter
/// to look at; too late once the claimant has touched a man himself.
struct TouchMoveClaimed {
    Color by;       ///< the player having the move
    Square square;  ///< where the man stood that was touched
    bool operator==(const TouchMoveClaimed&) const = default;
};

/// Law 6.11.2: the player pauses the clock to seek the arbiter's help.
struct ArbiterCalled {
    Color by;            ///< either player
    std::string reason;  ///< must not be empty
    bool operator==(const ArbiterCalled&) const = default;
};

/// Law 7.4.1: a player has displaced men. He puts them back in his own time; nobody moves before.
struct MenDisplaced {
    Color by;  ///< either player
    bool operator==(const MenDisplaced&) const = default;
};

/// Law 7.4.1: the men stand again as they did.
struct MenPutBack {
    bool operator==(const MenPutBack&) const = default;
};

/// Law 6.7.1: the player has come to the board.
struct PlayerArrived {
    Color by;  ///< has not arrived before in this session
    bool operator==(const PlayerArrived&) const = default;
};

/// Law 8.7: the player signs the result that the game has.
struct ResultConfirmed {
    Color by;  ///< has not signed it before
    bool operator==(const ResultConfirmed&) const = default;
};

/// Law 11.10: the player appeals against a decision; until that is decided the result is
/// provisional.
struct DecisionAppealed {
    Color by;            ///< also who has signed the result
    std::string reason;  ///< must not be empty
    bool operator==(const DecisionAppealed&) const = default;
};

/// Law 5.2.2, found after the move that brought it about: `Game` itself sees at once only what is
/// plain. Refused where it is not proved.
struct DeadPositionFound {
    bool operator==(const DeadPositionFound&) const = default;
};

/// Why a time is nobody's.
enum class DowntimeCause : std::uint8_t {
    not_running,  ///< the program, or the machine that it runs on
    slow_store,   ///< what had happened could not be kept sooner, so nobody was told
};

/// For a time between the last event and this one nobody could play: that is nobody's time.
struct DowntimePassed {
    std::optional<Duration> after{};       ///< so long after the last event; at once where not said
    std::optional<Duration> lasted{};      ///< up to this event where not said
    std::optional<DowntimeCause> cause{};  ///< not running where not said
    bool operator==(const DowntimePassed&) const = default;
};

/// In casual games: the last moves are taken back, the player's own last one included.
struct MovesTakenBack {
    Color by;  ///< whose move it is afterwards
    bool operator==(const MovesTakenBack&) const = default;
};

}  // namespace arbiter
