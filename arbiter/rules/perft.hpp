// Counting the leaves of the tree of legal moves: the measure of a move generator, right or wrong
// and fast or slow.
#pragma once

#include <cstdint>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Sequences of exactly `depth` legal moves; 1 for depth 0. The last ply is counted in sets.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

/// The same with the last ply generated into a list whose length is taken.
[[nodiscard]] std::uint64_t perft_by_listing(const Position& position, int depth);

}  // namespace arbiter
