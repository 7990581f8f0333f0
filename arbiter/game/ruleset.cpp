#include "arbiter/game/ruleset.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

using std::chrono::minutes;

constexpr std::array rulesets{
    Ruleset{.name = "fide",
            .description = "FIDE Laws 2023 over the board: threefold and 50 moves are claimed"},
    Ruleset{.name = "fide-rapid",
            .description = "FIDE Laws 2023, rapid chess (Appendix A)",
            .penalty = minutes(1),
            .illegal_moves_may_stand = true},
    Ruleset{.name = "fide-rapid+supervised",
            .description = "FIDE Laws 2023, rapid chess with supervision (A.4)",
            .is_supervised = true,
            .penalty = minutes(1)},
    Ruleset{.name = "fide-blitz",
            .description = "FIDE Laws 2023, blitz (Appendix B)",
            .penalty = minutes(1),
            .illegal_moves_may_stand = true},
    // B.2 does not refer to A.3, so to the letter the penalty is that of standard chess; an event
    // that means one minute says so in its terms.
    Ruleset{.name = "fide-blitz+supervised",
            .description = "FIDE Laws 2023, blitz with supervision (B.2)",
            .is_supervised = true},
    Ruleset{.name = "fide-online",
            .description = "FIDE Online Regulations: threefold and 50 moves draw by themselves",
            .ends_at_threefold_and_fifty = true},
    Ruleset{
        .name = "uscf",
        .description = "US Chess rules, as far as they could be read, and FIDE's Laws otherwise",
        .is_of_fide = false,
        .is_read_in_part = true,
        .illegal_moves_to_lose = 0,
        .two_hands_are_illegal = false,
        .flag_rule = FlagRule::by_material,
        .has_losing_chances_rule = true},
    Ruleset{.name = "correspondence",
            .description =
                "correspondence chess by the ICCF Rules of 2020, as far as they could be "
                "read (2.4.2, 2.7), and FIDE's Laws otherwise",
            .is_of_fide = false,
            .is_read_in_part = true,
            .is_correspondence = true,
            .penalty = {},
            .illegal_moves_to_lose = 0},
    Ruleset{.name = "casual",
            .description = "as over the board, with takebacks and hints and without penalties",
            .is_of_fide = false,
            .is_casual = true,
            .penalty = {},
            .illegal_moves_to_lose = 0},
};

}  // namespace

std::span<const Ruleset> all_rulesets() { return rulesets; }

const Ruleset* find_ruleset(std::string_view name) {
    const auto found = std::ranges::find(rulesets, name, &Ruleset::name);
    return found == rulesets.end() ? nullptr : &*found;
}

const Ruleset& fide_ruleset() { return rulesets.front(); }

}  // namespace arbiter
