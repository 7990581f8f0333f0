// How a move is written: the choices that PGN, the Laws and the languages leave.
#pragma once

#include <cstdint>

#include "arbiter/notation/piece_letters.hpp"

namespace arbiter {

/// How much of the square of departure is written.
enum class Departure : std::uint8_t {
    as_needed,  ///< Nf3, Nbd2: what tells the men apart (C.10)
    whole,      ///< Ng1f3, e2e4
    hyphened,   ///< Ng1-f3, e2-e4, with x for a capture (C.8)
};
/// O-O as in PGN (specification 8.2.3.3), or 0-0 as in the Laws (C.13.1, C.13.2).
enum class CastlingSign : std::uint8_t { letters, zeros };
/// e8=Q as in PGN (specification 8.2.3.3), or e8Q as in the Laws (C.11).
enum class PromotionSign : std::uint8_t { equals, none };
/// exd6 as in PGN, or exd6 e.p. as the Laws allow (C.9.3, C.13.6).
enum class EnPassantSign : std::uint8_t { none, ep };

/// All choices together; the defaults are PGN's. Check and mate are written + and # in every style.
struct SanStyle {
    /// Of the piece that moves and of a promotion. Their texts must outlive the style.
    PieceLetters letters = english_letters;
    Departure departure = Departure::as_needed;       ///< of every move but castling
    CastlingSign castling = CastlingSign::letters;    ///< for both wings
    PromotionSign promotion = PromotionSign::equals;  ///< before the letter of the new piece
    EnPassantSign en_passant = EnPassantSign::none;   ///< after the move, before + and #
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
