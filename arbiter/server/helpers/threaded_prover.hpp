// Looks for dead positions (Law 5.2.2) beside the games, in a thread of its own.
#pragma once

#include <functional>

#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/rooms/prover.hpp"
#include "arbiter/server/helpers/worker.hpp"

namespace arbiter {

class ThreadedProver : public DeadPositionProver {
  public:
    /// Called in the worker's thread where a position is dead, with what shows it.
    using Found = std::function<void(const DeadPositionQuestion& question, KeptVerdicts verdicts)>;

    /// When it is destroyed it finishes what it looks at, and `found` is not called any more.
    explicit ThreadedProver(Found found);

    /// A question of the same game that still waits is given up for this one.
    void prove(DeadPositionQuestion question) override;

  private:
    Worker<DeadPositionQuestion> worker_;
};

}  // namespace arbiter
