// What a player of some strength believes of each move: he sees what is easily seen, overlooks some
// of the rest, and misjudges. Deterministic: the same game, position and level believe the same.
#pragma once

#include <cstdint>
#include <vector>

#include "arbiter/engine/level.hpp"
#include "arbiter/engine/search.hpp"

namespace arbiter {

/// A move and what it is believed to be worth to the side that makes it.
struct BelievedMove {
    Move move;                    ///< legal
    Score score;                  ///< may be far from the truth
    const JudgedMove* judgement;  ///< the truth, as a search has found it
};

/// Of all judged moves, in their order. `seed` belongs to the game: a player who overlooks a reply
/// overlooks it in all lines, and what he likes he likes all through the game. References to the
/// judgement stay.
[[nodiscard]] std::vector<BelievedMove> believed(const Position& position,
                                                 const Judgement& judgement, const Frailty& frailty,
                                                 std::uint64_t seed);

}  // namespace arbiter
