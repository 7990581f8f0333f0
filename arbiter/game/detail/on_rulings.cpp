#include <optional>
#include <utility>
#include <vector>

#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"

namespace arbiter::detail {

namespace {

Outcome check_plies(const GameState& state, int plies) {
    // What stands on an irregular board is a ply that the history does not hold.
    const std::size_t played = state.history.moves().size() + (state.open.irregular_board ? 1 : 0);
    if (plies < 0 || static_cast<std::size_t>(plies) >= played)
        return refused(GameProblem::nothing_to_undo, "7.1",
                       played == 0 ? Said{Say::nothing_to_go_back_from}
                                   : Said{.id = Say::no_such_ply,
                                          .number = plies,
                                          .most = static_cast<int>(played - 1)});
    return {};
}

std::string_view article_of(Penalty penalty) {
    switch (penalty) {
        case Penalty::warning:
            return "12.9.1";
        case Penalty::points_raised:
            return "12.9.4";
        case Penalty::points_reduced:
            return "12.9.5";
        case Penalty::game_lost:
            return "12.9.6";
        case Penalty::fine:
            return "12.9.7";
        case Penalty::round_exclusion:
            return "12.9.8";
        case Penalty::expulsion:
            return "12.9.9";
    }
    std::unreachable();
}

/// Who has to reply to the sealed move and has not come. Requires: an adjournment.
std::optional<Color> who_keeps_the_envelope_closed(const GameState& state) {
    const Color replier = opponent(state.open.adjournment->sealer);
    return state.session.has_arrived[replier] ? std::nullopt : std::optional(replier);
}

/// What stood on the board after this ply, also where it is no legal position (A.5.4).
const Board& board_after(const GameState& state, std::size_t ply) {
    const auto& positions = state.history.positions();
    return ply + 1 < positions.size() ? positions[ply + 1].board()
                                      : state.open.irregular_board->board;
}

/// The man that moved at this ply. Of an illegal move that stands (A.5.2) only the square that was
/// left is known: none where the man stayed on it.
std::vector<Square> man_that_moved(const GameState& state, std::size_t ply) {
    const auto& moves = state.history.moves();
    if (ply < moves.size() && moves[ply] != Move())
        return {moves[ply].from()};
    const Position& before = state.history.positions()[ply];
    const Color by = before.turn();
    const Bitboard left = before.board().of(by) - board_after(state, ply).of(by);
    return {left.begin(), left.end()};
}

/// The illegal move is found on the board, or long after it (7.5.1). Requires: `event.plies`.
Outcome go_back_from_offence(GameState& state, const OffenceFound& event, Instant at,
                             Inquiry& inquiry) {
    if (auto outcome = check_plies(state, *event.plies); !outcome)
        return outcome;
    const auto plies = static_cast<std::size_t>(*event.plies);
    if (state.history.positions()[plies].turn() != event.by)
        return refused(GameProblem::nothing_to_undo, "7.5.1",
                       {.id = Say::other_side_moved, .side = event.by, .number = *event.plies});
    const bool is_last = plies + 1 >= state.history.moves().size();
    const bool was_completed = !is_last || !state.open.moves[event.by].is_made;
    // The increment that was gained by pressing goes with the move (Arbiters' Manual).
    if (is_last && was_completed && state.clock && state.clock->moves_completed(event.by) > 0)
        state.clock->take_gain_back(event.by, at);
    const auto& standing = state.open.standing_illegal_move;
    auto touched = standing && standing->plies == plies ? std::vector{standing->attempt.from}
                                                        : man_that_moved(state, plies);
    go_back(state, at, plies);
    state.open.duties.touched = std::move(touched);
    if (was_completed)
        count_offence(state, at, event.by, event.article, inquiry);
    return {};
}

bool is_offence(std::string_view article) {
    return article == "7.5.1" || article == "7.5.2" || article == "7.5.3" || article == "7.5.4";
}

}  // namespace

Outcome on(GameState& state, const ArbiterNamed& event, Instant at) {
    if (event.name.empty())
        return refused(GameProblem::no_reason_given, "12.1", {Say::arbiter_needs_name});
    state.arbiter = event.name;
    log_act(state, at, "12.1", {.id = Say::arbiter_named, .text = event.name});
    return {};
}

Outcome on(GameState& state, const ColorsDrawn& /*event*/, Instant at) {
    if (!state.history.moves().empty())
        return refused(GameProblem::too_late, "", {Say::colors_drawn_too_late});
    const auto& players = state.terms.players;
    log_act(state, at, "",
            {.id = Say::colors_drawn,
             .names = {{players[Color::white].name, players[Color::black].name}}});
    return {};
}

Outcome on(GameState& state, const PositionRestored& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (auto outcome = check_plies(state, event.plies); !outcome)
        return outcome;
    go_back(state, at, static_cast<std::size_t>(event.plies));
    log_act(state, at, "7.1", {.id = Say::went_back, .number = event.plies, .text = event.reason});
    return {};
}

Outcome on(GameState& state, const OffenceFound& event, Instant at, Inquiry& inquiry) {
    if (!is_offence(event.article))
        return refused(GameProblem::no_such_article, "7.5.5", {Say::no_article_of_illegal_moves});
    if (event.article == "7.5.4" && !state.terms.ruleset->two_hands_are_illegal)
        return refused(GameProblem::no_such_article, "7.5.4", {Say::two_hands_allowed});
    if (event.plies)
        return go_back_from_offence(state, event, at, inquiry);
    if (state.ending)
        return refused(GameProblem::game_over, "7.5.1", {Say::over_name_ply});
    if (!state.open.moves[event.by].is_made) {
        count_offence(state, at, event.by, event.article, inquiry);
        return {};
    }
    state.open.moves[event.by].fault = event.article;
    add_to_log(state, at, LogKind::notice, event.article,
               {.id = Say::move_has_fault, .side = event.by});
    return {};
}

Outcome on(GameState& state, const DrawPermitted& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    state.are_draws_permitted = true;
    log_act(state, at, "9.1.1", {.id = Say::draw_permitted, .text = event.reason});
    return {};
}

Outcome on(GameState& state, const PenaltyGiven& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    const std::string_view article = article_of(event.penalty);
    log_act(state, at, article,
            {.id = Say::penalty_given,
             .side = event.side,
             .penalty = event.penalty,
             .text = event.reason},
            LogKind::penalty);
    if (event.penalty == Penalty::game_lost)
        end(state, at,
            {.result = win_of(opponent(event.side)),
             .reason = EndReason::arbiter,
             .article = std::string(article),
             .by = event.side});
    return {};
}

Outcome on(GameState& state, const ResultDeclared& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    log_act(state, at, event.article,
            {.id = Say::result_declared,
             .result = event.result,
             .before = state.ending ? std::optional(state.ending->result) : std::nullopt,
             .text = event.reason});
    // A device that is found (11.3.2.1), or absence, forfeits the game.
    const bool is_forfeit = event.article.starts_with("11.3.2") || event.article == "6.7.1";
    end(state, at,
        {event.result, is_forfeit ? EndReason::forfeit : EndReason::arbiter, event.article});
    return {};
}

Outcome on(GameState& state, const EndingAnnulled& event, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (!state.ending)
        return refused(GameProblem::nothing_to_rule, "", {Say::game_has_not_ended});
    if (ending_on_board(state.history, *state.terms.ruleset, inquiry))
        return refused(GameProblem::nothing_to_rule, state.ending->article,
                       {Say::position_ends_game});
    log_act(state, at, "",
            {.id = Say::ending_annulled, .result = state.ending->result, .text = event.reason});
    state.ending.reset();
    state.has_confirmed = {};
    state.pause = {.id = Say::told, .text = event.reason};
    // While a sealed move is in the envelope, time runs only for a replier who is not there
    // (I.9.2).
    if (state.open.adjournment && state.open.adjournment->phase == SessionPhase::resumed)
        state.ran_before = who_keeps_the_envelope_closed(state);
    else if (state.clock && state.session.started_at && !state.ran_before)
        state.ran_before = state.turn();
    return {};
}

Outcome on(GameState& state, const GameAnnulled& event, Instant at) {
    if (auto outcome = check_reason(event.reason); !outcome)
        return outcome;
    if (event.article.starts_with("7.2") && is_settled_by_ten_moves(state))
        return refused(GameProblem::too_late, "A.5.1.2", {Say::setup_stays});
    log_act(state, at, event.article, {.id = Say::game_annulled, .text = event.reason});
    end(state, at, {Result::none, EndReason::arbiter, event.article});
    return {};
}

Outcome on(GameState& state, const WinnabilityRuled& event, Instant at) {
    if (!state.ending || !state.ending->is_undecided)
        return refused(GameProblem::nothing_to_rule, "", {Say::nothing_undecided});
    state.ending->is_undecided = false;
    if (!event.can_mate) {
        state.ending->result = Result::draw;
        state.has_confirmed = {};
    }
    log_act(state, at, state.ending->article,
            {event.can_mate ? Say::loss_stands : Say::loss_is_draw});
    return {};
}

Outcome on(GameState& state, const NoteMade& event, Instant at) {
    if (event.text.empty())
        return refused(GameProblem::no_reason_given, "", {Say::note_is_empty});
    log_act(state, at, "", {.id = Say::told, .text = event.text});
    return {};
}

}  // namespace arbiter::detail
