// The words that the lessons explain, as they are told at a terminal.
#pragma once

#include <string>
#include <string_view>

#include "apps/arbiter/talk/lesson_voice.hpp"

namespace arbiter {

/// What a word means, in whichever form it is asked for, and where it comes from; that there is no
/// such word, where none is explained.
[[nodiscard]] std::string glossary_entry(const LessonVoice& voice, std::string_view term);

/// All of them by the alphabet.
[[nodiscard]] std::string glossary_words(const LessonVoice& voice);

}  // namespace arbiter
