// How lessons and drills speak at a terminal: phrases of a language as lines, and boards, drawn or
// told.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "arbiter/lessons/phrases.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

struct LessonVoice {
    /// One of `lessons::languages()`.
    std::string_view language = "en";
    /// Boards are drawn, and paragraphs cut into lines, only where somebody can see them.
    bool draws_boards = false;

    /// A text of the lessons without its marks.
    [[nodiscard]] std::string lines(std::string_view text) const;
    /// A text that has none, but may have what somebody typed in it: as he typed it, only that it
    /// does not command the terminal.
    [[nodiscard]] std::string plain_lines(std::string_view text) const;
    /// The same as a sentence: with a capital letter and a full stop, where they are missing.
    [[nodiscard]] std::string sentence(std::string_view text) const;
    /// A phrase.
    [[nodiscard]] std::string say(std::string_view name,
                                  std::initializer_list<lessons::Filling> fillings = {}) const;
    /// White at the bottom, in the letters of the language, or men and marks in words.
    [[nodiscard]] std::string board(const Position& position, Bitboard marked = {}) const;
};

}  // namespace arbiter
