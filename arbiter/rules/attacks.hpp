// Which squares a man attacks (Law 3.1.2): where it could capture under 3.2 to 3.8, whether or not
// an enemy stands there and whether or not the man is pinned (3.1.3). Knows nothing of turns.
//
// Sliders stand behind `bishop_attacks` and `rook_attacks`. Where the target has BMI2 they look up
// a table by PEXT, elsewhere they compute the obstruction difference; `slow` is the obvious twin
// that both are tested against.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/intrinsics.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The obvious way, one step at a time: builds the tables and is tested against them.
namespace slow {

struct Step {
    int files;
    int ranks;
};

inline constexpr std::array bishop_steps{Step{1, 1}, Step{1, -1}, Step{-1, 1}, Step{-1, -1}};
inline constexpr std::array rook_steps{Step{1, 0}, Step{-1, 0}, Step{0, 1}, Step{0, -1}};
inline constexpr std::array king_steps{Step{1, 1}, Step{1, -1}, Step{-1, 1}, Step{-1, -1},
                                       Step{1, 0}, Step{-1, 0}, Step{0, 1},  Step{0, -1}};
inline constexpr std::array knight_steps{Step{1, 2},   Step{2, 1},   Step{2, -1}, Step{1, -2},
                                         Step{-1, -2}, Step{-2, -1}, Step{-2, 1}, Step{-1, 2}};

/// Everything up to and including the first occupied square.
constexpr Bitboard ray(Square from, Step step, Bitboard occupied) {
    Bitboard squares;
    for (auto to = offset(from, step.files, step.ranks); to;
         to = offset(*to, step.files, step.ranks)) {
        squares.add(*to);
        if (occupied.contains(*to))
            break;
    }
    return squares;
}

constexpr Bitboard slider_attacks(Square from, const std::array<Step, 4>& steps,
                                  Bitboard occupied) {
    Bitboard squares;
    for (const Step step : steps)
        squares |= ray(from, step, occupied);
    return squares;
}

constexpr Bitboard leaper_attacks(Square from, const std::array<Step, 8>& steps) {
    Bitboard squares;
    for (const Step step : steps)
        if (const auto to = offset(from, step.files, step.ranks))
            squares.add(*to);
    return squares;
}

}  // namespace slow

namespace detail {

template <typename Function>
constexpr PerSquare<Bitboard> for_each_square(Function function) {
    PerSquare<Bitboard> table;
    for (const Square square : all_squares)
        table[square] = function(square);
    return table;
}

inline constexpr auto knight_table =
    for_each_square([](Square s) { return slow::leaper_attacks(s, slow::knight_steps); });
inline constexpr auto king_table =
    for_each_square([](Square s) { return slow::leaper_attacks(s, slow::king_steps); });
inline constexpr PerColor<PerSquare<Bitboard>> pawn_tables{{
    for_each_square([](Square s) {
        const Bitboard pawn(s);
        return shifted<Direction::north_east>(pawn) | shifted<Direction::north_west>(pawn);
    }),
    for_each_square([](Square s) {
        const Bitboard pawn(s);
        return shifted<Direction::south_east>(pawn) | shifted<Direction::south_west>(pawn);
    }),
}};

/// The whole line through a square, without the square, cut into the part below and above it.
struct Line {
    Bitboard lower;
    Bitboard upper;
};

constexpr PerSquare<Line> lines(slow::Step step) {
    PerSquare<Line> table;
    for (const Square square : all_squares) {
        table[square].upper = slow::ray(square, step, Bitboard());
        table[square].lower = slow::ray(square, {-step.files, -step.ranks}, Bitboard());
    }
    return table;
}

inline constexpr auto rank_lines = lines({1, 0});
inline constexpr auto file_lines = lines({0, 1});
inline constexpr auto diagonal_lines = lines({1, 1});
inline constexpr auto antidiagonal_lines = lines({-1, 1});

/// Obstruction difference: subtracting the nearest blocker below from the nearest one above flips
/// exactly the squares that lie between them, both included.
constexpr Bitboard line_attacks(const Line& line, Bitboard occupied) {
    const std::uint64_t below = (line.lower & occupied).bits() | 1;
    const std::uint64_t above = (line.upper & occupied).bits();
    const std::uint64_t nearest_below = std::uint64_t{1} << (63 - std::countl_zero(below));
    const std::uint64_t nearest_above = above & (~above + 1);
    return Bitboard(2 * nearest_above - nearest_below) & (line.lower | line.upper);
}

}  // namespace detail

