// What people have played, counted: how often each class of moves, and which moves of the opening.
// Counts can be added up, so that parts of a collection give the same as the whole.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/engine/habits.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// So many plies of each game are opening; the classes of moves are counted behind them.
inline constexpr std::size_t opening_plies = 16;
/// No more lines of openings are kept: of more than that the rarest are forgotten.
inline constexpr std::size_t most_opening_lines = 200'000;

/// How often moves of a class were played.
struct ClassCount {
    std::uint64_t played = 0;  ///< of all that were counted
    /// How often they would have been, had chance chosen among the legal moves; in thousandths.
    std::uint64_t by_chance = 0;

    bool operator==(const ClassCount&) const = default;
};

/// Moves from the initial position, each legal after the ones before it; at least one.
using OpeningLine = std::vector<Move>;

/// A line before those that go on from it.
struct LineOrder {
    /// By the bits of the first move in which they differ.
    bool operator()(const OpeningLine& a, const OpeningLine& b) const;
};

/// How often the last move of a line was played, by the band of whoever played it.
using OpeningCounts = std::map<OpeningLine, std::array<std::uint64_t, rating_bands>, LineOrder>;

/// Of any number of games.
struct HabitCounts {
    std::uint64_t games = 0;                         ///< those that were counted
    std::array<ClassCount, move_classes> classes{};  ///< by their numbers
    OpeningCounts openings;                          ///< as far as they are kept

    /// Counts one game, unless it says nothing of how people play: where it is of another variant
    /// or begins elsewhere than usual, where a rating is not known (WhiteElo, BlackElo), and where
    /// a player begins with less than three minutes (TimeControl).
    void add(const CollectedGame& game);
    /// Other games.
    void add(const HabitCounts& other);
    /// Forgets the lines that fewer have played.
    void forget_rare(std::uint64_t fewest);

    /// What follows from them: a class that was hardly seen is taken to be played as chance has it.
    [[nodiscard]] Habits habits() const;

    bool operator==(const HabitCounts&) const = default;
};

}  // namespace arbiter
