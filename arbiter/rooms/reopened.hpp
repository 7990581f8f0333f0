// A kept game, as it stands when all its events have happened again.
#pragma once

#include <expected>

#include "arbiter/game/mating_judge.hpp"
#include "arbiter/rooms/recent.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

struct ReopenedGame {
    Table table;
    /// The last of what happened, and how it was answered.
    Recent recent;
};

/// Fails with `corrupt` when the kept game cannot be replayed by the Laws. The judge is that of
/// `Game`; what it was asked before is kept with the game, and it is not asked again.
[[nodiscard]] std::expected<ReopenedGame, StoreError> reopen(const StoredGame& game,
                                                             MatingJudge* judge);

}  // namespace arbiter
