// Small values as docs/protocol.md writes them.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/game/termination.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/told.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Null where it is empty.
[[nodiscard]] Json text_or_null(std::string_view text);

/// `["a2", "a3"]`
[[nodiscard]] Json names(Bitboard squares);

[[nodiscard]] Json square_or_null(std::optional<Square> square);

[[nodiscard]] Json side_or_null(std::optional<Color> side);

/// END of the protocol, null while the game goes on.
[[nodiscard]] Json end_of(const std::optional<Ending>& ending);

/// A half-move, as in `moves` of the state.
[[nodiscard]] Json ply_of(const PlayedPly& ply);

/// A player without `here`.
[[nodiscard]] Json player_of(const ShownPlayer& player);

/// The same with `here`, which is true for the computer.
[[nodiscard]] Json player_of(const ShownPlayer& player, bool here);

}  // namespace arbiter
