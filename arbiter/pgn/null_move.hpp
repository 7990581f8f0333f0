// The move that is none: annotations write it where it does not matter what a side plays.
#pragma once

#include <optional>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// The same men with the other side to move. Nothing where the side to move stands in check, which
/// must be answered (3.9.2). No player may pass: the players move alternately (1.2).
[[nodiscard]] std::optional<Position> pass(const Position& position);

}  // namespace arbiter
