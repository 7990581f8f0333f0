// What follows from a player's command: events, or why not. Decides and changes nothing: the events
// are first kept, then applied.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/journal/table_event.hpp"
#include "arbiter/rooms/action.hpp"
#include "arbiter/rooms/refusal.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

struct Decision {
    /// In order; the table will take each. With a refusal only after a wrong claim (9.1.2.3,
    /// 9.5.3).
    std::vector<KeptEvent> events{};
    std::optional<Refusal> refusal{};
    /// The answer to `explain`.
    std::optional<Explanation> explanation{};
    /// A new game is wanted; `RematchMade` of it, by this side, follows the events.
    std::optional<Color> rematch_by{};
};

/// `yours`: the places of who sent it. `now`: when the command came; the clock decides on some of
/// it. Requires: what had happened by itself until then is on the table (`Game::due`).
[[nodiscard]] Decision decide(const Table& table, const Places& yours, const Action& action,
                              Timestamp now);

/// The same of the assistant of a player (D.2.10): what he may not do is refused.
[[nodiscard]] Decision decide_for_assistant(const Table& table, Color assisted,
                                            const Action& action, Timestamp now);

/// Was that event a claim of a draw, and a wrong one? `after`: the game after it.
[[nodiscard]] bool is_wrong_claim(const TableEvent& event, const Game& after);

/// What was ruled on a wrong claim: the answer to it. Requires: it was the table's last event.
[[nodiscard]] WrongClaim ruled_wrong(const Table& after);

}  // namespace arbiter
