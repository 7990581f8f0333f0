// The library's moves as the slow twin writes them.
#pragma once

#include <array>

#include "arbiter/rules/move.hpp"
#include "tests/differential/mailbox.hpp"

namespace arbiter::testing {

inline Place place_of(Square square) { return {index(file_of(square)), index(rank_of(square))}; }

inline TwinMove twin_of(Move move) {
    TwinMove twin{place_of(move.from()), place_of(move.to())};
    if (move.is_castling())
        twin.kind = TwinKind::castling;
    if (move.is_en_passant())
        twin.kind = TwinKind::en_passant;
    if (move.is_promotion()) {
        twin.kind = TwinKind::promotion;
        twin.becomes = letter(move.promoted_role());
    }
    return twin;
}

/// Every move that a factory can make between two squares.
inline std::array<Move, 12> all_kinds(Square from, Square to) {
    return {Move::normal(Role::pawn, from, to),
            Move::normal(Role::knight, from, to),
            Move::normal(Role::bishop, from, to),
            Move::normal(Role::rook, from, to),
            Move::normal(Role::queen, from, to),
            Move::normal(Role::king, from, to),
            Move::castling(from, to),
            Move::en_passant(from, to),
            Move::promotion(from, to, Role::knight),
            Move::promotion(from, to, Role::bishop),
            Move::promotion(from, to, Role::rook),
            Move::promotion(from, to, Role::queen)};
}

}  // namespace arbiter::testing
