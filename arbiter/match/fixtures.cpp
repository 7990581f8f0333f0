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

Fixture fixture_of(std::size_t number, std::size_t encounters) {
    const std::size_t round = number / encounters;
    const bool is_second = round % 2 == 1;
    return {.encounter = number % encounters,
            .opening = round / 2,
            .is_first_white = !is_second,
            .completes_pair = is_second};
}

PerColor<std::size_t> players_of(std::size_t number, const std::vector<Encounter>& encounters) {
    const Fixture fixture = fixture_of(number, encounters.size());
    const auto& [first, second] = encounters[fixture.encounter];
    return fixture.is_first_white ? PerColor<std::size_t>{{first, second}}
                                  : PerColor<std::size_t>{{second, first}};
}

}  // namespace arbiter::match
