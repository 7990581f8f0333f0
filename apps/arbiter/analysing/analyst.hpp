// Who judges games: our own search, or an engine that speaks UCI.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "apps/arbiter/frame/pool.hpp"
#include "arbiter/analysis/game_analysis.hpp"
#include "arbiter/analysis/search_judge.hpp"
#include "arbiter/engines/driven_engine.hpp"
#include "arbiter/match/contestant.hpp"

namespace arbiter {

/// May be asked by several threads at once; each has a judge of its own.
class Analyst {
  public:
    /// `engine`: whose limits do not matter; nothing for our own search. None is started before it
    /// is needed.
    Analyst(JudgeEffort effort, std::optional<match::Contestant> engine)
        : effort_(effort), engine_(std::move(engine)) {}

    /// What each position of the stretch is worth; nothing where a stop was requested. Fails, with
    /// one English sentence, where the engine does.
    [[nodiscard]] std::expected<std::optional<std::vector<PositionJudgement>>, std::string> judge(
        const GameLine& game, const Stretch& stretch, const std::stop_token& stop);

    /// "Arbiter 0.1.0, 100000 nodes a move": who judges, and how long. Of an engine as it calls
    /// itself, once it was started.
    [[nodiscard]] std::string description() const;

  private:
    using Engine = std::unique_ptr<engines::DrivenEngine>;

    [[nodiscard]] std::expected<std::optional<std::vector<PositionJudgement>>, std::string>
    ask_engine(const GameLine& game, const Stretch& stretch, const std::stop_token& stop);
    /// That of this thread: an engine ends with the thread that started it.
    [[nodiscard]] std::expected<engines::DrivenEngine*, std::string> own_engine();
    [[nodiscard]] std::expected<Engine, std::string> started() const;
    [[nodiscard]] std::expected<PositionJudgement, std::string> ask_about(
        engines::DrivenEngine& engine, const GameLine& game, const Position& position,
        std::size_t ply, const std::stop_token& stop) const;

    JudgeEffort effort_;
    std::optional<match::Contestant> engine_;
    Pool<SearchJudge> judges_;
    mutable std::mutex mutex_;
    std::map<std::thread::id, Engine> engines_;
    std::string engine_name_;
};

}  // namespace arbiter
