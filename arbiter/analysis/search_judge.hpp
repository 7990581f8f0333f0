// Our own search as the judge of a game.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/engine/endgame_tables.hpp"
#include "arbiter/engine/search.hpp"

namespace arbiter {

/// Of each position.
struct JudgeEffort {
    /// The same nodes give the same figures on every machine.
    std::uint64_t nodes = unlimited_nodes;
    /// Instead of nodes; then figures differ from run to run.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    int lines = 1;                         ///< so many best moves, as in `SearchRequest`
    SharedEndgameTables tables = nullptr;  ///< which may help; none by default
};

/// One game at a time; keeps its memory, but nothing in it, for the next.
class SearchJudge {
  public:
    /// 32 MiB, for a game of 100 moves at a million nodes each a little small.
    explicit SearchJudge(std::size_t table_bytes = std::size_t{32} << 20)
        : searcher_(table_bytes) {}

    /// One stretch of a game, without memory of anything before. Nothing where a stop was
    /// requested.
    [[nodiscard]] std::optional<std::vector<PositionJudgement>> judge(
        const GameLine& game, const Stretch& stretch, const JudgeEffort& effort,
        const std::stop_token& stop = {});
    /// All stretches of a game.
    [[nodiscard]] std::optional<GameAnalysis> analyse(const GameLine& game,
                                                      const JudgeEffort& effort,
                                                      const std::stop_token& stop = {});

  private:
    [[nodiscard]] std::optional<PositionJudgement> judge_last(std::span<const Position> positions,
                                                              const JudgeEffort& effort,
                                                              const std::stop_token& stop);

    Searcher searcher_;
};

}  // namespace arbiter
