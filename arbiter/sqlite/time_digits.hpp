// Times in the small files beside the games: milliseconds since 1970 in twenty digits, so that each
// is as long as the next and a torn one is seen.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

inline constexpr std::size_t time_digits = 20;

/// Requires: not before 1970.
[[nodiscard]] std::string write_time_digits(Timestamp time);

/// Nothing where the text is not as `write_time_digits` writes.
[[nodiscard]] std::optional<Timestamp> read_time_digits(std::string_view text);

}  // namespace arbiter
