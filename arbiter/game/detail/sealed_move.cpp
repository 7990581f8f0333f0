#include "arbiter/game/detail/sealed_move.hpp"

#include "arbiter/game/detail/conditional_moves.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/notation/san_reading.hpp"

namespace arbiter::detail {

std::optional<Move> sealed_move(const GameState& state) {
    if (!state.open.adjournment)
        return std::nullopt;
    // In any language (C.3), as long as all that can be meant is one move.
    const std::string_view text = state.open.adjournment->sealed;
    if (const auto move = read_san_leniently(state.position(), text))
        return move->move;
    std::optional<Move> found;
    for (const Language& language : languages()) {
        const auto move = read_san_leniently(state.position(), text, language.letters);
        if (!move)
            continue;
        if (found && *found != move->move)
            return std::nullopt;
        found = move->move;
    }
    return found;
}

bool ends_with_sealed_move(const GameState& state, Inquiry& inquiry) {
    const auto move = sealed_move(state);
    if (!move)
        return false;
    History history = state.history;
    history.play(*move);
    return ending_on_board(history, *state.terms.ruleset, inquiry).has_value();
}

void make_sealed_move(GameState& state, Move move, Instant at, Inquiry& inquiry) {
    const Color by = state.open.adjournment->sealer;
    const bool is_offer = state.open.adjournment->sealed.contains("(=)");
    state.open.adjournment.reset();
    state.open.duties = {};
    // It was made in the session before, and shows nobody's presence.
    ++state.session.moves_before[by];
    play_move(state, move);
    run_clock(state, state.turn(), at);
    if (is_offer)
        offer_besides(state, by);
    end_if_over(state, at, inquiry);
}

}  // namespace arbiter::detail
