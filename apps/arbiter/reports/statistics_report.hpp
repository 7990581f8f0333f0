// The statistics of a collection as people read them: in tables, as JSON, or as a picture.
#pragma once

#include <cstddef>
#include <string>

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/collection/statistics.hpp"

namespace arbiter {

/// Tables of text. Of the openings only the `most_openings` commonest, here and below.
[[nodiscard]] std::string statistics_text(const Statistics& statistics, std::size_t most_openings);

/// As docs/schemas/stats.json has it.
[[nodiscard]] Json statistics_json(const Statistics& statistics, std::size_t most_openings);

/// An SVG picture that needs no other file, on one line: a bar for each line of the tables.
[[nodiscard]] std::string statistics_svg(const Statistics& statistics, std::size_t most_openings);

}  // namespace arbiter
