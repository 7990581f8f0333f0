// What a file begins with, before anybody reads it.
#pragma once

#include <cstddef>
#include <string>

namespace arbiter {

/// At most so many bytes of it; "-" is standard input, from which nothing is taken: of a pipe it
/// waits for a whole line that is not blank. Empty where nothing can be told: of terminals, sockets
/// and named pipes, which are read only once, and of what cannot be opened. Requires: at most 4096.
[[nodiscard]] std::string beginning_of(const std::string& path, std::size_t most_bytes);

}  // namespace arbiter
