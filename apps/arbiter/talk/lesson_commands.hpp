// The commands of a lesson in the languages of the lessons: "command.next", ... of their phrases.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter {

enum class LessonWord : std::uint8_t {
    next,
    back,
    again,
    more,
    hint,
    show,
    board,
    chapters,
    chapter,  ///< with a name
    word,     ///< with a term
    words,
    help,
    quit,
};

struct LessonCommand {
    LessonWord word;
    /// What follows it, where it takes something.
    std::string_view rest = {};
};

/// In the language or in English, whatever its capitals, and as a sentence ("help!"); an empty line
/// is `next`. Nothing where the line is no command.
[[nodiscard]] std::optional<LessonCommand> read_lesson_command(std::string_view language,
                                                               std::string_view line);

}  // namespace arbiter
