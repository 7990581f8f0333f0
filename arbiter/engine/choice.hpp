// Which of the moves that look alike is played: chance decides, the more in favour of a move the
// better it looks. Whole numbers only, so that every machine chooses alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "arbiter/engine/score.hpp"

namespace arbiter {

/// What a score is worth to a person who plays for the point, in hundredths of a percent: 5000 for
/// an even game. Grows with the score, and hardly where the game is decided.
[[nodiscard]] int winning_chance(Score score);

/// How likely each of the scores is chosen: its weight, of their sum, which is not 0.
/// `indifference`: as in `Frailty`; moves that look worse by four
/// times that are never played. With 0 the best, of equal ones the first. `odds`: what speaks for
/// each beside its score, a natural logarithm in parts of `exponent_unit`; empty where nothing
/// does. Requires: a score, `odds` as many or none.
[[nodiscard]] std::vector<std::uint64_t> weights_among(std::span<const Score> scores,
                                                       std::span<const int> odds, int indifference);

/// The place of one of the weights, by chance. Requires: their sum is not 0.
[[nodiscard]] std::size_t drawn_among(std::span<const std::uint64_t> weights, std::uint64_t seed);

/// Both together: the place of one of the scores.
[[nodiscard]] std::size_t choose_among(std::span<const Score> scores, std::span<const int> odds,
                                       int indifference, std::uint64_t seed);

}  // namespace arbiter
