// The opponent that people play against: the move that a level plays. It rules on nothing: whether
// the game is over, or a draw may be claimed, is asked elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "arbiter/engine/believed.hpp"
#include "arbiter/engine/habits.hpp"
#include "arbiter/engine/level.hpp"
#include "arbiter/engine/search.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A move, and in how many of all games it would be played there: 0 to 1.
struct MoveChance {
    Move move;      ///< legal
    double chance;  ///< all of a position together are 1
};

/// Holds what is worth keeping from one move to the next. One move at a time; use one per thread,
/// for as many games as you like.
class Opponent {
  public:
    /// Without habits it plays what it finds. `table_bytes`: see `TranspositionTable`.
    explicit Opponent(SharedHabits habits = nullptr,
                      std::size_t table_bytes = Searcher::default_table_bytes)
        : habits_(std::move(habits)), searcher_(table_bytes) {}

    /// A legal move, within the strength's limits and soon after a stop is requested; the result's
    /// score is what the opponent believes. `earlier_keys`: see `SearchRequest`. The `seed` belongs
    /// to the game: it varies the play, and without a limit in time the same request always gives
    /// the same answer. Against a bare king no mistake is made: a weak opponent should lose games,
    /// not drag them out. Requires: the game is not over.
    [[nodiscard]] SearchResult choose_move(const Position& position,
                                           std::span<const std::uint64_t> earlier_keys, Level level,
                                           std::uint64_t seed, std::stop_token stop = {});
    /// The same with a strength made to measure, and with one of these moves if there are any.
    /// Requires: they are legal.
    [[nodiscard]] SearchResult choose_move(const Position& position,
                                           std::span<const std::uint64_t> earlier_keys,
                                           const Strength& strength, std::uint64_t seed,
                                           std::stop_token stop = {}, std::vector<Move> among = {});

    /// How likely that strength plays each move, by what it would do in so many games; it plays no
    /// opening by heart. For measuring how like people it is. Requires: the game is not over,
    /// `games` is at least 1.
    [[nodiscard]] std::vector<MoveChance> chances(const Position& position,
                                                  std::span<const std::uint64_t> earlier_keys,
                                                  const Strength& strength, int games);
    /// The same of what has been judged of the position before. Requires: the strength is frail.
    [[nodiscard]] std::vector<MoveChance> chances(const Position& position,
                                                  const Judgement& judgement,
                                                  const Strength& strength, int games) const;

  private:
    /// The moves that come into question, what is believed of them, and how likely each is played.
    struct Weighed {
        std::vector<BelievedMove> moves;
        std::vector<std::uint64_t> weights;
    };

    [[nodiscard]] Weighed weighed(const Position& position, const Judgement& judgement,
                                  const Strength& strength, std::uint64_t seed) const;
    [[nodiscard]] SearchResult choose(const Position& position, std::size_t plies_before,
                                      const Judgement& judgement, const Strength& strength,
                                      std::uint64_t seed) const;
    [[nodiscard]] SearchResult found_best(const SearchRequest& request);

    SharedHabits habits_;
    Searcher searcher_;
};

}  // namespace arbiter
