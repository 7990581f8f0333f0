// Where something stands in a file, as an editor shows it.
#pragma once

#include <cstdint>

namespace arbiter {

/// One byte of a text, as programs count and as people do.
struct TextPlace {
    /// Bytes before it.
    std::uint64_t offset = 0;
    /// From 1. CR, LF and CR LF end a line.
    std::uint64_t line = 1;
    /// Bytes from 1. A byte order mark at the start does not count.
    std::uint64_t column = 1;

    bool operator==(const TextPlace&) const = default;
};

}  // namespace arbiter
