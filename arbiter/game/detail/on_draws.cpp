#include <algorithm>
#include <utility>

#include "arbiter/game/claims.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/mating_chances.hpp"

namespace arbiter::detail {

namespace {

/// As many offers in as many moves of a player are told to the arbiter (11.5).
constexpr std::size_t offers_to_notice = 3;

std::size_t plies(const GameState& state) { return state.history.moves().size(); }

void notice_offer(GameState& state, Color by, Instant at) {
    auto& offers = state.offers[by];
    offers.push_back(plies(state));
    if (offers.size() >= offers_to_notice &&
        plies(state) - offers[offers.size() - offers_to_notice] <= 2 * (offers_to_notice - 1))
        add_to_log(state, at, LogKind::notice, "11.5",
                   {.id = Say::offers_again_and_again, .side = by});
    // After his own move and before pressing the clock is the moment for it.
    if (state.terms.completion == Completion::by_pressing && !state.open.moves[by].is_made)
        add_to_log(state, at, LogKind::notice, "9.1.2.1",
                   {.id = Say::offer_at_wrong_moment, .side = by});
}

bool is_threefold(const DrawClaimed& claim) { return claim.kind == ClaimKind::threefold; }

/// Requires: a move that is named is legal.
bool is_right(const GameState& state, ClaimKind kind, std::optional<Move> with_move) {
    if (kind == ClaimKind::threefold)
        return with_move ? is_threefold_with(state.history, *with_move)
                         : is_threefold_on_board(state.history);
    return with_move ? is_fifty_with(state.history, *with_move) : is_fifty_on_board(state.history);
}

std::string_view article_of(const DrawClaimed& claim) {
    if (is_threefold(claim))
        return claim.with_move ? "9.2.1" : "9.2.2";
    return claim.with_move ? "9.3.1" : "9.3.2";
}

Said why_wrong(const DrawClaimed& claim) {
    if (is_threefold(claim))
        return {.id = claim.with_move ? Say::threefold_claim_with_move_wrong
                                      : Say::threefold_claim_wrong,
                .side = claim.by,
                .move = claim.with_move};
    return {.id = claim.with_move ? Say::fifty_claim_with_move_wrong : Say::fifty_claim_wrong,
            .side = claim.by,
            .move = claim.with_move};
}

void go_on_after_wrong_claim(GameState& state, const DrawClaimed& claim, std::optional<Move> named,
                             Instant at) {
    state.is_last_claim_wrong = true;
    add_to_log(state, at, LogKind::ruling, is_threefold(claim) ? "9.2" : "9.3", why_wrong(claim));
    if (!state.terms.ruleset->is_casual) {
        if (const auto given = give_penalty_time(state, at, claim.by))
            add_to_log(
                state, at, LogKind::penalty, "9.5.3",
                {.id = Say::wrong_claim_costs_time, .side = opponent(claim.by), .time = given});
        state.open.duties.named_move = named;
        if (claim.with_move && !named)
            state.open.duties.touched = {claim.with_move->from};
    }
    const auto offer_before = state.open.draw_offer;
    offer_besides(state, claim.by);
    if (state.open.draw_offer != offer_before)
        add_to_log(state, at, LogKind::ruling, "9.1.2.3", {Say::claim_stands_as_offer});
}

}  // namespace

Outcome on(GameState& state, const DrawOffered& event, Instant at) {
    if (auto outcome = check_draws_allowed(state, event.by); !outcome)
        return outcome;
    if (state.open.draw_offer)
        return refused(GameProblem::offer_stands, "9.1.2.1",
                       *state.open.draw_offer == event.by
                           ? Said{Say::offer_stands}
                           : Said{.id = Say::opponent_has_offered, .side = state.open.draw_offer});
    if (auto outcome = check_offer_is_due(state, event.by); !outcome)
        return outcome;
    state.open.draw_offer = event.by;
    notice_offer(state, event.by, at);
    return {};
}

Outcome on(GameState& state, const DrawAccepted& event, Instant at) {
    if (state.open.draw_offer != opponent(event.by))
        return refused(GameProblem::no_offer, "9.1.2.1", {Say::no_offer_to_accept});
    end(state, at, {Result::draw, EndReason::agreement, "5.2.3"});
    return {};
}

Outcome on(GameState& state, const DrawDeclined& event, Instant /*at*/) {
    if (state.open.draw_offer != opponent(event.by))
        return refused(GameProblem::no_offer, "9.1.2.1", {Say::no_offer_to_decline});
    state.open.draw_offer.reset();
    return {};
}

Outcome on(GameState& state, const DrawClaimed& event, Instant at) {
    const std::string_view article = is_threefold(event) ? "9.2" : "9.3";
    if (state.terms.ruleset->ends_at_threefold_and_fifty)
        return refused(GameProblem::claim_not_needed, "", {Say::rules_draw_by_themselves});
    if (event.by != state.turn() || state.open.irregular_board)
        return refused(GameProblem::not_your_turn, article, {Say::only_mover_claims_draw});
    if (state.open.adjournment && state.open.adjournment->phase != SessionPhase::sealing)
        return refused(GameProblem::move_is_sealed, "9.4", {Say::move_is_sealed});
    if (state.open.duties.named_move)
        return refused(GameProblem::must_be_played, "9.5.3",
                       {Say::earlier_named_move_must_be_played});
    if (!state.open.duties.touched.empty())
        return refused(GameProblem::touched, "9.4", {Say::touch_has_lost_claim});
    std::optional<Move> named;
    if (event.with_move) {
        Explanation why = explain(state.history, *event.with_move);
        named = why.move;
        // Over the board a claim with an illegal move is a wrong one, and its man was touched.
        if (!named && state.terms.completion == Completion::with_the_move)
            return refused_as_illegal(*event.with_move, std::move(why));
    }
    const bool names_illegal_move = event.with_move && !named;
    if (names_illegal_move || !is_right(state, event.kind, named)) {
        go_on_after_wrong_claim(state, event, named, at);
        return {};
    }
    state.is_last_claim_wrong = false;
    end(state, at,
        {Result::draw, is_threefold(event) ? EndReason::threefold : EndReason::fifty,
         std::string(article_of(event))});
    return {};
}

Outcome on(GameState& state, const DeadPositionFound& /*event*/, Instant at, Inquiry& inquiry) {
    const auto ending = inquiry.death(state.position());
    if (!ending)
        return refused(GameProblem::not_proved_dead, dead_position_article, {Say::not_proved_dead});
    end(state, at, *ending);
    return {};
}

}  // namespace arbiter::detail
