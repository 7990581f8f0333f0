// The words of an answer: what stands between them taken away, and those of a language recognized.
// Knows no position.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lessons {

/// What stands between commas, conjunctions or numbers ("1."), as words: "exd6 e. p." is the one
/// word "exd6 e.p.".
using AnswerPart = std::vector<std::string>;

/// The parts of a list, none of them empty: "1. Ke7, 2. Ng8 and Kf8." has three of a word each. The
/// conjunctions are those of all languages of the lessons.
[[nodiscard]] std::vector<AnswerPart> parts_of_answer(std::string_view text);

/// Without blanks around it and the full stops and question marks behind it; "e.p." keeps its own.
[[nodiscard]] std::string_view without_end(std::string_view text);

/// Without "the answer is", "I think" and the like before it, in any language of the lessons.
[[nodiscard]] std::string_view behind_opening(std::string_view text);

/// As much of what somebody typed as he needs to know it again.
[[nodiscard]] std::string shown_again(std::string_view text);

/// Is the text one of the forms of a phrase, whatever its capitals, with umlauts or "ae", "oe",
/// "ue" and "ss"?
[[nodiscard]] bool is_form(std::string_view language, std::string_view name, std::string_view text);

/// The same in any other language of the lessons; not by a single letter, which stands for
/// something else there.
[[nodiscard]] bool is_form_elsewhere(std::string_view language, std::string_view name,
                                     std::string_view text);

/// How many bytes at the beginning of a folded text (notation/folded_text.hpp) are a form of the
/// phrase in any language of the lessons, and end there as a word; of several the longest, 0 of
/// none.
[[nodiscard]] std::size_t length_of_form(std::string_view name, std::string_view folded_text);

}  // namespace arbiter::lessons
