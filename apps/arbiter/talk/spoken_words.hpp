// The words of which moves, squares and men are made when they are spoken or dictated, brought to
// the letters of moves: "knight foxtrot three" and "nf3" are both "Nf3". In English, and the files
// also by the names of aviators and of Law D.2.1. Knows no position.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Cut at blanks.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

/// As it is written, capitals and all.
[[nodiscard]] bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words);

/// All that the text may mean, the likeliest first: a word or a letter may mean several things
/// ("b" a file or a bishop). None where there is a word in it that belongs to no move; where it
/// has only words that say nothing ("the"), an empty one.
[[nodiscard]] std::vector<std::string> letters_meant(std::string_view text);

/// "e4", "echo four", "on Eva 4".
[[nodiscard]] std::optional<Square> square_meant(std::string_view text);
/// "e", "foxtrot".
[[nodiscard]] std::optional<File> file_meant(std::string_view word);
/// "N", "knights".
[[nodiscard]] std::optional<Role> role_meant(std::string_view word);
/// "5", "five"; from 1 to 999.
[[nodiscard]] std::optional<int> number_meant(std::string_view word);
/// It only stands between others: "the", "please".
[[nodiscard]] bool says_nothing(std::string_view text);

/// The text with the signs beyond ASCII that moves are written with as those of ASCII: a dash as
/// "-", a figurine as its letter.
[[nodiscard]] std::string with_plain_signs(std::string_view text);

}  // namespace arbiter
