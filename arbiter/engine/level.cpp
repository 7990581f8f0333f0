#include "arbiter/engine/level.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace arbiter {

namespace {

/// A level that errs as people do.
constexpr Strength human(int depth, std::uint64_t nodes, const Frailty& frailty, int rating,
                         int repertoire_plies) {
    return {.depth = depth,
            .nodes = nodes,
            .frailty = frailty,
            .rating = rating,
            .repertoire_plies = repertoire_plies};
}

// What moves of theirs cost has been fitted to people's of the ratings that stand here, by the same
// judge; how far they see to what the level below is worth. See
// docs/decisions/013-levels-that-err-as-people.md.
constexpr std::array<Strength, strongest_level> strengths{{
    human(2, 6'000, {{50, 0, 0}, 120, 4500, 600, 60, 10}, 700, 2),
    human(2, 6'000, {{590, 85, 30}, 37, 335, 970, 120}, 900, 4),
    human(5, 30'000, {{845, 485, 370}, 25, 270, 1000, 115}, 1100, 6),
    human(5, 50'000, {{928, 832, 782}, 23, 243, 1000, 130}, 1475, 8),
    human(7, 60'000, {{965, 905, 875}, 19, 170, 1000, 130}, 1850, 10),
    human(8, 140'000, {{986, 949, 924}, 12, 100, 1000, 125}, 2225, 12),
    human(10, 190'000, {{1000, 987, 976}, 4, 20, 1000, 130}, 2350, 14),
    human(max_ply, 65'000, {}, 2500, 16),
    human(max_ply, 230'000, {}, 2500, 16),
    {.time = std::chrono::milliseconds(1000), .remembers = true},
}};

/// A machine of today searches twice to five times as many.
constexpr std::uint64_t nodes_a_millisecond_of_slow_machines = 200;
/// Enough for a look at each move, and taken in no time.
constexpr std::uint64_t least_nodes = 500;

constexpr std::array<int, strongest_level> elos{100,  600,  890,  1150, 1400,
                                                1700, 2000, 2140, 2280, 2440};

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

Strength within_time(const Strength& strength, const TimeForMove& time) {
    Strength limited = strength;
    if (strength.time) {
        limited.time = std::min(*strength.time, time.most);
        limited.enough = std::min(*strength.time, time.enough);
        return limited;
    }
    // Well before the most, which would cut the search off wherever it is.
    const auto planned = std::min(time.enough, time.most / 2);
    const auto affordable =
        static_cast<std::uint64_t>(planned.count()) * nodes_a_millisecond_of_slow_machines;
    limited.nodes = std::min(strength.nodes, std::max(affordable, least_nodes));
    limited.time = time.most;
    return limited;
}

Strength within_clock(const Strength& strength, const ClockView& clock) {
    return within_time(strength, time_for_move(clock));
}

}  // namespace arbiter
