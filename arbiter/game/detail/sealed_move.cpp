#include "arbiter/game/detail/sealed_move.hpp"

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/notation/san.hpp"

namespace arbiter::detail {

std::optional<Move> sealed_move(const GameState& state) {
    if (!state.adjournment)
        return std::nullopt;
    const auto move = read_san(state.position(), state.adjournment->sealed);
    return move ? std::optional(*move) : std::nullopt;
}

bool ends_with_sealed_move(const GameState& state) {
    const auto move = sealed_move(state);
    if (!move)
        return false;
    History history = state.history;
    history.play(*move);
    return automatic_ending(history, *state.terms.ruleset).has_value();
}

void make_sealed_move(GameState& state, Move move, Instant at) {
    state.adjournment.reset();
    clear_duties(state);
    state.history.play(move);
    run_clock(state, state.turn(), at);
    end_if_over(state, at);
}

}  // namespace arbiter::detail
