// What is marked in the words of the lessons: "*check*" where a term is explained, and
// "[a3 and b2](moves c1)" where something is said that can be computed. Readers see neither mark;
// the marks are for who checks the words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lessons {

/// Words that state something, and what they state.
struct Statement {
    /// "a3 and b2".
    std::string_view words;
    /// "moves c1", in the language of tests/lessons/facts.hpp.
    std::string_view fact;

    bool operator==(const Statement&) const = default;
};

/// As readers see it.
[[nodiscard]] std::string without_marks(std::string_view text);

/// As they see it, with a blank in place of each statement: what is not held by any.
[[nodiscard]] std::string without_statements(std::string_view text);

/// In their order.
[[nodiscard]] std::vector<Statement> statements_in(std::string_view text);

/// The terms that are explained, in their order, as they are written there.
[[nodiscard]] std::vector<std::string_view> explained_in(std::string_view text);

}  // namespace arbiter::lessons
