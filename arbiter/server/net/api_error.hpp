// Why a request is refused: the `error` of docs/protocol.md, section 2.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// One of several games of a text, for whoever has to choose; what its tags do not tell is empty.
struct ListedGame {
    std::string white;
    std::string black;
    std::string result;
    std::string date;
    std::size_t plies = 0;  ///< half-moves of the main line
};

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
    /// Where one of them would be right: the first of them, in their order.
    std::vector<ListedGame> games{};
};

/// As a JSON object with the one member `error`.
[[nodiscard]] std::string write_error(const ApiError& error);

}  // namespace arbiter
