// Squares and articles that a text of the lessons names.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/bitboard.hpp"

namespace arbiter::testing {

/// "e4", but not the end of "Ne4".
[[nodiscard]] Bitboard squares_named_in(std::string_view text);

/// "3.7.3.2", "A.4", "II.3"; each as often as the text has it.
[[nodiscard]] std::vector<std::string> articles_named_in(std::string_view text);

/// The articles of docs/laws.md, with those that they are parts of.
[[nodiscard]] const std::set<std::string>& all_articles();

/// "a1 b2".
[[nodiscard]] std::string names_of(Bitboard squares);

}  // namespace arbiter::testing
