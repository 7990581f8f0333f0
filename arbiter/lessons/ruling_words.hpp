// Why a move is legal, or which article forbids it, in a language of the lessons.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::lessons {

/// One sentence without full stop and without the article: as `explain` in English, in another
/// language from its phrases "reason.CODE".
[[nodiscard]] std::string ruling_in_words(std::string_view language, const Position& position,
                                          const Attempt& attempt);

/// The same of what a reader of moves has explained already.
[[nodiscard]] std::string ruling_in_words(std::string_view language, const Position& position,
                                          const Explanation& explanation);

}  // namespace arbiter::lessons
