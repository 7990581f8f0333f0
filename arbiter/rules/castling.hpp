// The geometry of castling (Law 3.8.2; Guidelines II.3 for Chess960). Rights are kept as the set
// of rooks that may still castle, so that standard chess and Chess960 share one code path.
#pragma once

#include <array>
#include <cstdint>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The h-side ("short", 0-0) and the a-side ("long", 0-0-0).
enum class CastlingSide : std::uint8_t { king_side, queen_side };

inline constexpr std::array both_sides{CastlingSide::king_side, CastlingSide::queen_side};

/// Where king and rook end, whatever squares they come from.
struct CastlingTargets {
    Square king;
    Square rook;
};

constexpr CastlingSide castling_side(Square king, Square rook) {
    return file_of(rook) > file_of(king) ? CastlingSide::king_side : CastlingSide::queen_side;
}

constexpr CastlingTargets castling_targets(Color color, CastlingSide side) {
    const Rank home = relative_rank(color, Rank::first);
    if (side == CastlingSide::king_side)
        return {square_at(File::g, home), square_at(File::f, home)};
    return {square_at(File::c, home), square_at(File::d, home)};
}

/// Squares that must be empty but for king and rook: the ways of both, goals included (II.3.2.7).
inline Bitboard castling_path(Square king, Square rook, CastlingTargets targets) {
    return (between(king, targets.king) | between(rook, targets.rook) | Bitboard(targets.king) |
            Bitboard(targets.rook)) -
           Bitboard(king) - Bitboard(rook);
}

/// Squares that must not be attacked: where the king stands, crosses and arrives (3.8.2.2).
inline Bitboard castling_king_walk(Square king, CastlingTargets targets) {
    return between(king, targets.king) | Bitboard(king) | Bitboard(targets.king);
}

/// King and rook on the squares of standard chess, where text writes the king's two steps.
constexpr bool is_classical_castling(Square king, Square rook) {
    return file_of(king) == File::e && (file_of(rook) == File::a || file_of(rook) == File::h);
}

}  // namespace arbiter
