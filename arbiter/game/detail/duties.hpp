// What a player may do, has to do, and says by doing it.
#pragma once

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/game_state.hpp"

namespace arbiter::detail {

/// Nobody moves while the game is interrupted, adjourned or men are displaced.
[[nodiscard]] Outcome check_can_move(const GameState& state);

/// What an earlier act of the player leaves him to do (4.3, 4.7, 9.5.3). Requires: `move` is legal.
[[nodiscard]] Outcome check_duty(const GameState& state, Move move);

/// An offer that was made to this side is declined by what it does (9.1.2.1).
void decline_offer(GameState& state, Color side);

/// What making a move says to the opponent's: it declines an offer, and lets an illegal move stand
/// (A.5.2).
void reply(GameState& state, Color side);

/// By 5.2.3 and by what the event says (9.1.1).
[[nodiscard]] Outcome check_draws_allowed(const GameState& state, Color by);

/// By post nobody is asked again and again (`CorrespondenceTerms::moves_between_offers`).
[[nodiscard]] Outcome check_offer_is_due(const GameState& state, Color by);

/// What a player does is an offer of a draw too, where one is allowed and due and none stands.
void offer_besides(GameState& state, Color by);

/// Has come to this session, or moved in it.
[[nodiscard]] bool is_there(const GameState& state, Color side);

/// Without supervision some mistakes are found too late after ten moves of each player (A.5.1).
[[nodiscard]] bool is_settled_by_ten_moves(const GameState& state);

}  // namespace arbiter::detail
