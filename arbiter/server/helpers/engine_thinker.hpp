// The built-in opponent as a thinker: one worker thread, questions answered in the order in which
// they were asked.
#pragma once

#include <chrono>
#include <functional>

#include "arbiter/engine/habits.hpp"
#include "arbiter/engine/level.hpp"
#include "arbiter/rooms/thinker.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/server/helpers/worker.hpp"

namespace arbiter {

/// How strong it is in that question, which has waited for so long: the clock went on meanwhile.
[[nodiscard]] Strength strength_for(const Thought& thought, std::chrono::milliseconds waited);

class EngineThinker : public Thinker {
  public:
    /// `done` is called in the worker's thread.
    using Done = std::function<void(const Thought& thought, Move move)>;

    /// When it is destroyed it breaks off what is being thought about, and `done` is not called any
    /// more. `habits`: those of the weaker levels.
    EngineThinker(SharedHabits habits, Done done);

    /// A question that it `replaces` and that still waits is given up for this one.
    void think(Thought thought) override;

  private:
    /// A question waits while others are answered, and the clock goes on meanwhile.
    struct Question : Thought {
        std::chrono::steady_clock::time_point asked;

        friend bool replaces(const Question& one, const Question& other) {
            return arbiter::replaces(static_cast<const Thought&>(one),
                                     static_cast<const Thought&>(other));
        }
    };

    Worker<Question> worker_;
};

}  // namespace arbiter
