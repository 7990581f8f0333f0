// The geometry of castling (Law 3.8.2; Guidelines II.3 for Chess960). Rights are kept as the set
// of rooks that may still castle, so that standard chess and Chess960 share one code path.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The h-side ("short", 0-0) and the a-side ("long", 0-0-0).
enum class CastlingSide : std::uint8_t { king_side, queen_side };

/// In the order of `CastlingSide`, for loops.
inline constexpr std::array both_sides{CastlingSide::king_side, CastlingSide::queen_side};

/// Where king and rook end, whatever squares they come from.
struct CastlingTargets {
    /// On the g- or c-file (Guidelines II.3.2.6).
    Square king;
    /// On the f- or d-file.
    Square rook;
};

/// Told by the files alone: the h-side where the rook stands nearer the h-file than the king.
constexpr CastlingSide castling_side(Square king, Square rook) {
    return file_of(rook) > file_of(king) ? CastlingSide::king_side : CastlingSide::queen_side;
}

/// On the first rank of `color`: g and f for the h-side, c and d for the a-side.
constexpr CastlingTargets castling_targets(Color color, CastlingSide side) {
    const Rank home = relative_rank(color, Rank::first);
    if (side == CastlingSide::king_side)
        return {square_at(File::g, home), square_at(File::f, home)};
    return {square_at(File::c, home), square_at(File::d, home)};
}

/// What castling needs of the first rank, as files a to h from the lowest bit.
struct CastlingWay {
    /// Must be empty; the squares of king and rook are left out.
    std::uint8_t path;
    /// Must not be attacked; the king's square and its goal are in.
    std::uint8_t king_walk;
};

namespace detail {

/// The files from `a` to `b`, both included.
constexpr unsigned files_between(File a, File b) {
    return (2U << index(std::max(a, b))) - (1U << index(std::min(a, b)));
}

inline constexpr PerFile<PerFile<CastlingWay>> castling_ways = [] {
    PerFile<PerFile<CastlingWay>> ways{};
    for (const Square king_square : squares_of(Rank::first))
        for (const Square rook_square : squares_of(Rank::first)) {
            const File king = file_of(king_square);
            const File rook = file_of(rook_square);
            const bool short_side = rook > king;
            const unsigned walk = files_between(king, short_side ? File::g : File::c);
            const unsigned ride = files_between(rook, short_side ? File::f : File::d);
            const unsigned themselves = 1U << index(king) | 1U << index(rook);
            ways[king][rook] = {static_cast<std::uint8_t>((walk | ride) & ~themselves),
                                static_cast<std::uint8_t>(walk)};
        }
    return ways;
}();

constexpr Bitboard on_rank_of(Square square, std::uint8_t files) {
    return Bitboard(std::uint64_t{files} << (8 * index(rank_of(square))));
}

}  // namespace detail

/// Squares that must be empty but for king and rook: the ways of both, goals included (II.3.2.7).
constexpr Bitboard castling_path(Square king, Square rook) {
    return detail::on_rank_of(king, detail::castling_ways[file_of(king)][file_of(rook)].path);
}

/// Squares that must not be attacked: where the king stands, crosses and arrives (3.8.2.2).
constexpr Bitboard castling_king_walk(Square king, Square rook) {
    return detail::on_rank_of(king, detail::castling_ways[file_of(king)][file_of(rook)].king_walk);
}

/// King and rook on the squares of standard chess, where text writes the king's two steps.
constexpr bool is_classical_castling(Square king, Square rook) {
    return file_of(king) == File::e && (file_of(rook) == File::a || file_of(rook) == File::h);
}

}  // namespace arbiter
