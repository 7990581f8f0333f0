// How strong the opponent plays: ten levels, and what each is made of. Weaker levels are weak as
// people are: they overlook, misjudge and hesitate between moves that look alike.
#pragma once

#include <array>
#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>

#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/time_use.hpp"

namespace arbiter {

/// From 1, for small children, to 10, all that the engine can.
struct Level {
    /// Requires: 1 to `strongest_level`.
    int number;

    auto operator<=>(const Level&) const = default;
};

/// Also the number of levels.
inline constexpr int strongest_level = 10;

/// How a player falls short of what a search finds. Nothing of it by default.
struct Frailty {
    /// Of a thousand replies that change everything so many are noticed: those that come at once,
    /// those that come after another move of each side, and those that come later.
    std::array<int, 3> noticed_per_mille{1000, 1000, 1000};
    /// Standard deviation of the judgement of a move, the same for like moves all through a game.
    int misjudgement_centipawns = 0;
    /// How much winning chance a player hardly tells apart, in hundredths of a percent.
    int indifference = 0;
    /// Of a thousand mates in one so many are seen.
    int mates_seen_per_mille = 1000;
    /// How much of what people like to play counts, in percent: 100 as much as was counted.
    int habit_percent = 0;
    /// Before this move of a game it does not mate, unless nothing else is left.
    int first_mating_move = 1;

    /// It plays as it finds.
    [[nodiscard]] bool is_none() const { return *this == Frailty(); }
    bool operator==(const Frailty&) const = default;
};

/// What a level is made of.
struct Strength {
    /// As in `Limits`, for each move. An only move is searched less deep; a frail player hunts a
    /// bare king as deep as he can.
    int depth = max_ply;
    /// As in `Limits`, for each move.
    std::uint64_t nodes = unlimited_nodes;
    /// As in `Limits`, for each move; the same request then no longer gives the same answer.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    /// As in `Limits`; without it all of the time is used.
    std::optional<std::chrono::milliseconds> enough = std::nullopt;
    /// What was learned at earlier moves counts; the answer then depends on more than the request.
    bool remembers = false;
    /// That think together, where it does not err; the answer then depends on more than the
    /// request.
    int threads = 1;
    /// How it errs beyond that.
    Frailty frailty = {};
    /// The rating of the people whose habits it has, on the scale of `rating_limits`.
    int rating = 2600;
    /// So many plies of a game it plays as those people do, where it knows them.
    int repertoire_plies = 0;
};

/// The same in so much time. One that is limited by nodes alone searches fewer where they would
/// take too long on a slow machine, by the time given and not by the time used: so the same time
/// still gives the same answer on every machine that is not slower than that. On one that is, the
/// most time ends the search.
[[nodiscard]] Strength within_time(const Strength& strength, const TimeForMove& time);
/// The same in a game with a clock: `time_for_move` of it.
[[nodiscard]] Strength within_clock(const Strength& strength, const ClockView& clock);

/// Levels below the strongest have no limit in time, so that they play alike on every machine.
[[nodiscard]] Strength strength_of(Level level);

/// About what a level is worth on the scale of Stockfish's UCI_Elo (15.1): 8 to 10 by their nodes,
/// from searches of 12,500, of 70,000 and of a second that were matched against it (40 games each,
/// ± 110), and from level to level below, where nothing is right.
[[nodiscard]] int estimated_elo(Level level);
/// The level that is nearest to it.
[[nodiscard]] Level level_near(int elo);

/// Who gives a hint: full strength, counted in nodes, so that the same position gives the same one.
inline constexpr Strength strength_of_hints{.nodes = 200'000};

}  // namespace arbiter
