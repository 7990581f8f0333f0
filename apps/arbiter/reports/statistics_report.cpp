#include "apps/arbiter/reports/statistics_report.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "apps/arbiter/drawing/svg_text.hpp"
#include "apps/arbiter/reports/statistics_tables.hpp"
#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

// Lengths in the units of the picture.
constexpr int report_width = 1020;
constexpr int report_margin = 24;
constexpr int report_row_height = 22;
constexpr int title_height = 40;
constexpr int bar_left = 490;
constexpr int longest_bar = 280;
constexpr int bar_height = 14;

// As on the page (web/src/style/board.css).
constexpr std::string_view bar_color = "#4f7a68";

/// Numbers as they stand in the tables, without what lines them up.
std::string condensed(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c != ' ' || (!result.empty() && result.back() != ' '))
            result += c;
    return result;
}

std::string drawn_row(const StatisticsRow& row, double largest, int y) {
    const double length = largest > 0 ? longest_bar * row.size / largest : 0;
    // A wide typeface needs 8 units for a character.
    constexpr std::size_t longest_label = 58;
    std::string label(utf8_beginning(row.label, longest_label));
    if (label.size() < row.label.size())
        label += "…";
    return svg_text(bar_left - 10, y, R"( text-anchor="end")", label) +
           fmt::format(R"(<rect x="{}" y="{}" width="{:.1f}" height="{}" fill="{}"/>)", bar_left,
                       y - bar_height + 3, length, bar_height, bar_color) +
           svg_text(bar_left + longest_bar + 12, y, "", condensed(row.text));
}

Json json_of(const ResultCounts& counts) {
    return {{"games", counts.games()},
            {"white_wins", counts.white_wins},
            {"draws", counts.draws},
            {"black_wins", counts.black_wins},
            {"others", counts.others}};
}

}  // namespace

std::string statistics_text(const Statistics& statistics, std::size_t most_openings) {
    std::string text = summary_of(statistics) + '\n';
    for (const StatisticsTable& table : statistics_tables(statistics, most_openings)) {
        std::size_t widest = 0;
        for (const StatisticsRow& row : table.rows)
            widest = std::max(widest, utf8_length(row.label));
        text += '\n' + table.title + '\n';
        for (const StatisticsRow& row : table.rows)
            text += fmt::format("  {}{}{}\n", row.label,
                                std::string(widest - utf8_length(row.label), ' '), row.text);
    }
    return text;
}

Json statistics_json(const Statistics& statistics, std::size_t most_openings) {
    Json endings = Json::object();
    for (std::size_t i = 0; i < recorded_ends; ++i) {
        const auto end = static_cast<RecordedEnd>(i);
        if (statistics.endings[end].games() > 0)
            endings[std::string(code(end))] = json_of(statistics.endings[end]);
    }
    Json openings = Json::array();
    for (const auto& [opening, counts] : commonest_openings(statistics, most_openings)) {
        Json one{{"eco", opening.eco}, {"name", opening.name}};
        one.update(json_of(counts));
        openings.push_back(std::move(one));
    }
    Json lengths = Json::array();
    Json times = Json::array();
    for (std::size_t group = 0; group < most_groups; ++group) {
        const std::size_t from = group * moves_per_group + 1;
        if (statistics.lengths[group] > 0)
            lengths.push_back({{"from_move", from}, {"games", statistics.lengths[group]}});
        if (const TimeCounts& counts = statistics.times[group]; counts.moves > 0)
            times.push_back(
                {{"from_move", from}, {"moves", counts.moves}, {"mean_ms", counts.mean().count()}});
    }
    return {{"games", statistics.games},
            {"plies", statistics.plies},
            {"shortest", statistics.shortest},
            {"longest", statistics.longest},
            {"results", json_of(statistics.results)},
            {"endings", std::move(endings)},
            {"lengths", std::move(lengths)},
            {"times", std::move(times)},
            {"openings", std::move(openings)},
            {"named_openings", statistics.openings.size()},
            {"without_opening", json_of(statistics.without_opening)}};
}

std::string statistics_svg(const Statistics& statistics, std::size_t most_openings) {
    int y = report_margin + 16;
    std::string drawn =
        svg_text(report_margin, y, R"( font-size="16" font-weight="600")", summary_of(statistics));
    for (const StatisticsTable& table : statistics_tables(statistics, most_openings)) {
        y += title_height;
        drawn += svg_text(report_margin, y, R"( font-weight="600")", table.title);
        const double largest =
            std::ranges::max(table.rows, std::ranges::less(), &StatisticsRow::size).size;
        for (const StatisticsRow& row : table.rows)
            drawn += drawn_row(row, largest, y += report_row_height);
    }
    return svg_page(report_width, y + report_margin, summary_of(statistics), drawn);
}

}  // namespace arbiter
