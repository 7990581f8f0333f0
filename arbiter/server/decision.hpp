// What follows from a player's command: events, or why not. Decides and changes nothing: the events
// are first kept, then applied.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/journal/event_json.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/server/command.hpp"
#include "arbiter/server/refusal.hpp"
#include "arbiter/server/table.hpp"

namespace arbiter {

struct Decision {
    /// In order; the table will take each. With a refusal only after a wrong claim (9.1.2.3,
    /// 9.5.3).
    std::vector<TableEvent> events{};
    std::optional<Refusal> refusal{};
    /// The answer to `explain`.
    std::optional<Explanation> explanation{};
    /// A new game is wanted; `RematchMade` of it, by this side, follows the events.
    std::optional<Color> rematch_by{};
};

/// `now`: when the command came; the clock decides on some of it.
[[nodiscard]] Decision decide(const Table& table, const Places& yours, const Action& action,
                              Timestamp now);

}  // namespace arbiter
