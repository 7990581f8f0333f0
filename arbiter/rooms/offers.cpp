#include "arbiter/rooms/offers.hpp"

namespace arbiter {

Offers offers_of(const Table& table) {
    const Terms& terms = table.game().terms();
    const Ruleset& rules = *terms.ruleset;
    Offers offers{.has_claims = !rules.ends_at_threefold_and_fifty,
                  .is_named_move_played = !rules.is_casual,
                  .has_increment = terms.has_quickplay_finish && !rules.has_losing_chances_rule,
                  .has_delay_clock = terms.has_quickplay_finish && rules.has_losing_chances_rule};
    if (rules.is_casual && table.start().opponent != OpponentKind::a_friend)
        offers.take_back = TakeBack::at_once;
    return offers;
}

}  // namespace arbiter
