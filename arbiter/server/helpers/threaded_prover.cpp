#include "arbiter/server/helpers/threaded_prover.hpp"

#include <utility>

#include "arbiter/game/mating_chances.hpp"

namespace arbiter {

ThreadedProver::ThreadedProver(Found found)
    : worker_([found = std::move(found)](const DeadPositionQuestion& question,
                                         const std::stop_token& stop) {
          if (is_proved_dead(question.position) && !stop.stop_requested())
              found(question);
      }) {}

void ThreadedProver::prove(DeadPositionQuestion question) { worker_.ask(std::move(question)); }

}  // namespace arbiter
