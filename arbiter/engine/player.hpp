// The opponent that people play against: a level of strength, and the move it plays. Weaker levels
// are weak as people are, by overlooking and misjudging, not by playing at random. It rules on
// nothing: whether the game is over, or a draw may be claimed, is asked elsewhere.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "arbiter/engine/limits.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/engine/time_use.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// 1: a beginner can beat it. 2: a club's newer member. 3: full strength, about a second a move.
struct Level {
    /// Requires: 1 to `strongest_level`.
    int number;

    auto operator<=>(const Level&) const = default;
};

/// Also the number of levels.
inline constexpr int strongest_level = 3;

/// What a level is made of.
struct Strength {
    /// As in `Limits`, for each move. An only move is searched less deep; a strength that makes
    /// mistakes hunts a bare king as deep as it can.
    int depth = max_ply;
    /// As in `Limits`, for each move.
    std::uint64_t nodes = unlimited_nodes;
    /// As in `Limits`, for each move; the same request then no longer gives the same answer.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    /// As in `Limits`; without it all of the time is used.
    std::optional<std::chrono::milliseconds> enough = std::nullopt;
    /// Each move's score is misjudged by up to so much, small errors being likelier than big ones.
    int misjudgement_centipawns = 0;
    /// Of so many moves in a hundred the replies are overlooked.
    int oversight_percent = 0;

    /// False: it plays the best that it finds within its limits.
    [[nodiscard]] bool makes_mistakes() const {
        return misjudgement_centipawns > 0 || oversight_percent > 0;
    }
};

/// The same in a game with a clock: it takes no more time than the clock allows. One that is
/// limited by nodes alone stays as it is.
[[nodiscard]] Strength within_clock(const Strength& strength, const ClockView& clock);

/// Levels below the strongest have no limit in time, so that they play alike on every machine.
[[nodiscard]] Strength strength_of(Level level);

/// Who gives a hint: full strength, counted in nodes, so that the same position gives the same one.
inline constexpr Strength strength_of_hints{.nodes = 200'000};

/// Holds what is worth keeping from one move to the next. One move at a time; use one per thread,
/// for as many games as you like.
class Opponent {
  public:
    /// `table_bytes`: see `TranspositionTable`.
    explicit Opponent(std::size_t table_bytes = Searcher::default_table_bytes)
        : searcher_(table_bytes) {}

    /// A legal move, within the strength's limits and soon after a stop is requested; the result's
    /// score is what the opponent believes. `earlier_keys`: see `SearchRequest`. The `seed` belongs
    /// to the game: it varies the play, and without a limit in time the same request always gives
    /// the same answer. A mate in one is never overlooked, and against a bare king no mistake is
    /// made: a weak opponent should lose games, not drag them out. Requires: the game is not over.
    [[nodiscard]] SearchResult choose_move(const Position& position,
                                           std::span<const std::uint64_t> earlier_keys, Level level,
                                           std::uint64_t seed, std::stop_token stop = {});
    /// The same with a strength made to measure.
    [[nodiscard]] SearchResult choose_move(const Position& position,
                                           std::span<const std::uint64_t> earlier_keys,
                                           const Strength& strength, std::uint64_t seed,
                                           std::stop_token stop = {});

  private:
    Searcher searcher_;
};

}  // namespace arbiter
