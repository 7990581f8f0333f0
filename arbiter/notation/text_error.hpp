// What was wrong with a text, and where.
#pragma once

#include <cstddef>
#include <string>

namespace arbiter {

/// One fault of a text. Lenient readers also tell by it what they let pass.
struct TextError {
    /// Bytes from 0; at most the length of the text.
    std::size_t at = 0;
    /// One English sentence without full stop: what is wrong and what would be right.
    std::string text;

    bool operator==(const TextError&) const = default;
};

/// A character as a message shows it: 'x', or its byte value where it cannot be printed.
[[nodiscard]] std::string shown(char c);

}  // namespace arbiter
