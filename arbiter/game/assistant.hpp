// What the assistant of a blind player may do for him (Law D.2.10).
#pragma once

#include "arbiter/game/event.hpp"

namespace arbiter {

/// Moves of either player on the opponent's board, announcing them, writing, pressing the clock,
/// telling the time, claiming a fallen flag or a touched man, and what an adjournment needs. No
/// advice, no offer, no claim of a draw, no resignation.
[[nodiscard]] bool may_assistant(const Event& event);

}  // namespace arbiter
