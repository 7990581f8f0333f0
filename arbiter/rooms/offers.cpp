#include "arbiter/rooms/offers.hpp"

namespace arbiter {

Offers offers_of(const Table& table) {
    const Terms& terms = table.game().terms();
    const Ruleset& rules = *terms.ruleset;
    Offers offers{.has_claims = !rules.ends_at_threefold_and_fifty,
                  .is_named_move_played = !rules.is_casual,
                  .has_increment = terms.has_quickplay_finish && !rules.has_losing_chances_rule,
                  .has_delay_clock = terms.has_quickplay_finish && rules.has_losing_chances_rule,
                  .has_hints = rules.is_casual};
    if (!rules.is_casual)
        return offers;
    offers.take_back =
        table.start().opponent == OpponentKind::a_friend ? TakeBack::asked : TakeBack::at_once;
    // The computer has time enough, and over the clocks of others an arbiter presides (6.11.2).
    if (!terms.time.is_untimed() && table.start().opponent != OpponentKind::computer &&
        !table.has_arbiter())
        offers.gift = gift_of_time;
    return offers;
}

}  // namespace arbiter
