// Where rulesets differ from FIDE's Laws over the board, and why: the table of docs/rulesets.md,
// which the build puts into the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// docs/rulesets.md.
extern const std::string_view rulesets_text;

/// A row of it.
struct RulesetDifference {
    std::vector<std::string> rulesets;  ///< names as in `--rules`
    std::vector<std::string> articles;  ///< of the Laws that say otherwise
    std::string text;                   ///< what holds instead, without full stop
    std::string why;
    std::string source;  ///< what was read of it
};

/// All rows of a ruleset, in their order: none for "fide".
[[nodiscard]] std::vector<RulesetDifference> differences_of(std::string_view ruleset);

/// Those that concern the article, one above it or one below it, written as `laws_of` takes it.
[[nodiscard]] std::vector<RulesetDifference> differences_of(std::string_view ruleset,
                                                            std::string_view article);

}  // namespace arbiter
