// How a move is written: the choices that PGN, the Laws and the languages leave.
#pragma once

#include <cstdint>

#include "arbiter/notation/piece_letters.hpp"

namespace arbiter {

enum class Departure : std::uint8_t {
    as_needed,  ///< Nf3, Nbd2: what tells the men apart (C.10)
    whole,      ///< Ng1f3, e2e4
    hyphened,   ///< Ng1-f3, e2-e4, with x for a capture (C.8)
};
enum class CastlingSign : std::uint8_t { letters, zeros };
enum class PromotionSign : std::uint8_t { equals, none };
enum class EnPassantSign : std::uint8_t { none, ep };

struct SanStyle {
    PieceLetters letters = english_letters;
    Departure departure = Departure::as_needed;
    CastlingSign castling = CastlingSign::letters;
    PromotionSign promotion = PromotionSign::equals;
    EnPassantSign en_passant = EnPassantSign::none;
};

/// Standard Algebraic Notation as PGN exports it (8.2.3): Nf3, O-O, e8=Q+.
inline constexpr SanStyle pgn_style;
/// Appendix C of the Laws: 0-0, b8Q, exd6 e.p.
inline constexpr SanStyle fide_style{.castling = CastlingSign::zeros,
                                     .promotion = PromotionSign::none,
                                     .en_passant = EnPassantSign::ep};
/// Long algebraic notation: Ng1f3, e7e8=Q.
inline constexpr SanStyle long_style{.departure = Departure::whole};
/// Figurine algebraic notation: ♘f3.
inline constexpr SanStyle figurine_style{.letters = figurines};

}  // namespace arbiter
