// How much of the tree may be left out: the margins and counts behind each kind of pruning, as
// functions of what a node knows. Sound only in the long run: each of them is sometimes wrong, and
// wins more by the depth it gives.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::pruning {

/// Reverse futility: so far above beta that the few plies left will hardly bring it down.
inline constexpr int reverse_futility_depth = 7;
/// Centipawns above beta, for the plies left; a ply's share less where the side is improving.
constexpr int reverse_futility_margin(int depth, bool improving) {
    return 75 * (depth - (improving ? 1 : 0));
}

/// Razoring: so far below alpha that only a capture could bring it up.
inline constexpr int razoring_depth = 2;
/// Centipawns below alpha, for the plies left.
constexpr int razoring_margin(int depth) { return 260 * depth; }

/// Null move: if even passing is good enough, some move is. It is enough to see that less deep.
inline constexpr int null_move_depth = 3;
/// Plies by which the answer to the pass is searched less deep; `above_beta` in centipawns, from 0.
constexpr int null_move_reduction(int depth, int above_beta) {
    return 3 + depth / 4 + std::min(above_beta / 200, 3);
}

/// No good move is known: searching less deep costs little and finds one for the next time.
inline constexpr int unknown_move_depth = 5;

/// Late moves: with good ordering whatever refutes a node comes early.
inline constexpr int late_move_depth = 7;
/// After so many moves quiet ones are skipped; half as many where the side is not improving.
constexpr int late_move_count(int depth, bool improving) {
    return (4 + depth * depth) / (improving ? 1 : 2);
}

/// Futility: one quiet move does not bring up what is far below alpha.
inline constexpr int futility_depth = 6;
/// Centipawns below alpha, for the plies left.
constexpr int futility_margin(int depth) { return 90 + 80 * depth; }

/// Captures that lose material, near the leaves.
inline constexpr int losing_capture_depth = 3;

/// Delta: far below alpha even with what the capture takes.
inline constexpr int delta_margin = 190;

/// Late move reductions: what ordering puts far behind is searched less deep first, the more so
/// the deeper and the later it is; in 64ths of a ply.
inline constexpr int reduction_depth = 3;
/// So many parts make one ply.
inline constexpr int reduction_unit = 64;

namespace detail {

/// Grows with the product of the logarithms. (Harmonic numbers grow like logarithms, and unlike
/// them can be summed by the compiler.)
inline constexpr auto reductions = [] {
    std::array<int, 64> logarithm{};
    for (std::size_t n = 2; n < 64; ++n)
        logarithm[n] = logarithm[n - 1] + 1024 / static_cast<int>(n);
    std::array<std::array<std::int16_t, 64>, 64> table{};
    for (std::size_t depth = 1; depth < 64; ++depth)
        for (std::size_t tried = 1; tried < 64; ++tried)
            table[depth][tried] = static_cast<std::int16_t>(
                40 + logarithm[depth] * logarithm[tried] * 26 / (1024 * 1024));
    return table;
}();

}  // namespace detail

/// `tried`: moves of the node before this one.
constexpr int base_reduction(int depth, int tried) {
    return detail::reductions[static_cast<std::size_t>(std::min(depth, 63))]
                             [static_cast<std::size_t>(std::min(tried, 63))];
}

}  // namespace arbiter::pruning
