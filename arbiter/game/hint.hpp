// What a move is good for, in one reason: for hints that a learner gets step by step.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/game/game.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// In the order in which they are looked for.
enum class HintReason : std::uint8_t {
    mates,       ///< it ends the game (5.1.1)
    wins_man,    ///< it takes on `square`, and the trade there wins something
    promotes,    ///< the pawn becomes another man
    saves_man,   ///< the man on `square` would be lost otherwise
    castles,     ///< the king gets behind his pawns, the rook out
    trades,      ///< it takes on `square`, and neither wins anything there
    threatens,   ///< it threatens to win the man on `square`
    checks,      ///< the king is attacked
    brings_out,  ///< a piece leaves the rank on which it began
    none,        ///< nothing of all this
};

/// "wins_man"
[[nodiscard]] std::string_view code(HintReason reason);

/// Reason and the man that it is about.
struct Hint {
    HintReason reason = HintReason::none;  ///< the first that holds
    /// Of `wins_man`, `saves_man`, `trades` and `threatens`.
    std::optional<Square> square = {};

    bool operator==(const Hint&) const = default;
};

/// The first reason that holds. It is a reason, and no proof that the move is good: that is for who
/// chose it. Requires: legal.
[[nodiscard]] Hint hint_of(const Position& position, Move move);

/// The move that is hinted at: this one, or where men that were touched rule it out, of those that
/// they leave the one with the best reason (4.3). Requires: the game is not over.
[[nodiscard]] Move hinted_move(const Game& game, Move best);

}  // namespace arbiter
