// The path and the query of a request's target.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct Target {
    /// Percent-decoded: any bytes, beginning with a slash.
    std::string path;
    /// As it stands, without the question mark.
    std::string query;
};

/// Nothing where it is malformed: no path from the root, or a percent sign without two digits.
[[nodiscard]] std::optional<Target> read_target(std::string_view text);

/// The colour after `seat=` in a query, if there is one.
[[nodiscard]] std::optional<Color> seat_in(std::string_view query);

/// The version after `v=` in a query, if it makes sense.
[[nodiscard]] std::optional<std::uint32_t> version_in(std::string_view query);

}  // namespace arbiter
