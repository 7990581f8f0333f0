#include "arbiter/game/ruleset.hpp"

#include <algorithm>
#include <array>

namespace arbiter {

namespace {

constexpr std::array rulesets{
    Ruleset{"fide", "FIDE Laws 2023 over the board: threefold and 50 moves are claimed"},
    Ruleset{"fide-rapid", "FIDE Laws 2023, rapid chess (Appendix A)"},
    Ruleset{"fide-rapid+supervised", "FIDE Laws 2023, rapid chess with supervision (A.4)"},
    Ruleset{"fide-blitz", "FIDE Laws 2023, blitz (Appendix B)"},
    Ruleset{"fide-blitz+supervised", "FIDE Laws 2023, blitz with supervision (B.2)"},
    Ruleset{.name = "fide-online",
            .description = "FIDE Online Regulations: threefold and 50 moves draw by themselves",
            .ends_at_threefold_and_fifty = true},
    Ruleset{"uscf", "US Chess rules"},
    Ruleset{.name = "casual",
            .description = "as over the board, with takebacks and hints and without penalties",
            .is_casual = true},
};

}  // namespace

std::span<const Ruleset> all_rulesets() { return rulesets; }

const Ruleset* find_ruleset(std::string_view name) {
    const auto found = std::ranges::find(rulesets, name, &Ruleset::name);
    return found == rulesets.end() ? nullptr : &*found;
}

const Ruleset& fide_ruleset() { return rulesets.front(); }

}  // namespace arbiter
