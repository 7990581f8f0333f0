#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/words.hpp"
#include "arbiter/game/touch_move.hpp"

namespace arbiter::detail {

namespace {

Outcome check_man(const GameState& state, Square square) {
    if (!state.position().board().occupied().contains(square))
        return refused(GameProblem::no_man_there, "4.3",
                       "no man stands on " + std::string(name(square)));
    return {};
}

}  // namespace

Outcome on(GameState& state, const PieceTouched& event, Instant at) {
    if (auto outcome = check_man(state, event.square); !outcome)
        return outcome;
    if (event.by != state.turn()) {
        add_to_log(state, at, LogKind::notice, "11.5",
                   capital(event.by) + " touches a man on the opponent's time");
        return {};
    }
    decline_offer(state, event.by);
    state.touched.push_back(event.square);
    return {};
}

Outcome on(GameState& state, const PieceReleased& event, Instant /*at*/) {
    const Square from = event.attempt.from;
    if (state.position().board().color_at(from) != state.turn())
        return refused(
            GameProblem::no_man_there, "4.7",
            "no man of " + capital(state.turn()) + " stands on " + std::string(name(from)));
    std::vector<Square> touched = state.touched;
    touched.push_back(from);
    MoveList allowed = moves_after_touching(state.position(), touched);
    if (state.named_move) {
        allowed.clear();
        allowed.push_back(*state.named_move);
    }
    if (state.released)
        allowed = moves_after_release(state.position(), allowed, *state.released);
    if (moves_after_release(state.position(), allowed, event.attempt).empty())
        return refused(GameProblem::must_be_played, state.released ? "4.7" : "4.3",
                       "letting the man go on " + std::string(name(event.attempt.to)) +
                           " is no part of a legal move that is left");
    decline_offer(state, state.turn());
    state.touched = std::move(touched);
    // A new man that stood there once is final (4.4.4).
    const auto promotion = state.released ? state.released->promotion : std::nullopt;
    state.released = event.attempt;
    if (promotion)
        state.released->promotion = promotion;
    return {};
}

Outcome on(GameState& state, const PieceAdjusted& event, Instant at) {
    if (auto outcome = check_man(state, event.square); !outcome)
        return outcome;
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "4.2.1",
                       "only the player having the move adjusts men");
    add_to_log(state, at, LogKind::notice, "4.2.1",
               capital(event.by) + " adjusts the man on " + std::string(name(event.square)));
    return {};
}

Outcome on(GameState& state, const TouchMoveClaimed& event, Instant at) {
    if (event.by != state.turn())
        return refused(GameProblem::not_your_turn, "4.8",
                       "only the player having the move claims that touch-move was broken");
    if (!state.touched.empty())
        return refused(GameProblem::touched, "4.8",
                       "who has touched a man himself has lost the claim");
    if (state.history.moves().empty())
        return refused(GameProblem::nothing_to_rule, "4.8", "no move has been made");
    add_to_log(state, at, LogKind::notice, "4.8",
               capital(event.by) + " claims that " + capital(opponent(event.by)) +
                   " had touched the man on " + std::string(name(event.square)));
    return {};
}

Outcome on(GameState& state, const TouchExcused& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (state.touched.empty())
        return refused(GameProblem::nothing_to_rule, "4.2.2", "no man has been touched");
    state.touched.clear();
    state.released.reset();
    log_act(state, at, "4.2.2", "what was touched binds nobody: " + event.reason);
    return {};
}

}  // namespace arbiter::detail