namespace portable {

constexpr Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::line_attacks(detail::diagonal_lines[from], occupied) |
           detail::line_attacks(detail::antidiagonal_lines[from], occupied);
}

constexpr Bitboard rook_attacks(Square from, Bitboard occupied) {
    return detail::line_attacks(detail::rank_lines[from], occupied) |
           detail::line_attacks(detail::file_lines[from], occupied);
}

}  // namespace portable

#if defined(ARBITER_USES_BMI2)

namespace detail {

/// Where in the shared table the attacks of one slider begin, and which squares can block it.
struct Lookup {
    Bitboard blockers;
    std::uint32_t begin;
};

constexpr PerSquare<Lookup> lookups(const std::array<slow::Step, 4>& steps, std::uint32_t begin) {
    PerSquare<Lookup> table{};
    for (const Square square : all_squares) {
        Bitboard blockers;
        for (const slow::Step step : steps) {
            // The last square of a ray blocks nothing behind it.
            for (const Square to : slow::ray(square, step, Bitboard()))
                if (offset(to, step.files, step.ranks))
                    blockers.add(to);
        }
        table[square] = {blockers, begin};
        begin += std::uint32_t{1} << blockers.size();
    }
    return table;
}

inline constexpr std::uint32_t bishop_entries = 5248;
inline constexpr std::uint32_t rook_entries = 102400;
inline constexpr auto bishop_lookups = lookups(slow::bishop_steps, 0);
inline constexpr auto rook_lookups = lookups(slow::rook_steps, bishop_entries);

extern const std::array<Bitboard, bishop_entries + rook_entries> slider_table;

inline Bitboard look_up(const Lookup& lookup, Bitboard occupied) {
    return slider_table[lookup.begin + _pext_u64(occupied.bits(), lookup.blockers.bits())];
}

}  // namespace detail

/// Along the diagonals, up to and including the first occupied square (3.2, 3.5).
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::look_up(detail::bishop_lookups[from], occupied);
}

/// Along file and rank, up to and including the first occupied square (3.3, 3.5).
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    return detail::look_up(detail::rook_lookups[from], occupied);
}

#else

/// Along the diagonals, up to and including the first occupied square (3.2, 3.5).
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return portable::bishop_attacks(from, occupied);
}

/// Along file and rank, up to and including the first occupied square (3.3, 3.5).
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    return portable::rook_attacks(from, occupied);
}

#endif

/// The squares of a bishop and of a rook together (3.4).
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

/// Up to 8 squares, whatever stands between (3.6).
constexpr Bitboard knight_attacks(Square from) { return detail::knight_table[from]; }
/// The up to 8 adjoining squares, safe or not (3.8.1); castling attacks nothing.
constexpr Bitboard king_attacks(Square from) { return detail::king_table[from]; }
/// Diagonally forward, whether or not there is something to capture.
constexpr Bitboard pawn_attacks(Color color, Square from) {
    return detail::pawn_tables[color][from];
}

/// By the role of the man; the colour matters for pawns only, `occupied` for sliders only.
inline Bitboard attacks(Piece piece, Square from, Bitboard occupied) {
    switch (piece.role) {
        case Role::pawn:
            return pawn_attacks(piece.color, from);
        case Role::knight:
            return knight_attacks(from);
        case Role::bishop:
            return bishop_attacks(from, occupied);
        case Role::rook:
            return rook_attacks(from, occupied);
        case Role::queen:
            return queen_attacks(from, occupied);
        case Role::king:
            return king_attacks(from);
    }
    return Bitboard();
}

namespace detail {

struct Rays {
    PerSquare<PerSquare<Bitboard>> between;
    PerSquare<PerSquare<Bitboard>> line;
};

extern const Rays rays;

}  // namespace detail

/// The squares strictly between two squares on one rank, file or diagonal; otherwise none.
inline Bitboard between(Square a, Square b) { return detail::rays.between[a][b]; }

/// The whole rank, file or diagonal through two different squares, edge to edge; otherwise none.
inline Bitboard line_through(Square a, Square b) { return detail::rays.line[a][b]; }

}  // namespace arbiter
