// Which of the moves that look alike is played: chance decides, the more in favour of a move the
// better it looks. Whole numbers only, so that every machine chooses alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "arbiter/engine/score.hpp"

namespace arbiter {

/// What a score is worth to a person who plays for the point, in hundredths of a percent: 5000 for
/// an even game. Grows with the score, and hardly where the game is decided.
[[nodiscard]] int winning_chance(Score score);

/// The number of one of the scores. `indifference`: as in `Frailty`; moves that look worse by four
/// times that are never played. With 0 the best, of equal ones the first. `odds`: what speaks for
/// each beside its score, a natural logarithm in parts of `exponent_unit`; empty where nothing
/// does. Requires: a score, `odds` as many or none.
[[nodiscard]] std::size_t choose_among(std::span<const Score> scores, std::span<const int> odds,
                                       int indifference, std::uint64_t seed);

}  // namespace arbiter
