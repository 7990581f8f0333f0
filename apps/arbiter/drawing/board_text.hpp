// A position as lines of text, for terminals, logs and mails.
//
//     8  r n b q k b n r
//     7  p p p p p p p p
//     6  . . . . . . . .
//     5  . . . . . . . .
//     4  . . . .[P]. . .
//     3  . . . . . . . .
//     2  P P P P[.]P P P
//     1  R N B Q K B N R
//        a b c d e f g h
#pragma once

#include <cstdint>
#include <string>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

enum class MenAs : std::uint8_t {
    letters,  ///< as in a FEN: White's are upper case
    symbols,  ///< U+2654 to U+265F
};

struct TextBoardStyle {
    MenAs men = MenAs::letters;
    /// Of a language whose letters are of ASCII; White's are upper case, Black's lower case.
    PieceLetters letters = english_letters;
    /// Shown in brackets.
    Bitboard marked = {};
};

/// Nine lines, each with its newline, seen from the side of `bottom`.
[[nodiscard]] std::string text_board(const Position& position, Color bottom,
                                     const TextBoardStyle& style = {});

}  // namespace arbiter
