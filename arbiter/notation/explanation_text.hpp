// An explanation as the error messages of move readers say it, the Law behind it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// " (Law 3.7.3)".
[[nodiscard]] inline std::string law_behind(std::string_view article) {
    return " (Law " + std::string(article) + ')';
}

/// "a pawn goes diagonally only to capture, and d3 is empty (Law 3.7.3)".
[[nodiscard]] inline std::string sentence(const Explanation& explanation) {
    return explanation.text + law_behind(explanation.article);
}

/// The words of a refusal without the Law behind them, for who cites its article himself.
[[nodiscard]] inline std::string without_law(const SanError& error) {
    const std::string law = law_behind(error.article);
    const bool is_cited = !error.article.empty() && error.text.ends_with(law);
    return error.text.substr(0, error.text.size() - (is_cited ? law.size() : 0));
}

}  // namespace arbiter
