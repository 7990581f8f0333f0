// Who judges games: our own search, or an engine that speaks UCI.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "apps/arbiter/frame/pool.hpp"
#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/analysis/search_judge.hpp"
#include "arbiter/engines/driven_engine.hpp"

namespace arbiter {

/// May be asked by several threads at once; each has a judge of its own.
class Analyst {
  public:
    /// `command`: the words of the engine's command; empty for our own search. Nothing is started
    /// before it is needed.
    Analyst(JudgeEffort effort, std::vector<std::string> command)
        : effort_(effort), command_(std::move(command)) {}

    /// Nothing where a stop was requested. Fails, with one English sentence, where the engine does.
    [[nodiscard]] std::expected<std::optional<GameAnalysis>, std::string> analyse(
        const GameLine& game, const std::stop_token& stop);

    /// "Arbiter 0.1.0, 100000 nodes a move": who judges, and how long. Of an engine as it calls
    /// itself, once it was started.
    [[nodiscard]] std::string description() const;

  private:
    using Engine = std::unique_ptr<engines::DrivenEngine>;

    [[nodiscard]] std::expected<std::optional<GameAnalysis>, std::string> ask_engine(
        const GameLine& game, const std::stop_token& stop);
    [[nodiscard]] std::expected<Engine, std::string> take_engine();
    [[nodiscard]] std::expected<PositionJudgement, std::string> judge(engines::DrivenEngine& engine,
                                                                      const GameLine& game,
                                                                      std::size_t ply) const;

    JudgeEffort effort_;
    std::vector<std::string> command_;
    Pool<SearchJudge> judges_;
    mutable std::mutex mutex_;
    std::vector<Engine> idle_;
    std::string engine_name_;
};

}  // namespace arbiter
