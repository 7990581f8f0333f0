#include "apps/arbiter/drawing/scoresheet_svg.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "apps/arbiter/drawing/svg_text.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/scoresheet.hpp"
#include "arbiter/game/time_control_text.hpp"

namespace arbiter {

namespace {

// Lengths in the units of the picture.
constexpr int width = 794;
constexpr int least_height = 1123;
constexpr int margin = 48;
constexpr int head_height = 150;
constexpr int foot_height = 150;
constexpr int row_height = 25;
constexpr int gap = 18;
constexpr int block_width = (width - 2 * margin - gap) / 2;
constexpr int number_width = 30;
constexpr int cell_width = (block_width - number_width) / 2;
/// Of a table of two blocks side by side.
constexpr std::size_t least_rows_of_a_block = 30;

constexpr std::string_view line_color = "#9aa8a1";

std::string line(int x1, int y1, int x2, int y2) {
    return fmt::format(R"(<path d="M{} {}L{} {}" stroke="{}"/>)", x1, y1, x2, y2, line_color);
}

/// Made narrower where it would be wider than its place; a character is at most 8 wide.
std::string fitted(int x, int y, int room, std::string_view more, std::string_view text) {
    constexpr int widest_character = 8;
    const bool is_too_wide = static_cast<int>(utf8_length(text)) * widest_character > room;
    const std::string narrower =
        is_too_wide ? fmt::format(R"( textLength="{}" lengthAdjust="spacingAndGlyphs")", room) : "";
    return svg_text(x, y, std::string(more) + narrower, text);
}

std::string drawn_cell(const SheetCell& cell, int x, int y) {
    constexpr int inset = 6;
    constexpr int widest_digit = 6;
    const std::string time = cell.left ? sheet_time(*cell.left) : "";
    constexpr int gap_before_time = 4;
    const int of_time =
        cell.left ? static_cast<int>(time.size()) * widest_digit + gap_before_time : 0;
    const int room = cell_width - 2 * inset - of_time;
    std::string drawn;
    if (!cell.move.empty())
        drawn += fitted(x + inset, y, room, "", cell.move + (cell.is_offer ? " (=)" : ""));
    if (cell.left)
        drawn += svg_text(x + cell_width - inset, y, R"( font-size="10" text-anchor="end")", time);
    return drawn;
}

std::string drawn_row(const SheetRow& row, int x, int y) {
    const int base = y + row_height - 8;
    std::string drawn =
        svg_text(x + number_width - 6, base, R"( text-anchor="end")", std::to_string(row.number));
    for (const Color side : both_colors)
        drawn += drawn_cell(row.cells[side],
                            x + number_width + (side == Color::white ? 0 : cell_width), base);
    return drawn;
}

/// The lines of a block, and what stands above its columns.
std::string drawn_grid(int x, int y, std::size_t rows) {
    const int bottom = y + static_cast<int>(rows) * row_height;
    std::string drawn;
    for (const Color side : both_colors)
        drawn += svg_text(x + number_width + (side == Color::white ? 0 : cell_width) + 6, y - 7,
                          R"( font-weight="600")", capitalized_name(side));
    for (std::size_t row = 0; row <= rows; ++row) {
        const int at = y + static_cast<int>(row) * row_height;
        drawn += line(x, at, x + block_width, at);
    }
    for (const int column : {0, number_width, number_width + cell_width, block_width})
        drawn += line(x + column, y, x + column, bottom);
    return drawn;
}

/// A name and what is known of it, on a line to write on.
std::string drawn_field(int x, int y, int to, std::string_view name, std::string_view value) {
    constexpr int name_width = 64;
    return svg_text(x, y, R"( font-size="11")", name) +
           (value.empty() ? "" : fitted(x + name_width, y, to - x - name_width, "", value)) +
           line(x + name_width, y + 5, to, y + 5);
}

std::string drawn_head(const Game& game) {
    const int middle = margin + block_width;
    const int right = margin + block_width + gap;
    std::string drawn =
        svg_text(margin, margin + 18, R"( font-size="20" font-weight="600")", "Score sheet");
    int y = margin + 54;
    drawn += drawn_field(margin, y, middle, "White", game.terms().players[Color::white].name);
    drawn +=
        drawn_field(right, y, width - margin, "Black", game.terms().players[Color::black].name);
    y += 32;
    const std::string time =
        game.state().clock ? write_time_control(game.terms().time) : std::string();
    drawn += drawn_field(margin, y, middle, "Event", "");
    return drawn + drawn_field(right, y, width - margin, "Time", time);
}

std::string drawn_foot(const Game& game, Notation notation, int y) {
    std::string result;
    if (const auto& ending = game.ending())
        result = std::string(text(ending->result)) + "  " + reason_in_words(*ending) +
                 cited(ending->article);
    const int right = margin + block_width + gap;
    return drawn_field(margin, y + 40, width - margin, "Result", result) +
           drawn_field(margin, y + 90, margin + block_width, "White", "") +
           drawn_field(right, y + 90, width - margin, "Black", "") +
           svg_text(margin, y + 112, R"( font-size="10")",
                    is_evidence(game.ruleset(), notation)
                        ? "At the end both players sign both score sheets (Law 8.7)."
                        : "No evidence: FIDE recognises algebraic notation alone (Appendix C).");
}

}  // namespace

std::string scoresheet_svg(const Game& game, const MoveStyle& style) {
    const std::vector<SheetRow> rows = scoresheet(game, style);
    const std::size_t of_a_block = std::max(least_rows_of_a_block, (rows.size() + 1) / 2);
    const int top = margin + head_height;
    std::string drawn = drawn_head(game);
    for (std::size_t block = 0; block < 2; ++block) {
        const int x = margin + (block == 0 ? 0 : block_width + gap);
        drawn += drawn_grid(x, top, of_a_block);
        for (std::size_t i = 0; i < of_a_block && block * of_a_block + i < rows.size(); ++i)
            drawn +=
                drawn_row(rows[block * of_a_block + i], x, top + static_cast<int>(i) * row_height);
    }
    const int bottom = top + static_cast<int>(of_a_block) * row_height;
    drawn += drawn_foot(game, style.notation, bottom);
    return svg_page(width, std::max(least_height, bottom + foot_height), "Score sheet", drawn);
}

}  // namespace arbiter
