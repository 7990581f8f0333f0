// What a file begins with, before anybody reads it.
#pragma once

#include <cstddef>
#include <string>

namespace arbiter {

/// At most so many bytes of it, and where it has so many or less its first line; "-" is standard
/// input, from which nothing is taken: of a pipe it waits for that line. Empty where nothing can be
/// told, as of a terminal and of what cannot be opened. Requires: at most 4096.
[[nodiscard]] std::string beginning_of(const std::string& path, std::size_t most_bytes);

}  // namespace arbiter
