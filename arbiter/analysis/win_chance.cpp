#include "arbiter/analysis/win_chance.hpp"

#include <algorithm>
#include <cmath>

namespace arbiter {

namespace {

constexpr int most_centipawns = 1000;

double chances_of(int centipawns) { return 2 / (1 + std::exp(-0.00368208 * centipawns)) - 1; }

}  // namespace

double winning_chances(Score score) {
    if (score.is_mate())
        return score > Score() ? 1 : -1;
    return chances_of(score.value());
}

double win_percent(Score score) { return 50 + 50 * chances_of(cut_centipawns(score)); }

int cut_centipawns(Score score) {
    return std::clamp(score.value(), -most_centipawns, most_centipawns);
}

}  // namespace arbiter
