// What follows from the Laws, and from how the computer plays, once a draw has been offered or
// wrongly claimed. Gives events and applies none.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/game/event.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// The computer plays on: it declines what is offered to it, at once. Nothing where no offer by
/// that side waits for it.
[[nodiscard]] std::optional<Event> computers_answer(std::optional<Color> offered_by,
                                                    const PerColor<bool>& is_computer);

/// What comes by itself after a wrong claim, in order: the computer's answer to the offer that the
/// claim has become (9.1.2.3), and the move that was named (9.5.3). `after`: the game with the
/// claim. Requires: its last claim was wrong.
[[nodiscard]] std::vector<Event> after_wrong_claim(const Game& after,
                                                   const PerColor<bool>& is_computer);

}  // namespace arbiter
