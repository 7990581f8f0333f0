// Any engine that speaks UCI as the opponent at the terminal.
#pragma once

#include <expected>
#include <string>

#include "arbiter/engines/driven_engine.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/match/contestant.hpp"

namespace arbiter {

/// For one game.
class EngineOpponent {
  public:
    /// Starts it, sets what is to be set, and tells it where the game begins. Fails with one
    /// English sentence.
    [[nodiscard]] static std::expected<EngineOpponent, std::string> start(
        const match::Contestant& contestant, const Position& position);

    /// Its move, which is legal, or one English sentence that says what it did instead; then it is
    /// of no more use. It is told the clock as it stood when its move began, and without any limit
    /// it gets a second. Requires: the game began at the position, and is not over.
    [[nodiscard]] std::expected<Move, std::string> choose_move(const Game& game);

    /// As it calls itself.
    [[nodiscard]] const std::string& name() const { return engine_.name(); }

  private:
    EngineOpponent(engines::DrivenEngine engine, const match::MoveLimits& limits)
        : engine_(std::move(engine)), limits_(limits) {}

    engines::DrivenEngine engine_;
    match::MoveLimits limits_;
};

}  // namespace arbiter
