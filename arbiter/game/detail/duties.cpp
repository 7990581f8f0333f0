#include "arbiter/game/detail/duties.hpp"

#include <algorithm>

#include "arbiter/game/detail/words.hpp"
#include "arbiter/game/touch_move.hpp"

namespace arbiter::detail {

namespace {

/// "e2, d5".
std::string touched_in_words(const GameState& state) {
    std::string text;
    for (const Square square : state.touched)
        text += (text.empty() ? "" : ", ") + std::string(name(square));
    return text;
}

}  // namespace

void clear_duties(GameState& state) {
    state.named_move.reset();
    state.touched.clear();
    state.released.reset();
}

void decline_offer(GameState& state, Color side) {
    if (state.draw_offer == opponent(side))
        state.draw_offer.reset();
}

void reply(GameState& state, Color side) {
    decline_offer(state, side);
    if (state.standing_illegal_move && state.standing_illegal_move->by != side)
        state.standing_illegal_move.reset();
}

Outcome check_duty(const GameState& state, Move move) {
    if (state.named_move && move != *state.named_move)
        return refused(GameProblem::must_be_played, "9.5.3",
                       "the move that was named in the claim must be played");
    if (state.named_move || state.touched.empty())
        return {};
    MoveList allowed = moves_after_touching(state.position(), state.touched);
    if (state.released)
        allowed = moves_after_release(state.position(), allowed, *state.released);
    if (std::ranges::find(allowed, move) != allowed.end())
        return {};
    if (state.released)
        return refused(
            GameProblem::must_be_played, "4.7",
            "the man let go on " + std::string(name(state.released->to)) + " stays there");
    return refused(GameProblem::must_be_played, "4.3",
                   "the men touched bind the player: " + touched_in_words(state));
}

bool is_settled_by_ten_moves(const GameState& state) {
    constexpr int moves = 10;
    return state.terms.ruleset->illegal_moves_may_stand &&
           state.history.moves_by(Color::white) >= moves &&
           state.history.moves_by(Color::black) >= moves;
}

bool is_there(const GameState& state, Color side) {
    // Who has moved is there.
    return state.has_arrived[side] ||
           state.history.moves_by(side) > state.moves_before_session[side];
}

Outcome check_draws_allowed(const GameState& state, Color by) {
    if (state.history.moves().size() < 2)
        return refused(GameProblem::too_early, "5.2.3",
                       "a draw is agreed only after both players have made a move");
    if (state.are_draws_permitted)
        return {};
    if (state.terms.draws_need_permission)
        return refused(GameProblem::draws_forbidden, "9.1.1",
                       "no draw is agreed in this event without the arbiter's permission");
    const int earliest = state.terms.no_draw_before_move;
    // The move that he is about to make included.
    const int move_at_hand = state.history.moves_by(by) + (state.turn() == by ? 1 : 0);
    if (move_at_hand < earliest)
        return refused(GameProblem::draws_forbidden, "9.1.1",
                       "no draw is offered in this event before move " + std::to_string(earliest));
    return {};
}

void offer_besides(GameState& state, Color by) {
    if (!state.draw_offer && check_draws_allowed(state, by))
        state.draw_offer = by;
}

Outcome check_can_move(const GameState& state) {
    if (state.pause)
        return refused(GameProblem::clock_is_paused, "6.11.3",
                       "the game is interrupted until the arbiter resumes it");
    if (state.displaced_by)
        return refused(GameProblem::men_displaced, "7.4.1",
                       capital(*state.displaced_by) + " has to put the displaced men back first");
    if (!state.adjournment)
        return {};
    if (state.adjournment->phase == SessionPhase::sealing)
        return refused(GameProblem::move_is_sealed, "I.1.1",
                       "the move is to be sealed, and not made on the board");
    return refused(GameProblem::move_is_sealed, "I.7", "the envelope has to be opened first");
}

}  // namespace arbiter::detail
