#include "apps/arbiter/talk/laws.hpp"

#include <algorithm>
#include <cstddef>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

/// "| 9.2 | ... | ... | ... |", and neither the head of a table nor the line below it.
bool is_row(std::string_view line) {
    return line.starts_with("| ") && !line.starts_with("| article") &&
           !line.starts_with("| guideline");
}

template <typename Wanted>
std::vector<LawRow> rows_with(Wanted is_wanted) {
    std::vector<LawRow> found;
    for (LawRow& row : laws())
        if (std::ranges::any_of(row.articles, is_wanted))
            found.push_back(std::move(row));
    return found;
}

}  // namespace

std::vector<std::string> parts_of(std::string_view text, char mark) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(mark);
        parts.emplace_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

std::string article_as_written(std::string_view article) {
    std::string text = upper(trimmed(article));
    for (const std::string_view before : {"LAW ", "ARTICLE ", "GUIDELINE "})
        if (text.starts_with(before))
            text.erase(0, before.size());
    while (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::vector<LawRow> laws() {
    std::vector<LawRow> rows;
    for (const std::string& line : parts_of(laws_text, '\n')) {
        if (!is_row(line))
            continue;
        const auto cells = parts_of(line, '|');
        // Nothing stands before the first and behind the last bar.
        constexpr std::size_t cells_of_a_row = 6;
        if (cells.size() == cells_of_a_row)
            rows.push_back({parts_of(cells[1], ','), cells[2], cells[3], cells[4]});
    }
    return rows;
}

std::vector<LawRow> laws_of(std::string_view article) {
    const std::string name = article_as_written(article);
    auto own =
        rows_with([&](const std::string& named) { return article_as_written(named) == name; });
    if (!own.empty())
        return own;
    return rows_with([&](const std::string& named) { return named.starts_with(name + "."); });
}

std::string law_lines(std::string_view article) {
    std::string text;
    for (const LawRow& row : laws_of(article))
        text += row.articles.front() + ": " + row.text + ".\n";
    return text.empty() ? "Not understood: name an article, as in law 9.2.\n" : text;
}

}  // namespace arbiter
