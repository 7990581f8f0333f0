#include "arbiter/game/mating_chances.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace arbiter {

std::optional<KeptVerdicts> proof_of_death(const Position& position, MatingJudge& judge) {
    const Color likelier = likelier_to_mate(position.board());
    KeptVerdicts verdicts;
    for (const Color side : {likelier, opponent(likelier)}) {
        const Verdict verdict = judge.judge(position, side);
        if (verdict.winnability != Winnability::unwinnable)
            return std::nullopt;
        verdicts.push_back(kept_verdict(side, verdict, dead_position_article));
    }
    return verdicts;
}

bool is_proved_dead(const Position& position, MatingJudge& judge) {
    const Color likelier = likelier_to_mate(position.board());
    return std::ranges::all_of(std::array{likelier, opponent(likelier)}, [&](Color side) {
        return is_proved_unable_to_mate(position, side, judge);
    });
}

Ending dead_position_ending(std::string_view article) {
    return {Result::draw, EndReason::dead_position, std::string(article)};
}

Ending loss_unless_unwinnable(Winnability opponents, Color loser, EndReason reason,
                              std::string_view article) {
    const bool is_draw = opponents == Winnability::unwinnable;
    return {.result = is_draw ? Result::draw : win_of(opponent(loser)),
            .reason = reason,
            .article = std::string(article),
            .is_undecided = opponents == Winnability::undecided,
            .by = loser};
}

Ending loss_unless_unwinnable(const Position& position, Color loser, EndReason reason,
                              std::string_view article, MatingJudge& judge) {
    return loss_unless_unwinnable(judge.judge(position, opponent(loser)).winnability, loser, reason,
                                  article);
}

bool is_proved_unable_to_mate(const Position& position, Color side, MatingJudge& judge) {
    return judge.judge(position, side).winnability == Winnability::unwinnable;
}

bool lacks_material_to_win_on_time(const Board& board, Color winner) {
    const Bitboard men = board.of(winner) - board.of(Role::king);
    const Bitboard minors = men & (board.of(Role::knight) | board.of(Role::bishop));
    if (men != minors || men.size() > 2)
        return false;
    const bool are_two_knights = (men & board.of(Role::knight)).size() == 2;
    return men.size() < 2 || (are_two_knights && board.of(opponent(winner), Role::pawn).empty());
}

std::optional<std::size_t> first_dead_position(std::span<const Position> positions,
                                               MatingJudge& judge,
                                               bool (*may_be_dead)(const Position&)) {
    const auto is_dead = [&](const Position& position) {
        return (may_be_dead == nullptr || may_be_dead(position)) && is_proved_dead(position, judge);
    };
    if (positions.empty() || !is_dead(positions.back()))
        return std::nullopt;
    // Hardly anybody plays on for long, and of full boards the proof is dear: backwards in steps
    // that double, then between the last two.
    std::size_t dead = positions.size() - 1;
    std::size_t alive = dead;
    for (std::size_t step = 1; alive == dead && dead > 0; step *= 2) {
        const std::size_t before = dead - std::min(step, dead);
        if (is_dead(positions[before]))
            alive = dead = before;
        else
            alive = before;
    }
    const auto between = positions.subspan(alive, dead - alive);
    const auto first =
        std::ranges::partition_point(between, [&](const Position& one) { return !is_dead(one); });
    return alive + static_cast<std::size_t>(first - between.begin());
}

}  // namespace arbiter
