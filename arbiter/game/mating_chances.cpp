#include "arbiter/game/mating_chances.hpp"

#include <algorithm>

#include "arbiter/winnable/winnable.hpp"

namespace arbiter {

bool is_proved_dead(const Position& position, std::uint64_t work) {
    return is_dead(position, {.work = work});
}

Ending dead_position_ending() { return {Result::draw, EndReason::dead_position, "5.2.2"}; }

Ending loss_unless_unwinnable(const Position& position, Color loser, EndReason reason,
                              std::string_view article, std::uint64_t work) {
    const Color winner = opponent(loser);
    const Winnability can_mate = winnable(position, winner, {.work = work}).winnability;
    if (can_mate == Winnability::unwinnable)
        return {Result::draw, reason, std::string(article), false, loser};
    return {win_of(winner), reason, std::string(article), can_mate == Winnability::undecided,
            loser};
}

bool is_proved_unable_to_mate(const Position& position, Color side, std::uint64_t work) {
    return winnable(position, side, {.work = work}).winnability == Winnability::unwinnable;
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
                                               bool (*may_be_dead)(const Position&)) {
    const auto is_dead = [&](const Position& position) {
        return (may_be_dead == nullptr || may_be_dead(position)) && is_proved_dead(position);
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
