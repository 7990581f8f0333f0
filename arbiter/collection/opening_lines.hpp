// The table of opening names, openings.tsv, as the build puts it into the library.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// Its lines: ECO code, name and moves in standard notation without numbers, with tabs between.
extern const std::span<const std::string_view> opening_lines;

}  // namespace arbiter
