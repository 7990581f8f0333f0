// How far a misspelt word is from the one that was meant.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter {

/// How many letters are missing, too many, wrong or changed with the next.
[[nodiscard]] std::size_t edit_distance(std::string_view one, std::string_view other);

}  // namespace arbiter
