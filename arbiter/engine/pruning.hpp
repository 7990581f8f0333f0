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

/// Promise: quiet moves that have often failed, once the reduction is taken off.
inline constexpr int promise_depth = 4;
/// Of `QuietMemory::promise`, for the plies left.
constexpr int least_promise(int depth) { return -2500 * (depth + 1); }

/// Singular moves: where all others are clearly worse than the known one, much hangs on it.
inline constexpr int singular_depth = 7;
/// The known move's score must come from so many plies less, or more.
inline constexpr int singular_known_plies = 3;
/// Centipawns by which the others must be worse, for the plies left.
constexpr int singular_margin(int depth) { return 2 * depth; }
/// More than that again, and the move is followed one ply farther still.
inline constexpr int doubly_singular_margin = 20;
/// Plies so won on one line, at most.
inline constexpr int most_double_extensions = 6;

/// Late moves: with good ordering whatever refutes a node comes early.
inline constexpr int late_move_depth = 7;
/// After so many moves quiet ones are skipped; half as many where the side is not improving.
constexpr int late_move_count(int depth, bool improving) {
    return (4 + depth * depth) / (improving ? 1 : 2);
}

/// A careful search skips none of them so near the root.
inline constexpr int careful_plies = 1;

/// Futility: one quiet move does not bring up what is far below alpha.
inline constexpr int futility_depth = 6;
/// Centipawns below alpha, for the plies left.
constexpr int futility_margin(int depth) { return 90 + 80 * depth; }

/// Exchanges: near the leaves, a move that loses more material on its square than a plan could be
/// worth.
inline constexpr int exchange_depth = 8;
/// Centipawns that a capture may lose, for the plies left.
constexpr int capture_loss(int depth) { return 90 * depth; }
/// Centipawns that a quiet move may lose, for the plies left once the reduction is taken off.
constexpr int quiet_loss(int depth) { return 20 * depth * depth; }

/// Delta: far below alpha even with what the capture takes.
inline constexpr int delta_margin = 190;

/// The same for trades that win nothing.
inline constexpr int trade_margin = 150;

/// Probcut: a capture that is seen to win so much will also win it when looked at deeper.
inline constexpr int capture_cut_depth = 5;
/// Centipawns above beta.
inline constexpr int capture_cut_margin = 180;
/// Plies by which it is searched less deep.
inline constexpr int capture_cut_reduction = 4;

/// Late move reductions: what ordering puts far behind is searched less deep first, the more so
/// the deeper and the later it is; in 64ths of a ply.
inline constexpr int reduction_depth = 3;
/// So many parts make one ply.
inline constexpr int reduction_unit = 64;
/// So much promise of a quiet move makes one part of them less.
inline constexpr int promise_of_part = 128;

/// A reduced move that beats the best by so much is searched one ply deeper than it would have
/// been.
constexpr int much_better(int depth) { return 40 + 2 * depth; }
/// And by less than that, one ply less.
inline constexpr int hardly_better = 8;

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
