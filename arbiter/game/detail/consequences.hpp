// What several events have in common: words for a refusal, how a game ends, how a move is
// completed, what an offence costs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

[[nodiscard]] std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                                 std::string text);

/// "White", "Black".
[[nodiscard]] std::string capital(Color color);
/// "2 minutes", "90 seconds".
[[nodiscard]] std::string in_words(Duration time);

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article,
                std::string text);

/// Refuses where the arbiter does not say why.
[[nodiscard]] Outcome check_reason(std::string_view reason);

/// What bound the player having the move binds him no more.
void clear_duties(GameState& state);
/// An offer that was made to this side is declined by what it does (9.1.2.1).
void decline_offer(GameState& state, Color side);

/// What making a move says to the opponent's: it declines an offer, and lets an illegal move stand
/// (A.5.2).
void reply(GameState& state, Color side);
/// What an earlier act of the player leaves him to do (4.3, 4.7, 9.5.3). Requires: `move` is legal.
[[nodiscard]] Outcome check_duty(const GameState& state, Move move);
/// Without supervision some mistakes are found too late after ten moves of each player (A.5.1).
[[nodiscard]] bool is_settled_by_ten_moves(const GameState& state);
/// Has come to this session, or moved in it.
[[nodiscard]] bool is_there(const GameState& state, Color side);
/// By 5.2.3 and by what the event says (9.1.1).
[[nodiscard]] Outcome check_draws_allowed(const GameState& state, Color by);
/// What a player does is an offer of a draw too, where one is allowed and none stands.
void offer_besides(GameState& state, Color by);

/// The clock stops; what is open stays so, for an arbiter may find that the game has not ended.
void end(GameState& state, Instant at, const Ending& ending);
/// The player loses by this article, unless the opponent can never mate.
void end_by_fault(GameState& state, Instant at, Color loser, EndReason reason,
                  std::string_view article);
/// Ends the game if the position on the board does (1.13 of what beats what).
void end_if_over(GameState& state, Instant at);

/// Nobody moves while the game is interrupted, adjourned or men are displaced.
[[nodiscard]] Outcome check_can_move(const GameState& state);

/// A move that was made is completed (6.2.1); what it broke has its consequences.
void complete_move(GameState& state, Color side, Instant at);
/// What a completed move means for the clock, and the end of a period for the sheets (8.5).
void complete_on_clock(GameState& state, Color side, Instant at);
/// Nobody's time runs; whose did is kept.
void pause_clock(GameState& state, Instant at);
/// The pause is over: whose time ran before runs again.
void resume_clock(GameState& state, Instant at);
/// Whose time runs from now on, if there is a clock and no pause.
void run_clock(GameState& state, Color side, Instant at);

/// One completed illegal move (7.5.5). The position that the ruling is about is on the board.
void count_offence(GameState& state, Instant at, Color by, std::string_view article);
/// The opponent of the offender gets the penalty time of the terms, where there is a clock.
[[nodiscard]] std::string give_penalty_time(GameState& state, Instant at, Color offender);

/// The position before an illegal move is on the board again, or the pawn that was left on the last
/// rank is a queen, and the offence counts (7.5.1, 7.5.2).
void rule_on_illegal_move(GameState& state, Color by, const Attempt& attempt, Instant at);

/// The game goes on from an earlier position (7.1): moves, counts, offers and what was open.
/// Requires: at most so many plies have been played.
void go_back(GameState& state, Instant at, std::size_t plies);

}  // namespace arbiter::detail
