#include "apps/arbiter/talk/lesson_voice.hpp"

#include "apps/arbiter/drawing/board_text.hpp"
#include "apps/arbiter/frame/printable.hpp"
#include "apps/arbiter/talk/wrapped_text.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/markup.hpp"

namespace arbiter {

std::string LessonVoice::lines(std::string_view text) const {
    return plain_lines(lessons::without_marks(text));
}

std::string LessonVoice::plain_lines(std::string_view text) const {
    const std::string shown = printable(text);
    return draws_boards ? wrapped(shown) : shown + '\n';
}

std::string LessonVoice::sentence(std::string_view text) const {
    const bool is_ended = text.ends_with('.') || text.ends_with('?');
    return plain_lines(upper_first(std::string(text)) + (is_ended ? "" : "."));
}

std::string LessonVoice::say(std::string_view name,
                             std::initializer_list<lessons::Filling> fillings) const {
    return plain_lines(lessons::phrase(language, name, fillings));
}

std::string LessonVoice::board(const Position& position, Bitboard marked) const {
    if (draws_boards)
        return text_board(
            position, Color::white,
            {.letters = letters_of(language).value_or(english_letters), .marked = marked});
    std::string text = lessons::board_in_words(language, position) + '\n';
    if (marked.any())
        text += say("learn.marked", {{"squares", lessons::squares_in_words(language, marked)}});
    return text;
}

}  // namespace arbiter
