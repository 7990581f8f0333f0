// What a fuzz target holds: where it does not, the fuzzer keeps the input.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace arbiter::fuzz {

inline void require(bool holds) {
    if (!holds)
        std::abort();
}

/// An error says something, and points into the input.
template <typename Error>
void require_place(const Error& error, std::size_t size) {
    require(error.at <= size && !error.text.empty());
}

}  // namespace arbiter::fuzz
