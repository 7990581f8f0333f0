// The statistics of a collection as tables, before anybody decides how they look.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/collection/statistics.hpp"

namespace arbiter {

/// The commonest first; of the same number in the order of their codes and names.
using OpeningCounts = std::vector<std::pair<Opening, ResultCounts>>;
[[nodiscard]] OpeningCounts commonest_openings(const Statistics& statistics, std::size_t most);

/// One line of a table.
struct StatisticsRow {
    std::string label;
    /// As it is drawn, beside the other rows of the table.
    double size = 0;
    /// What stands behind it: "4012   48.9 %".
    std::string text;
};

/// Rows that belong together.
struct StatisticsTable {
    std::string title;
    std::vector<StatisticsRow> rows;
};

/// Without those that would be empty.
[[nodiscard]] std::vector<StatisticsTable> statistics_tables(const Statistics& statistics,
                                                             std::size_t most_openings);

/// "1-10", "11-20", ..., "191-".
[[nodiscard]] std::string group_name(std::size_t group);

/// "579815 plies in 8208 games, 70.6 a game, from 0 to 301".
[[nodiscard]] std::string summary_of(const Statistics& statistics);

}  // namespace arbiter
