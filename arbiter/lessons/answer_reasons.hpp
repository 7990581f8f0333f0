// Why squares and moves that are asked for are right, and why there are no others: what stops a
// man, ends a check, allows en passant. Computed of each position, in words of a language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/lessons/task.hpp"

namespace arbiter::lessons {

/// Sentences that follow the right answer of a `TargetsQuestion`, an `EscapesQuestion` and an
/// `EnPassantQuestion`; of others none.
[[nodiscard]] std::vector<std::string> reasons_in_words(std::string_view language,
                                                        const Task& task);

}  // namespace arbiter::lessons
