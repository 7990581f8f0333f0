#include "arbiter/engine/level.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace arbiter {

namespace {

// Chosen by matches from level to level; the errors of people have set their shape, not yet each
// number.
constexpr std::array<Strength, strongest_level> strengths{{
    {.depth = 2, .nodes = 6'000, .frailty = {{600, 50, 0}, 70, 300, 900}},
    {.depth = 2, .nodes = 6'000, .frailty = {{760, 160, 0}, 45, 170, 970}},
    {.depth = 3, .nodes = 12'000, .frailty = {{865, 320, 80}, 30, 120}},
    {.depth = 4, .nodes = 25'000, .frailty = {{915, 450, 180}, 24, 95}},
    {.depth = 5, .nodes = 50'000, .frailty = {{955, 650, 360}, 18, 70}},
    {.depth = 6, .nodes = 100'000, .frailty = {{975, 780, 520}, 12, 50}},
    {.depth = 8, .nodes = 350'000, .frailty = {{990, 900, 750}, 8, 30}},
    {.nodes = 15'000},
    {.nodes = 80'000},
    {.time = std::chrono::milliseconds(1000)},
}};

constexpr std::array<int, strongest_level> elos{300,  780,  860,  1020, 1170,
                                                1450, 1650, 1850, 2150, 2440};

}  // namespace

int estimated_elo(Level level) { return elos[static_cast<std::size_t>(level.number - 1)]; }

Level level_near(int elo) {
    const auto distance = [elo](int other) { return std::abs(other - elo); };
    return {static_cast<int>(std::ranges::min_element(elos, {}, distance) - elos.begin()) + 1};
}

Strength strength_of(Level level) {
    assert(1 <= level.number && level.number <= strongest_level);
    return strengths[static_cast<std::size_t>(level.number - 1)];
}

Strength within_clock(const Strength& strength, const ClockView& clock) {
    Strength limited = strength;
    if (strength.time) {
        const TimeForMove time = time_for_move(clock);
        limited.time = std::min(*strength.time, time.most);
        limited.enough = std::min(*strength.time, time.enough);
    }
    return limited;
}

}  // namespace arbiter
