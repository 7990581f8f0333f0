#include "arbiter/game/after_claim.hpp"

#include <cassert>

namespace arbiter {

std::optional<Event> computers_answer(std::optional<Color> offered_by,
                                      const PerColor<bool>& is_computer) {
    if (!offered_by || !is_computer[opponent(*offered_by)])
        return std::nullopt;
    return DrawDeclined{opponent(*offered_by)};
}

std::vector<Event> after_wrong_claim(const Game& after, const PerColor<bool>& is_computer) {
    assert(after.is_last_claim_wrong());
    std::vector<Event> events;
    if (auto answer = computers_answer(after.draw_offer(), is_computer))
        events.push_back(*std::move(answer));
    if (const auto named = move_to_be_played(after))
        events.emplace_back(MoveMade{*named});
    return events;
}

}  // namespace arbiter
