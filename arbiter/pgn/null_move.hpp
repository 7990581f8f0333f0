// The move that is none: annotations write it where it does not matter what a side plays.
#pragma once

#include <optional>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The same men with the other side to move. Nothing where the side to move stands in check, which
/// must be answered (3.9.2). No player may pass: the players move alternately (1.2).
[[nodiscard]] std::optional<Position> pass(const Position& position);

/// The position after one ply of a game as it was read: a legal move, or the one that never is,
/// which stands for a null move.
[[nodiscard]] Position after_ply(const Position& position, Move ply);

}  // namespace arbiter
