// Why is this move legal, or which article forbids it? A ruling in one English sentence.
#pragma once

#include <string>

#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter {

/// A ruling and its words.
struct Explanation : Ruling {
    /// One English sentence without full stop, verdict and article.
    std::string text;
    /// What was ruled on, for who says it in another language.
    Attempt attempt{};
};

/// Takes every attempt, legal or not, as `rule_on` does.
[[nodiscard]] Explanation explain(const Position& position, const Attempt& attempt);

}  // namespace arbiter
