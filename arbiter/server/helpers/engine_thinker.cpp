#include "arbiter/server/helpers/engine_thinker.hpp"

#include <memory>
#include <utility>

#include "arbiter/base/fnv.hpp"
#include "arbiter/engine/player.hpp"

namespace arbiter {

Strength strength_for(const Thought& thought, std::chrono::milliseconds waited) {
    const Strength strength =
        thought.level ? strength_of(Level{*thought.level}) : strength_of_hints;
    return thought.clock ? within_clock(strength, {.left = thought.clock->left - waited,
                                                   .increment = thought.clock->per_move,
                                                   .moves_to_go = thought.clock->moves_to_go})
                         : strength;
}

EngineThinker::EngineThinker(SharedHabits habits, Done done)
    : worker_([done = std::move(done), opponent = std::make_shared<Opponent>(std::move(habits))](
                  const Question& thought, const std::stop_token& stop) {
          const auto waited = std::chrono::ceil<std::chrono::milliseconds>(
              std::chrono::steady_clock::now() - thought.asked);
          const SearchResult found =
              opponent->choose_move(thought.position, thought.earlier_keys,
                                    strength_for(thought, waited), fnv1a_64(thought.game), stop);
          if (!stop.stop_requested())
              done(thought, found.move);
      }) {}

void EngineThinker::think(Thought thought) {
    worker_.ask({std::move(thought), std::chrono::steady_clock::now()});
}

}  // namespace arbiter
