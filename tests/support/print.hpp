// How GoogleTest shows values of the rules when an expectation fails.
#pragma once

#include <optional>
#include <ostream>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/setup.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

inline void PrintTo(Square square, std::ostream* out) { *out << name(square); }

inline void PrintTo(Color color, std::ostream* out) { *out << name(color); }

inline void PrintTo(Piece piece, std::ostream* out) { *out << letter(piece); }

inline void PrintTo(Bitboard set, std::ostream* out) {
    for (int rank = 7; rank >= 0; --rank) {
        *out << '\n';
        for (int file = 0; file < 8; ++file)
            *out << (set.contains(square_at(8 * rank + file)) ? " X" : " .");
    }
}

inline void PrintTo(Move move, std::ostream* out) {
    *out << name(move.from()) << name(move.to());
    if (move.is_castling())
        *out << " castling";
    if (move.is_en_passant())
        *out << " e.p.";
    if (move.is_promotion())
        *out << '=' << letter(move.promoted_role());
}

inline void PrintTo(FaultSet faults, std::ostream* out) {
    *out << '{';
    for (int i = 0; i <= static_cast<int>(Fault::counters); ++i)
        if (faults.contains(static_cast<Fault>(i)))
            *out << ' ' << code(static_cast<Fault>(i));
    *out << " }";
}

}  // namespace arbiter
