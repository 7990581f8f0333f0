#include "arbiter/game/detail/inquiry.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "arbiter/game/mating_chances.hpp"

namespace arbiter::detail {

namespace {

/// Of a position that is known to be dead, though this judge may take too long to prove it.
KeptVerdicts verdicts_of_plain_death(const Position& position, MatingJudge& judge) {
    if (auto proved = proof_of_death(position, judge))
        return *std::move(proved);
    KeptVerdicts verdicts;
    for (const Color side : both_colors)
        verdicts.push_back({side, Winnability::unwinnable, std::string(dead_position_article), {}});
    return verdicts;
}

/// Calls `ask` with the judge, or with a new one where there is none.
template <typename Ask>
auto with(MatingJudge* judge, Ask ask) {
    if (judge != nullptr)
        return ask(*judge);
    ProvingJudge own;
    return ask(own);
}

}  // namespace

std::optional<Ending> InquiryOfJudge::plain_death(const Position& position) {
    return with(judge_, [&](MatingJudge& judge) -> std::optional<Ending> {
        if (!judge.is_plainly_dead(position))
            return std::nullopt;
        verdicts_ = verdicts_of_plain_death(position, judge);
        return dead_position_ending();
    });
}

std::optional<Ending> InquiryOfJudge::death(const Position& position) {
    return with(judge_, [&](MatingJudge& judge) -> std::optional<Ending> {
        auto verdicts = proof_of_death(position, judge);
        if (!verdicts)
            return std::nullopt;
        verdicts_ = *std::move(verdicts);
        return dead_position_ending();
    });
}

Ending InquiryOfJudge::loss(const Position& position, Color loser, EndReason reason,
                            std::string_view article) {
    const Color winner = opponent(loser);
    verdicts_ = {with(judge_, [&](MatingJudge& judge) {
        return kept_verdict(winner, judge.judge(position, winner), article);
    })};
    return loss_unless_unwinnable(verdicts_.front().winnability, loser, reason, article);
}

std::optional<Ending> InquiryOfRecord::plain_death(const Position& position) {
    return death(position);
}

std::optional<Ending> InquiryOfRecord::death(const Position& /*position*/) {
    if (!are_of_dead_position(verdicts_))
        return std::nullopt;
    were_needed_ = true;
    return dead_position_ending(verdicts_.front().article);
}

Ending InquiryOfRecord::loss(const Position& /*position*/, Color loser, EndReason reason,
                             std::string_view article) {
    const auto found = std::ranges::find(verdicts_, opponent(loser), &KeptVerdict::side);
    if (found == verdicts_.end())
        return loss_unless_unwinnable(Winnability::undecided, loser, reason, article);
    were_needed_ = verdicts_.size() == 1;
    return loss_unless_unwinnable(found->winnability, loser, reason, found->article);
}

}  // namespace arbiter::detail
