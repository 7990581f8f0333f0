#include "apps/arbiter/talk/ruleset_differences.hpp"

#include <algorithm>
#include <cstddef>

#include "apps/arbiter/talk/laws.hpp"

namespace arbiter {

namespace {

/// Does the one say more of what the other is about?
bool is_below(std::string_view article, std::string_view above) {
    return article.starts_with(above) &&
           (article.size() == above.size() || article[above.size()] == '.');
}

}  // namespace

std::vector<RulesetDifference> differences_of(std::string_view ruleset) {
    std::vector<RulesetDifference> found;
    for (const std::string& line : parts_of(rulesets_text, '\n')) {
        const auto cells = parts_of(line, '|');
        // Nothing stands before the first and behind the last bar.
        constexpr std::size_t cells_of_a_row = 7;
        if (cells.size() != cells_of_a_row)
            continue;
        auto rulesets = parts_of(cells[1], ',');
        if (std::ranges::find(rulesets, ruleset) != rulesets.end())
            found.push_back(
                {std::move(rulesets), parts_of(cells[2], ','), cells[3], cells[4], cells[5]});
    }
    return found;
}

std::vector<RulesetDifference> differences_of(std::string_view ruleset, std::string_view article) {
    auto found = differences_of(ruleset);
    const std::string name = article_as_written(article);
    std::erase_if(found, [&name](const RulesetDifference& difference) {
        return std::ranges::none_of(difference.articles, [&name](const std::string& other) {
            return is_below(other, name) || is_below(name, other);
        });
    });
    return found;
}

}  // namespace arbiter
