#include "arbiter/game/detail/duties.hpp"

#include <algorithm>

#include "arbiter/game/correspondence_state.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/touch_move.hpp"

namespace arbiter::detail {

void decline_offer(GameState& state, Color side) {
    if (state.open.draw_offer == opponent(side))
        state.open.draw_offer.reset();
}

void reply(GameState& state, Color side) {
    decline_offer(state, side);
    if (state.open.standing_illegal_move && state.open.standing_illegal_move->by != side)
        state.open.standing_illegal_move.reset();
}

Outcome check_duty(const GameState& state, Move move) {
    if (state.open.duties.named_move && move != *state.open.duties.named_move)
        return refused(GameProblem::must_be_played, "9.5.3", {Say::named_move_must_be_played});
    if (state.open.duties.named_move || state.open.duties.touched.empty())
        return {};
    MoveList allowed = moves_after_touching(state.position(), state.open.duties.touched);
    if (state.open.duties.released)
        allowed = moves_after_release(state.position(), allowed, *state.open.duties.released);
    if (std::ranges::find(allowed, move) != allowed.end())
        return {};
    if (state.open.duties.released)
        return refused(GameProblem::must_be_played, "4.7",
                       {.id = Say::released_man_stays, .square = state.open.duties.released->to});
    return refused(GameProblem::must_be_played, "4.3",
                   {.id = Say::touched_men_bind, .squares = state.open.duties.touched});
}

bool is_settled_by_ten_moves(const GameState& state) {
    constexpr int moves = 10;
    return state.terms.ruleset->illegal_moves_may_stand &&
           state.history.moves_by(Color::white) >= moves &&
           state.history.moves_by(Color::black) >= moves;
}

bool is_there(const GameState& state, Color side) {
    // Who has moved is there.
    return state.session.has_arrived[side] ||
           state.history.moves_by(side) > state.session.moves_before[side];
}

Outcome check_draws_allowed(const GameState& state, Color by) {
    if (state.history.moves().size() < 2)
        return refused(GameProblem::too_early, "5.2.3", {Say::draw_needs_two_moves});
    if (state.are_draws_permitted)
        return {};
    if (state.terms.draws_need_permission)
        return refused(GameProblem::draws_forbidden, "9.1.1", {Say::draw_needs_permission});
    const int earliest = state.terms.no_draw_before_move;
    // The move that he is about to make included.
    const int move_at_hand = state.history.moves_by(by) + (state.turn() == by ? 1 : 0);
    if (move_at_hand < earliest)
        return refused(GameProblem::draws_forbidden, "9.1.1",
                       {.id = Say::no_draw_before_move, .number = earliest});
    return {};
}

Outcome check_offer_is_due(const GameState& state, Color by) {
    if (!state.terms.ruleset->is_correspondence || moves_until_next_offer(state, by) == 0)
        return {};
    return refused(
        GameProblem::offer_stands, "",
        {.id = Say::offer_too_soon, .number = state.terms.correspondence.moves_between_offers});
}

void offer_besides(GameState& state, Color by) {
    if (state.open.draw_offer || !check_draws_allowed(state, by) || !check_offer_is_due(state, by))
        return;
    state.open.draw_offer = by;
    // Where offers have to wait for one another, this is one of them.
    if (state.terms.ruleset->is_correspondence)
        state.offers[by].push_back(state.history.moves().size());
}

Outcome check_can_move(const GameState& state) {
    if (state.pause)
        return refused(GameProblem::clock_is_paused, "6.11.3", {Say::interrupted_until_resumed});
    if (state.open.displacement)
        return refused(GameProblem::men_displaced, "7.4.1",
                       {.id = Say::men_to_put_back, .side = state.open.displacement->by});
    if (!state.open.adjournment)
        return {};
    if (state.open.adjournment->phase == SessionPhase::sealing)
        return refused(GameProblem::move_is_sealed, "I.1.1", {Say::move_to_be_sealed});
    return refused(GameProblem::move_is_sealed, "I.7", {Say::envelope_to_be_opened});
}

}  // namespace arbiter::detail
