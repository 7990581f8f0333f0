#include "arbiter/game/mating_judge.hpp"

#include <algorithm>

namespace arbiter {

Verdict ProvingJudge::judge(const Position& position, Color side) {
    if (!prover_)
        prover_.emplace();
    return prover_->judge(position, side, {.work = work_});
}

bool ProvingJudge::is_plainly_dead(const Position& position) {
    return std::ranges::all_of(
        both_colors, [&](Color side) { return quick(position, side) == Winnability::unwinnable; });
}

}  // namespace arbiter
