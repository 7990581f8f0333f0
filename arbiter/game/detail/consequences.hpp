// How a game ends, what an offence costs, how a game goes back.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "arbiter/game/detail/inquiry.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

/// The clock stops; what is open stays so, for an arbiter may find that the game has not ended.
void end(GameState& state, Instant at, const Ending& ending);

/// The player loses by this article, unless the opponent can never mate.
void end_by_fault(GameState& state, Instant at, Color loser, EndReason reason,
                  std::string_view article, Inquiry& inquiry);

/// What ends the game because it is on the board, in the order of adjudication.hpp.
[[nodiscard]] std::optional<Ending> ending_on_board(const History& history, const Ruleset& ruleset,
                                                    Inquiry& inquiry);

/// Ends the game if the position on the board does.
void end_if_over(GameState& state, Instant at, Inquiry& inquiry);

/// A move that was made is completed (6.2.1); what it broke has its consequences.
void complete_move(GameState& state, Color side, Instant at, Inquiry& inquiry);

/// One completed illegal move (7.5.5). The position that the ruling is about is on the board.
void count_offence(GameState& state, Instant at, Color by, std::string_view article,
                   Inquiry& inquiry);

/// The opponent of the offender gets the penalty time of the terms, where there is a clock: how
/// much, if any.
[[nodiscard]] std::optional<Duration> give_penalty_time(GameState& state, Instant at,
                                                        Color offender);

/// The position before an illegal move is on the board again, or the pawn that was left on the last
/// rank is a queen, and the offence counts (7.5.1, 7.5.2).
void rule_on_illegal_move(GameState& state, Color by, const Attempt& attempt, Instant at,
                          Inquiry& inquiry);

/// The game goes on from an earlier position (7.1): moves, counts, offers and what was open.
/// Requires: at most so many plies have been played.
void go_back(GameState& state, Instant at, std::size_t plies);

}  // namespace arbiter::detail
