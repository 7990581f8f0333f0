#include "arbiter/game/detail/consequences.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/detail/conditional_moves.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/illegal_move.hpp"
#include "arbiter/game/mating_chances.hpp"

namespace arbiter::detail {

namespace {

/// What the clock counts for each side beyond the moves made: set by an arbiter (6.10.2, 8.6).
PerColor<int> moves_credited(const GameState& state) {
    PerColor<int> credits{};
    if (state.clock)
        for (const Color side : both_colors)
            credits[side] = state.clock->moves_completed(side) +
                            (state.open.moves[side].is_made ? 1 : 0) - state.history.moves_by(side);
    // Moves that no history holds.
    if (state.open.illegal_move)
        --credits[state.turn()];
    if (state.open.irregular_board) {
        // One of the side to move by the history, and perhaps the answer to it (A.5.4).
        const Color first = state.position().turn();
        --credits[first];
        if (state.open.irregular_board->turn == first)
            --credits[opponent(first)];
    }
    if (state.open.adjournment && state.open.adjournment->phase != SessionPhase::sealing)
        --credits[state.open.adjournment->sealer];
    return credits;
}

}  // namespace

void end(GameState& state, Instant at, const Ending& ending) {
    state.open.draw_offer.reset();
    pause_clock(state, at);
    state.pause.reset();
    // Only a claim that was postponed is still decided, after a flag has fallen (III.5.2).
    for (auto& request : state.open.requests.values)
        if (request && !(request->is_postponed && ending.reason == EndReason::flag))
            request.reset();
    state.ending = ending;
    state.has_confirmed = {};
    add_to_log(state, at, LogKind::ruling, ending.article,
               {.id = Say::ended, .result = ending.result, .reason = ending.reason});
}

void end_by_fault(GameState& state, Instant at, Color loser, EndReason reason,
                  std::string_view article, Inquiry& inquiry) {
    const Color winner = opponent(loser);
    if (reason == EndReason::flag && state.terms.ruleset->flag_rule == FlagRule::by_material &&
        lacks_material_to_win_on_time(state.position().board(), winner))
        return end(state, at,
                   {.result = Result::draw,
                    .reason = reason,
                    .article = std::string(material_article),
                    .by = loser});
    end(state, at, inquiry.loss(state.position(), loser, reason, article));
}

std::optional<Ending> ending_on_board(const History& history, const Ruleset& ruleset,
                                      Inquiry& inquiry) {
    return arbiter::ending_on_board(
        history, ruleset, [&](const Position& position) { return inquiry.plain_death(position); });
}

void end_if_over(GameState& state, Instant at, Inquiry& inquiry) {
    if (const auto ending = ending_on_board(state.history, *state.terms.ruleset, inquiry))
        end(state, at, *ending);
}

void complete_move(GameState& state, Color side, Instant at, Inquiry& inquiry) {
    const OpenMove completed = std::exchange(state.open.moves[side], {});
    complete_on_clock(state, side, at);
    if (!completed.fault.empty())
        count_offence(state, at, side, completed.fault, inquiry);
}

std::optional<Duration> give_penalty_time(GameState& state, Instant at, Color offender) {
    const Duration penalty = state.terms.penalty_time();
    if (!state.clock || penalty == Duration::zero())
        return std::nullopt;
    state.clock->add(opponent(offender), penalty, at);
    return penalty;
}

void count_offence(GameState& state, Instant at, Color by, std::string_view article,
                   Inquiry& inquiry) {
    const int count = ++state.offences[by];
    const int limit = state.terms.ruleset->illegal_moves_to_lose;
    const bool has_lost = limit > 0 && count >= limit;
    const auto given = has_lost ? std::nullopt : give_penalty_time(state, at, by);
    add_to_log(state, at, LogKind::penalty, "7.5.5",
               {.id = Say::illegal_move_counted,
                .side = by,
                .number = count,
                .time = given,
                .article = std::string(article)});
    if (has_lost)
        end_by_fault(state, at, by, EndReason::illegal_moves, "7.5.5", inquiry);
}

void rule_on_illegal_move(GameState& state, Color by, const Attempt& attempt, Instant at,
                          Inquiry& inquiry) {
    if (const auto queen = as_queen(state.position(), attempt)) {
        play_move(state, *queen);
        state.open.duties = {};
        complete_on_clock(state, by, at);
        run_clock(state, opponent(by), at);
        count_offence(state, at, by, "7.5.2", inquiry);
        if (!state.ending)
            end_if_over(state, at, inquiry);
        return;
    }
    // His clock has to run on, so that he gains no increment by it either.
    if (state.open.duties.touched.empty())
        state.open.duties.touched = {attempt.from, attempt.to};
    count_offence(state, at, by, "7.5.1", inquiry);
}

void go_back(GameState& state, Instant at, std::size_t plies) {
    const PerColor<int> credits = moves_credited(state);
    if (state.ending || state.open.adjournment) {
        state.ending.reset();
        pause_clock(state, at);
        state.pause = {Say::goes_on_from_earlier};
        if (state.session.started_at)
            state.ran_before = state.turn();
    }
    state.open = {};
    state.has_confirmed = {};
    while (state.history.moves().size() > plies)
        state.history.take_back();
    for (const Color side : both_colors) {
        Sheet& sheet = state.sheets[side];
        sheet.moves.resize(std::min(sheet.moves.size(), plies));
        // What had to be completed may have gone with the moves.
        sheet.must_be_completed = sheet.must_be_completed && sheet.moves.size() < plies;
        std::erase_if(state.offers[side], [&](std::size_t at_ply) { return at_ply > plies; });
    }
    if (state.clock) {
        for (const Color side : both_colors)
            state.clock->set_moves_completed(
                side, std::max(0, state.history.moves_by(side) + credits[side]));
        state.clock->begin_move_anew(at);
        if (state.clock->running())
            state.clock->run(state.turn(), at);
        else if (state.ran_before)
            state.ran_before = state.turn();
    }
}

}  // namespace arbiter::detail
