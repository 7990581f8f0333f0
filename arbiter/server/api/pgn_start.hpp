// The start of a game that goes on where one of a PGN ends (docs/protocol.md, section 4).
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/server/net/api_error.hpp"

namespace arbiter {

struct PgnStart {
    Position start;
    /// Those that are played already.
    std::vector<Move> moves;
};

/// `chosen`: which of several games it is, from 0. Fails where there is no such game, or where none
/// is chosen of several, which the error lists, and where the game has more moves than a new one
/// can have behind it, or an error.
[[nodiscard]] std::expected<PgnStart, ApiError> read_pgn_start(std::string_view pgn,
                                                               std::optional<std::size_t> chosen);

}  // namespace arbiter
