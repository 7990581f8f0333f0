#include "apps/arbiter/talk/lesson_commands.hpp"

#include <array>
#include <string>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/phrases.hpp"

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

std::optional<LessonCommand> read_as(const NamedLessonWord& named, std::string_view form,
                                     std::string_view line) {
    const std::string_view begin = line.substr(0, form.size());
    if (lower(begin) != form)
        return std::nullopt;
    const std::string_view rest = line.substr(begin.size());
    if (!named.takes_rest)
        return rest.empty() ? std::optional(LessonCommand{named.word}) : std::nullopt;
    if (rest.size() < 2 || rest.front() != ' ')
        return std::nullopt;
    return LessonCommand{named.word, rest.substr(1)};
}

}  // namespace

std::optional<LessonCommand> read_lesson_command(std::string_view language, std::string_view line) {
    if (line.empty())
        return LessonCommand{LessonWord::next};
    for (const std::string_view spoken : {language, std::string_view("en")})
        for (const NamedLessonWord& named : lesson_words)
            for (const std::string& form :
                 lessons::forms(spoken, "command." + std::string(named.name)))
                if (const auto command = read_as(named, form, line))
                    return command;
    return std::nullopt;
}

}  // namespace arbiter
