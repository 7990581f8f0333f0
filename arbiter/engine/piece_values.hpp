// What a man is worth and where it likes to stand, in centipawns. The tables are computed from a
// few ideas (centre, advance, shelter) instead of being listed square by square.
#pragma once

#include <algorithm>

#include "arbiter/engine/tapered.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Our own choice near the usual 1 : 3 : 3 : 5 : 9; a king is never traded.
inline constexpr PerRole<Tapered> man_values{
    {{{85, 115}, {325, 310}, {340, 330}, {475, 545}, {985, 990}, {0, 0}}}};

namespace detail {

/// 0 on the edge to 3 in the middle, along the rank or the file.
constexpr int inwards(int line) { return std::min(line, 7 - line); }

/// As White counts it: rank 0 is the own back rank.
constexpr Tapered placement(Role role, int file, int rank) {
    const int center = inwards(file) + inwards(rank);
    switch (role) {
        // Forward, and first in the centre: there a step also takes space.
        case Role::pawn: {
            const int steps = rank - 1;
            return {3 * steps + 4 * (inwards(file) - 1) * std::min(steps, 3), 5 * steps};
        }
        // A knight in the corner reaches two squares, in the centre eight.
        case Role::knight:
            return {11 * center - 38 + 2 * rank, 9 * center - 30};
        // Long diagonals run through the centre; at home it blocks the rooks.
        case Role::bishop:
            return {5 * center - 14 - (rank == 0 ? 8 : 0), 4 * center - 12};
        // The seventh rank holds the king and eats pawns; the middle files open first.
        case Role::rook:
            return {4 * inwards(file) - 6 + (rank == 6 ? 16 : 0), rank >= 5 ? 8 : 0};
        // Nothing to gain from going out early, everything from the centre of an empty board.
        case Role::queen:
            return {center - 3 - (rank >= 3 ? 4 : 0), 6 * center - 18};
        // Behind the wing's pawns while there are pieces, then to the centre.
        case Role::king: {
            constexpr std::array wing{12, 26, -6, -14};
            return {wing[static_cast<std::size_t>(inwards(file))] - 18 * std::min(rank, 4),
                    9 * center - 28};
        }
    }
    return {};
}

constexpr PerColor<PerRole<PerSquare<Tapered>>> man_square_table() {
    PerColor<PerRole<PerSquare<Tapered>>> table{};
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            for (int square = 0; square < 64; ++square) {
                const Rank rank = relative_rank(color, rank_of(square_at(square)));
                table[color][role][square_at(square)] =
                    man_values[role] + placement(role, square & 7, index(rank));
            }
    return table;
}

}  // namespace detail

/// Worth of a man together with its place, for its own side.
inline constexpr auto man_on_square = detail::man_square_table();

}  // namespace arbiter
