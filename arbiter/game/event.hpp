// What players do in a game. A game is its start plus the list of these; everything else follows.
#pragma once

#include <optional>
#include <variant>

#include "arbiter/game/claims.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct MoveMade {
    Move move;
    bool operator==(const MoveMade&) const = default;
};

/// Law 9.1.2.1: stands until it is answered, a move is made in reply or the game ends.
struct DrawOffered {
    Color by;
    bool operator==(const DrawOffered&) const = default;
};

struct DrawAccepted {
    Color by;
    bool operator==(const DrawAccepted&) const = default;
};

struct DrawDeclined {
    Color by;
    bool operator==(const DrawDeclined&) const = default;
};

/// Laws 9.2 and 9.3: on the board, or with a move that is named and not played.
struct DrawClaimed {
    Color by;
    ClaimKind kind;
    std::optional<Move> with_move;
    bool operator==(const DrawClaimed&) const = default;
};

/// Law 5.1.2.
struct Resigned {
    Color by;
    bool operator==(const Resigned&) const = default;
};

using Event =
    std::variant<MoveMade, DrawOffered, DrawAccepted, DrawDeclined, DrawClaimed, Resigned>;

}  // namespace arbiter
