#include "arbiter/match/fixtures.hpp"

namespace arbiter::match {

std::vector<Encounter> encounters_of(std::size_t engines, Pairing pairing) {
    std::vector<Encounter> encounters;
    const std::size_t firsts = pairing == Pairing::gauntlet ? 1 : engines;
    for (std::size_t first = 0; first < firsts; ++first)
        for (std::size_t second = first + 1; second < engines; ++second)
            encounters.push_back({first, second});
    return encounters;
}

Fixture Fixtures::at(std::size_t number) const {
    const std::size_t pairs = games_ / 2;
    const std::size_t in_pairs = 2 * pairs * encounters_;
    if (number >= in_pairs)
        return {.encounter = number - in_pairs, .opening = pairs};
    const std::size_t pair = number / 2;
    const bool is_second = number % 2 == 1;
    return {.encounter = pair % encounters_,
            .opening = pair / encounters_,
            .is_first_white = !is_second,
            .completes_pair = is_second};
}

}  // namespace arbiter::match
