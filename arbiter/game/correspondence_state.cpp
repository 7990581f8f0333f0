#include "arbiter/game/correspondence_state.hpp"

#include <algorithm>

namespace arbiter {

std::chrono::year year_of(Instant at) {
    return std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(at)).year();
}

int days_of_year(const std::vector<Instant>& taken, std::chrono::year year) {
    return static_cast<int>(
        std::ranges::count_if(taken, [year](Instant day) { return year_of(day) == year; }));
}

int leave_left(const GameState& state, Color side, std::chrono::year year) {
    return std::max(
        state.terms.correspondence.leave_a_year - days_of_year(state.leave[side].days, year), 0);
}

int moves_until_next_offer(const GameState& state, Color side) {
    const auto& own = state.offers[side];
    const auto& others = state.offers[opponent(side)];
    // In a later position: else both could offer in turns without end.
    if (own.empty() || (!others.empty() && others.back() > own.back()))
        return 0;
    const auto made = static_cast<int>(state.history.moves().size() - own.back());
    return std::max((2 * state.terms.correspondence.moves_between_offers - made + 1) / 2, 0);
}

}  // namespace arbiter
