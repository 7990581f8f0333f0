#include "arbiter/pgn/problem.hpp"

#include <array>

namespace arbiter {

std::string_view code(PgnFault fault) {
    constexpr std::array<std::string_view, 13> codes{
        "broken-tag",
        "late-tag",
        "unterminated-comment",
        "unterminated-variation",
        "stray-close",
        "unknown-token",
        "nag-range",
        "stray-text",
        "encoding",
        "foreign-variant",
        "bad-fen",
        "odd-fen",
        "illegal-move",
    };
    return codes[static_cast<std::size_t>(fault)];
}

}  // namespace arbiter
