// How far one piece of a text goes, when the text arrives in parts.
#pragma once

#include <cstdint>

namespace arbiter {

/// Is what is there the last of the input, or does more follow?
enum class Input : std::uint8_t { more_follows, complete };

/// What came of looking for the end.
enum class Extent : std::uint8_t {
    whole,      ///< found, with its end
    broken,     ///< never closed, or not of this kind
    need_more,  ///< the end of the text came first, and more may follow
};

}  // namespace arbiter
