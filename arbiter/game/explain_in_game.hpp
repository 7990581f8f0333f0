// As `explain` and `read_san`, but with the game behind them: they say which move lost a castling
// right.
#pragma once

#include <expected>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// Why is this attempt legal or not in the current position of the game?
[[nodiscard]] Explanation explain(const History& history, const Attempt& attempt);

/// Reads SAN in the current position of the game.
[[nodiscard]] std::expected<Move, SanError> read_san(const History& history, std::string_view text);

}  // namespace arbiter
