// Why a request is refused: the `error` of docs/protocol.md, section 2.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

struct ApiError {
    /// Of HTTP.
    unsigned status = 400;
    /// For programs; lives as long as the program, as `field` does.
    std::string_view code;
    /// For people, without full stop.
    std::string text;
    /// The member of the request that is at fault, if it is one.
    std::string_view field{};
    /// A byte offset into that member's text.
    std::optional<std::size_t> at{};
};

/// As a JSON object with the one member `error`.
[[nodiscard]] std::string write_error(const ApiError& error);

}  // namespace arbiter
