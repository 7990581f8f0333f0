// Sentences of the lessons in a language, with what is to be said put into them: the sections of
// its file "phrases". And the men in words, with article and case.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::lessons {

/// What a phrase says where it has "{name}".
struct Filling {
    /// "squares".
    std::string_view name;
    /// "e4 and e5".
    std::string text;
};

/// The phrase of that name. Requires: the language has it; a test holds that all have the same.
[[nodiscard]] std::string phrase(std::string_view language, std::string_view name,
                                 std::initializer_list<Filling> fillings = {});

/// The forms of a phrase that has several, between bars: "next | n". None where there is no such
/// phrase.
[[nodiscard]] std::vector<std::string> forms(std::string_view language, std::string_view name);

/// How a man stands in a sentence; also the order of the forms of "man.rook", ...
enum class Case : std::uint8_t {
    nominative,  ///< "the rook", "der Turm"
    accusative,  ///< "the rook", "den Turm"
    dative,      ///< "the rook", "dem Turm"
    bare,        ///< "rook", "Turm"
    from,        ///< "from the rook", "vom Turm"
};

/// "the rook".
[[nodiscard]] std::string man(std::string_view language, Role role, Case as = Case::nominative);
/// "the rook on a1". Requires: a man stands there.
[[nodiscard]] std::string man_on(std::string_view language, const Board& board, Square square,
                                 Case as = Case::nominative);
/// "the rook on a1 and the bishop on b2".
[[nodiscard]] std::string men_on(std::string_view language, const Board& board, Bitboard squares,
                                 Case as = Case::nominative);

/// "a, b and c".
[[nodiscard]] std::string all_of(std::string_view language, std::span<const std::string> parts);
/// "a, b or c".
[[nodiscard]] std::string any_of(std::string_view language, std::span<const std::string> parts);
/// "a3, b2 and d2", from a1 to h8 file by file; "none" where there are none.
[[nodiscard]] std::string squares_in_words(std::string_view language, Bitboard squares);

/// "White: king e1, rook a1. Black: king e8."
[[nodiscard]] std::string board_in_words(std::string_view language, const Position& position);

}  // namespace arbiter::lessons
