#include "arbiter/server/helpers/engine_thinker.hpp"

#include <memory>
#include <string>
#include <utility>

#include "arbiter/engine/player.hpp"

namespace arbiter {

EngineThinker::EngineThinker(Done done)
    : worker_([done = std::move(done), opponent = std::make_shared<Opponent>()](
                  const Thought& thought, const std::stop_token& stop) {
          const SearchResult found =
              opponent->choose_move(thought.position, thought.earlier_keys, Level{thought.level},
                                    std::hash<std::string>{}(thought.game), stop);
          if (!stop.stop_requested())
              done(thought, found.move);
      }) {}

void EngineThinker::think(Thought thought) { worker_.ask(std::move(thought)); }

}  // namespace arbiter
