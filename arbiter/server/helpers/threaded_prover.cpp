#include "arbiter/server/helpers/threaded_prover.hpp"

#include <memory>
#include <utility>

#include "arbiter/game/mating_chances.hpp"

namespace arbiter {

ThreadedProver::ThreadedProver(Found found)
    : worker_([found = std::move(found), judge = std::make_shared<ProvingJudge>()](
                  const DeadPositionQuestion& question, const std::stop_token& stop) {
          auto verdicts = proof_of_death(question.position, *judge);
          if (verdicts && !stop.stop_requested())
              found(question, *std::move(verdicts));
      }) {}

void ThreadedProver::prove(DeadPositionQuestion question) { worker_.ask(std::move(question)); }

}  // namespace arbiter
