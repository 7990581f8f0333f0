// Words for refusals and for the log.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

[[nodiscard]] std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                                 Said said);
[[nodiscard]] std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                                 std::string text);

/// The same of an attempt that is none of a legal move, or of one where it should be none.
[[nodiscard]] std::unexpected<GameError> refused_as_illegal(const Attempt& attempt,
                                                            Explanation why);
[[nodiscard]] std::unexpected<GameError> refused_as_legal(const Attempt& attempt, Explanation why);

/// "White", "Black".
[[nodiscard]] std::string capital(Color color);

/// "2 minutes", "90 seconds".
[[nodiscard]] std::string in_words(Duration time);

/// "1 ply", "12 plies".
[[nodiscard]] std::string plies_in_words(std::size_t plies);

/// Refuses where the arbiter does not say why.
[[nodiscard]] Outcome check_reason(std::string_view reason);

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article, Said said);
void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article,
                std::string text);

/// What the arbiter does who acts now, by name where there is one.
void log_act(GameState& state, Instant at, std::string_view article, Said said,
             LogKind kind = LogKind::act);
void log_act(GameState& state, Instant at, std::string_view article, std::string text,
             LogKind kind = LogKind::act);

}  // namespace arbiter::detail
