// The built-in opponent as a thinker: one worker thread, questions answered in the order in which
// they were asked.
#pragma once

#include <functional>
#include <memory>

#include "arbiter/rules/move.hpp"
#include "arbiter/server/thinker.hpp"

namespace arbiter {

class EngineThinker : public Thinker {
  public:
    /// `done` is called in the worker's thread.
    using Done = std::function<void(const Thought& thought, Move move)>;

    explicit EngineThinker(Done done);
    /// Breaks off what is being thought about; `done` is not called any more.
    ~EngineThinker() override;

    void think(Thought thought) override;

  private:
    class Worker;
    std::unique_ptr<Worker> worker_;
};

}  // namespace arbiter
