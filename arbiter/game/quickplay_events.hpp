// A last period without extra time in which a player is short of time (Guideline III; US Chess
// 14H). Whether a game can be won by normal means is judged by people, never computed. Each event
// has its name in the JSON form (docs/game-events.md) and shows its fields one by one.
#pragma once

#include <cstdint>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Guideline III.4: the player asks for five seconds more with each move for both, which is an
/// offer of a draw too.
struct IncrementRequested {
    Color by;  ///< has the move and less than two minutes
    bool operator==(const IncrementRequested&) const = default;
};

/// Guideline III.4: what the arbiter says to it, if the opponent has not accepted the draw.
struct IncrementRuled {
    bool is_granted;  ///< true gives the opponent two minutes too
    bool operator==(const IncrementRuled&) const = default;
};

/// Guideline III.5: the opponent cannot win by normal means, or makes no effort to; by US Chess 14H
/// his chances to lose are insufficient.
struct NormalMeansClaimed {
    Color by;  ///< has the move and is short of time
    bool operator==(const NormalMeansClaimed&) const = default;
};

/// What an arbiter makes of such a claim.
enum class NormalMeansDecision : std::uint8_t {
    agreed,       ///< drawn (III.5.1), also after a flag has fallen (III.5.2)
    postponed,    ///< the game goes on, the claim stays (III.5.2)
    rejected,     ///< the opponent gets two minutes (III.5.3)
    delay_clock,  ///< by 14H: a clock with delay is put on, and the claimant's time halved
};

/// Guideline III.5.1.
struct NormalMeansRuled {
    Color by;                      ///< who has claimed
    NormalMeansDecision decision;  ///< see there
    bool operator==(const NormalMeansRuled&) const = default;
};

}  // namespace arbiter
