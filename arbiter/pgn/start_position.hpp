// Where a game starts, as its tags Variant and FEN say.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/pgn/problem.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Which game the tag Variant names; `foreign` is any other than the two that can be played.
enum class Variant : std::uint8_t { standard, chess960, foreign };

/// From the many spellings of the tag Variant: absent, empty, "Standard", "From Position" and
/// "normal" are standard chess; "Chess960", "fischerandom", "Fischer Random", "960" are Chess960.
[[nodiscard]] Variant variant_named(std::string_view text);

/// Where to begin, and what was let pass to get there.
struct StartPosition {
    Position position;  ///< the initial one where there is no FEN
    /// Faults of the FEN that were forgiven, as one sentence; empty where there are none.
    std::string forgiven;
};

/// Why the game cannot be played at all.
struct StartError {
    PgnFault fault;    ///< `foreign_variant` or `bad_fen`
    std::string text;  ///< English, without full stop; semicolons between several faults
};

/// `variant` and `fen` are the values of the tags, empty where they are missing. A position that no
/// game can have is played as it stands (`forgivable_faults`).
[[nodiscard]] std::expected<StartPosition, StartError> start_position(std::string_view variant,
                                                                      std::string_view fen);

}  // namespace arbiter
