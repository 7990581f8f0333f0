#include "apps/arbiter/talk/lesson_glossary.hpp"

#include <algorithm>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/words.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

std::string glossary_entry(const LessonVoice& voice, std::string_view term) {
    const std::string small = folded(lessons::without_end(term));
    for (const lessons::Chapter& one : lessons::course())
        for (const lessons::Term& known : lessons::chapter_words(voice.language, one.id).terms)
            if (std::ranges::any_of(known.forms,
                                    [&](const std::string& form) { return folded(form) == small; }))
                return voice.lines(upper_first(known.forms.front()) + ": " + known.text) +
                       (known.why.empty() ? "" : voice.lines(known.why));
    return voice.say("learn.no_term", {{"text", std::string(term)}});
}

std::string glossary_words(const LessonVoice& voice) {
    std::vector<std::string> words;
    for (const lessons::Chapter& one : lessons::course())
        for (const lessons::Term& known : lessons::chapter_words(voice.language, one.id).terms)
            words.push_back(known.forms.front());
    std::ranges::sort(words, {}, [](const std::string& word) { return folded(word); });
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return voice.lines(text);
}

}  // namespace arbiter
