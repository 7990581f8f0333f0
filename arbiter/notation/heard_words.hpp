// The words of which moves, squares and men are made when they are spoken or dictated, brought to
// the English letters of moves: "knight foxtrot three", "Springer Felix drei" and "nf3" are all
// "Nf3". The files also by the names of aviators and of Law D.2.1. Knows no position.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// What is spoken, and whose letters stand for men.
enum class Tongue : std::uint8_t { english, german };

/// Without the comma, semicolon or full stop behind it.
[[nodiscard]] std::string_view without_stops(std::string_view word);

/// As it is written, capitals and all.
[[nodiscard]] bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words);

/// All that the text may mean, the likeliest first: a word or a letter may mean several things
/// ("b" a file or a bishop). None where there is a word in it that belongs to no move; where it
/// has only words that say nothing ("the"), an empty one.
[[nodiscard]] std::vector<std::string> letters_meant(std::string_view text,
                                                     Tongue tongue = Tongue::english);

/// "e4", "echo four", "on Eva 4".
[[nodiscard]] std::optional<Square> square_meant(std::string_view text);
/// "e", "foxtrot".
[[nodiscard]] std::optional<File> file_meant(std::string_view word);
/// "N", "knights".
[[nodiscard]] std::optional<Role> role_meant(std::string_view word);
/// "5", "five"; from 1 to 999.
[[nodiscard]] std::optional<int> number_meant(std::string_view word);
/// It only stands between others: "the", "please".
[[nodiscard]] bool says_nothing(std::string_view text, Tongue tongue = Tongue::english);

/// The text with the signs beyond ASCII that moves are written with as those of ASCII: a dash as
/// "-", a figurine as its letter.
[[nodiscard]] std::string with_plain_signs(std::string_view text);

}  // namespace arbiter
