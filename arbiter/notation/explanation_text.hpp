// An explanation as the error messages of move readers say it.
#pragma once

#include <string>

#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// "a pawn goes diagonally only to capture, and d3 is empty (Law 3.7.3)".
[[nodiscard]] inline std::string sentence(const Explanation& explanation) {
    return explanation.text + " (Law " + std::string(explanation.article) + ')';
}

}  // namespace arbiter
