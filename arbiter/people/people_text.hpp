// The counts in people.txt, as the build puts them into the library.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// Its lines, as habit_text.hpp describes them.
extern const std::span<const std::string_view> people_lines;

}  // namespace arbiter
