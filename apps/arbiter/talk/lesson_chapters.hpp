// The chapters of the lessons as people name them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// The place in the course, from 0, of the chapter of that id, number ("15", "15.") or title in any
/// language of the lessons, whatever its capitals.
[[nodiscard]] std::optional<std::size_t> chapter_meant(std::string_view name);

/// Of those that are spelt nearly so, what was nearly hit, the nearest first: titles of that
/// language, ids, or titles of another. Three at most.
[[nodiscard]] std::vector<std::string> chapters_like(std::string_view language,
                                                     std::string_view name);

/// What is wrong with the name of a chapter on the command line, and what would be right: "there is
/// no chapter "casteling", but Castling". Nothing where there is one.
[[nodiscard]] std::optional<std::string> why_no_chapter(std::string_view language,
                                                        std::string_view name);

}  // namespace arbiter
