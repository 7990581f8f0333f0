// What players do in a game. A game is its start plus the list of these; everything else follows.
#pragma once

#include <optional>
#include <variant>

#include "arbiter/game/claims.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// By the side to move; declines the opponent's offer of a draw (9.1.2.1).
struct MoveMade {
    Move move;  ///< refused where it is not legal in the current position
    bool operator==(const MoveMade&) const = default;
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

/// Laws 9.2 and 9.3: on the board, or with a move that is named and not played.
struct DrawClaimed {
    Color by;                       ///< the player having the move
    ClaimKind kind;                 ///< decides with `with_move` which article must hold
    std::optional<Move> with_move;  ///< absent where the claim is for the position on the board
    bool operator==(const DrawClaimed&) const = default;
};

/// Law 5.1.2.
struct Resigned {
    Color by;  ///< loses, or draws where the opponent can never mate
    bool operator==(const Resigned&) const = default;
};

/// Law 6.9: seen by whoever keeps the clock.
struct FlagFallen {
    Color of;  ///< loses, or draws where the opponent can never mate
    bool operator==(const FlagFallen&) const = default;
};

/// Law 7.5.5: the second illegal move of a player was completed.
struct IllegalMovesCompleted {
    Color by;  ///< loses, or draws where the opponent can never mate
    bool operator==(const IllegalMovesCompleted&) const = default;
};

/// Law 5.2.2, found after the move that brought it about: `Game` itself sees at once only what is
/// plain. Refused where it is not proved.
struct DeadPositionFound {
    bool operator==(const DeadPositionFound&) const = default;
};

/// The arbiter's word on an ending that is marked as undecided.
struct WinnabilityRuled {
    bool can_mate;  ///< true leaves the loss, false makes it a draw
    bool operator==(const WinnabilityRuled&) const = default;
};

/// What `Game::apply` takes; a refused one leaves no trace.
using Event = std::variant<MoveMade, DrawOffered, DrawAccepted, DrawDeclined, DrawClaimed, Resigned,
                           FlagFallen, IllegalMovesCompleted, DeadPositionFound, WinnabilityRuled>;

}  // namespace arbiter
