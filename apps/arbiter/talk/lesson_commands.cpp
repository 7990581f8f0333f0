#include "apps/arbiter/talk/lesson_commands.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/lessons/phrases.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

namespace {

struct NamedLessonWord {
    std::string_view name;
    LessonWord word;
    bool takes_rest = false;
};

constexpr std::array lesson_words{
    NamedLessonWord{"next", LessonWord::next},
    NamedLessonWord{"back", LessonWord::back},
    NamedLessonWord{"again", LessonWord::again},
    NamedLessonWord{"more", LessonWord::more},
    NamedLessonWord{"hint", LessonWord::hint},
    NamedLessonWord{"show", LessonWord::show},
    NamedLessonWord{"board", LessonWord::board},
    NamedLessonWord{"chapters", LessonWord::chapters},
    NamedLessonWord{"chapter", LessonWord::chapter, true},
    NamedLessonWord{"word", LessonWord::word, true},
    NamedLessonWord{"words", LessonWord::words},
    NamedLessonWord{"help", LessonWord::help},
    NamedLessonWord{"quit", LessonWord::quit},
};

/// No form of a command has so many bytes.
constexpr std::size_t longest_command = 40;

/// A word without anything behind it but the end of a sentence.
bool is_all(std::string_view form, std::string_view line) {
    return folded(line) == form || folded(lessons::without_end(line)) == form;
}

/// The longest of the forms that the line begins with, as words, and what follows it.
std::optional<std::string_view> rest_behind(std::span<const std::string> forms,
                                            std::string_view line) {
    for (std::size_t end = line.rfind(' ', longest_command);
         end != std::string_view::npos && end > 0; end = line.rfind(' ', end - 1))
        if (std::ranges::find(forms, folded(line.substr(0, end))) != forms.end())
            return trimmed(line.substr(end));
    return std::nullopt;
}

std::optional<LessonCommand> read_as(const NamedLessonWord& named,
                                     std::span<const std::string> forms, std::string_view line) {
    if (!named.takes_rest) {
        const bool is_it =
            line.size() <= longest_command &&
            std::ranges::any_of(forms, [&](const std::string& form) { return is_all(form, line); });
        return is_it ? std::optional(LessonCommand{named.word}) : std::nullopt;
    }
    const auto rest = rest_behind(forms, line);
    return rest ? std::optional(LessonCommand{named.word, *rest}) : std::nullopt;
}

}  // namespace

std::optional<LessonCommand> read_lesson_command(std::string_view language, std::string_view line) {
    if (line.empty())
        return LessonCommand{LessonWord::next};
    for (const std::string_view spoken : {language, std::string_view("en")})
        for (const NamedLessonWord& named : lesson_words)
            if (const auto command = read_as(
                    named, lessons::forms(spoken, "command." + std::string(named.name)), line))
                return command;
    return std::nullopt;
}

}  // namespace arbiter
