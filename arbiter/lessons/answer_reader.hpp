// Answers as people type them.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "arbiter/lessons/task.hpp"

namespace arbiter::lessons {

/// Bytes of the longest answer that is read.
inline constexpr std::size_t longest_answer = 1000;

/// Reads what somebody typed, moves in any notation, those of the language first. Fails with one
/// sentence of that language that says what is wrong and what would be right: of an illegal move,
/// the article that forbids it; of an article that is right but not exact, that it has parts.
[[nodiscard]] std::expected<Answer, std::string> read_answer(std::string_view language,
                                                             const Task& task,
                                                             std::string_view text);

}  // namespace arbiter::lessons
