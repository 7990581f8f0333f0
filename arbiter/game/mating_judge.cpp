#include "arbiter/game/mating_judge.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter {

namespace {

/// Less is as quickly found again.
constexpr std::uint64_t dear_work = 1000;
constexpr std::size_t most_dear = 16;

}  // namespace

Verdict ProvingJudge::judge(const Position& position, Color side) {
    const auto known = std::ranges::find_if(dear_, [&](const Answer& answer) {
        return answer.side == side && answer.position == position;
    });
    if (known != dear_.end())
        return known->verdict;
    if (!prover_)
        prover_.emplace();
    Verdict verdict = prover_->judge(position, side, {.work = work_});
    if (verdict.work < dear_work)
        return verdict;
    if (dear_.size() == most_dear)
        dear_.pop_front();
    return dear_.emplace_back(position, side, std::move(verdict)).verdict;
}

bool ProvingJudge::is_plainly_dead(const Position& position) {
    return std::ranges::all_of(
        both_colors, [&](Color side) { return quick(position, side) == Winnability::unwinnable; });
}

}  // namespace arbiter
