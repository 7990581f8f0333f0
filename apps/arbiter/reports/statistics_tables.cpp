#include "apps/arbiter/reports/statistics_tables.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace arbiter {

namespace {

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

StatisticsRow counted(std::string label, std::uint64_t part, std::uint64_t whole) {
    return {.label = std::move(label),
            .size = static_cast<double>(part),
            .text = fmt::format("{:>9} {:6.1f} %", part, share(part, whole))};
}

StatisticsTable results_table(const ResultCounts& results) {
    const std::uint64_t games = results.games();
    return {.title = "Results",
            .rows = {counted("1-0", results.white_wins, games),
                     counted("1/2-1/2", results.draws, games),
                     counted("0-1", results.black_wins, games),
                     counted("Others", results.others, games)}};
}

StatisticsTable endings_table(const Statistics& statistics) {
    StatisticsTable table{.title = "Endings", .rows = {}};
    for (std::size_t i = 0; i < recorded_ends; ++i) {
        const auto end = static_cast<RecordedEnd>(i);
        if (const std::uint64_t games = statistics.endings[end].games(); games > 0)
            table.rows.push_back(counted(std::string(describe(end)), games, statistics.games));
    }
    std::ranges::stable_sort(table.rows, std::ranges::greater(), &StatisticsRow::size);
    return table;
}

/// Groups up to the last that is not empty.
template <typename Row>
StatisticsTable grouped_table(std::string title, Row row) {
    StatisticsTable table{.title = std::move(title), .rows = {}};
    for (std::size_t group = 0; group < most_groups; ++group)
        table.rows.push_back(row(group));
    while (!table.rows.empty() && table.rows.back().size == 0)
        table.rows.pop_back();
    return table;
}

StatisticsTable openings_table(const Statistics& statistics, std::size_t most) {
    StatisticsTable table{.title = "Openings: games, White won, drawn, Black won", .rows = {}};
    const auto add = [&](std::string label, const ResultCounts& counts) {
        const std::uint64_t games = counts.games();
        table.rows.push_back(
            {.label = std::move(label),
             .size = static_cast<double>(games),
             .text = fmt::format("{:>9} {:6.1f} % {:6.1f} % {:6.1f} %", games,
                                 share(counts.white_wins, games), share(counts.draws, games),
                                 share(counts.black_wins, games))});
    };
    for (const auto& [opening, counts] : commonest_openings(statistics, most))
        add(std::string(opening.eco) + ' ' + std::string(opening.name), counts);
    if (statistics.without_opening.games() > 0)
        add("No named opening", statistics.without_opening);
    return table;
}

}  // namespace

OpeningCounts commonest_openings(const Statistics& statistics, std::size_t most) {
    OpeningCounts openings(statistics.openings.begin(), statistics.openings.end());
    std::ranges::stable_sort(openings, std::ranges::greater(),
                             [](const auto& opening) { return opening.second.games(); });
    if (openings.size() > most)
        openings.erase(openings.begin() + static_cast<std::ptrdiff_t>(most), openings.end());
    return openings;
}

std::string group_name(std::size_t group) {
    const std::size_t first = group * moves_per_group + 1;
    return group + 1 == most_groups ? fmt::format("{}-", first)
                                    : fmt::format("{}-{}", first, first + moves_per_group - 1);
}

std::string summary_of(const Statistics& statistics) {
    const double mean = statistics.games == 0 ? 0
                                              : static_cast<double>(statistics.plies) /
                                                    static_cast<double>(statistics.games);
    return fmt::format("{} plies in {} games, {:.1f} a game, from {} to {}", statistics.plies,
                       statistics.games, mean, statistics.shortest, statistics.longest);
}

std::vector<StatisticsTable> statistics_tables(const Statistics& statistics,
                                               std::size_t most_openings) {
    std::vector<StatisticsTable> tables{
        results_table(statistics.results), endings_table(statistics),
        grouped_table("Length in moves",
                      [&](std::size_t group) {
                          return counted(group_name(group), statistics.lengths[group],
                                         statistics.games);
                      }),
        grouped_table("Time for a move, by its number",
                      [&](std::size_t group) {
                          const TimeCounts& counts = statistics.times[group];
                          const double seconds =
                              std::chrono::duration<double>(counts.mean()).count();
                          return StatisticsRow{.label = group_name(group),
                                               .size = seconds,
                                               .text = fmt::format("{:9.2f} s", seconds)};
                      }),
        openings_table(statistics, most_openings)};
    std::erase_if(tables, [](const StatisticsTable& table) { return table.rows.empty(); });
    return tables;
}

}  // namespace arbiter
