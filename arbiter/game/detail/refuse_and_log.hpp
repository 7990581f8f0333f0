// Refusals, and entries of the log.
#pragma once

#include <expected>
#include <string_view>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

[[nodiscard]] std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                                 Said said);
/// The same of an attempt that is none of a legal move, or of one where it should be none.
[[nodiscard]] std::unexpected<GameError> refused_as_illegal(const Attempt& attempt,
                                                            Explanation why);
[[nodiscard]] std::unexpected<GameError> refused_as_legal(const Attempt& attempt, Explanation why);

/// Refuses where the arbiter does not say why.
[[nodiscard]] Outcome check_reason(std::string_view reason);

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article, Said said);

/// What the arbiter does who acts now, by name where there is one.
void log_act(GameState& state, Instant at, std::string_view article, Said said,
             LogKind kind = LogKind::act);

}  // namespace arbiter::detail
