#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/touch_move.hpp"

namespace arbiter::detail {

namespace {

Outcome check_man(const GameState& state, Square square) {
    if (!state.position().board().occupied().contains(square))
        return refused(GameProblem::no_man_there, "4.3",
                       {.id = Say::no_man_there, .square = square});
    return {};
}

}  // namespace

Outcome on(GameState& state, const PieceTouched& event, Instant at) {
    if (auto outcome = check_man(state, event.square); !outcome)
        return outcome;
    if (event.by != state.turn()) {
        add_to_log(state, at, LogKind::notice, "11.5",
                   {.id = Say::touches_on_opponents_time, .side = event.by});
        return {};
    }
    decline_offer(state, event.by);
    state.open.duties.touched.push_back(event.square);
    return {};
}

Outcome on(GameState& state, const PieceReleased& event, Instant /*at*/) {
    const Square from = event.attempt.from;
    if (state.position().board().color_at(from) != state.turn())
        return refused(GameProblem::no_man_there, "4.7",
                       {.id = Say::no_man_of_side, .side = state.turn(), .square = from});
    std::vector<Square> touched = state.open.duties.touched;
    touched.push_back(from);
    MoveList allowed = moves_after_touching(state.position(), touched);
    if (state.open.duties.named_move) {
        allowed.clear();
        allowed.push_back(*state.open.duties.named_move);
    }
    if (state.open.duties.released)
        allowed = moves_after_release(state.position(), allowed, *state.open.duties.released);
    if (moves_after_release(state.position(), allowed, event.attempt).empty())
        return refused(GameProblem::must_be_played, state.open.duties.released ? "4.7" : "4.3",
                       {.id = Say::release_is_no_part, .square = event.attempt.to});
    decline_offer(state, state.turn());
    state.open.duties.touched = std::move(touched);
    // A new man that stood there once is final (4.4.4).
    const auto promotion =
        state.open.duties.released ? state.open.duties.released->promotion : std::nullopt;
    state.open.duties.released = event.attempt;
    if (promotion)
        state.open.duties.released->promotion = promotion;
    return {};
}

Outcome on(GameState& state, const PieceAdjusted& event, Instant at) {
    if (auto outcome = check_man(state, event.square); !outcome)
        return outcome;
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "4.2.1", {Say::only_mover_adjusts});
    add_to_log(state, at, LogKind::notice, "4.2.1",
               {.id = Say::adjusts, .side = event.by, .square = event.square});
    return {};
}

Outcome on(GameState& state, const TouchMoveClaimed& event, Instant at) {
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "4.8", {Say::only_mover_claims_touch});
    if (!state.open.duties.touched.empty())
        return refused(GameProblem::touched, "4.8", {Say::own_touch_has_lost_claim});
    if (state.history.moves().empty())
        return refused(GameProblem::nothing_to_rule, "4.8", {Say::no_move_made});
    add_to_log(state, at, LogKind::notice, "4.8",
               {.id = Say::touch_claimed, .side = event.by, .square = event.square});
    return {};
}

Outcome on(GameState& state, const TouchExcused& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (state.open.duties.touched.empty())
        return refused(GameProblem::nothing_to_rule, "4.2.2", {Say::nothing_touched});
    state.open.duties.touched.clear();
    state.open.duties.released.reset();
    log_act(state, at, "4.2.2", {.id = Say::touch_excused, .text = event.reason});
    return {};
}

}  // namespace arbiter::detail
