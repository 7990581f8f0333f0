#include <algorithm>
#include <utility>

#include "arbiter/game/detail/conditional_moves.hpp"
#include "arbiter/game/detail/consequences.hpp"
#include "arbiter/game/detail/duties.hpp"
#include "arbiter/game/detail/on_event.hpp"
#include "arbiter/game/detail/refuse_and_log.hpp"
#include "arbiter/game/detail/running_time.hpp"
#include "arbiter/game/explain_in_game.hpp"
#include "arbiter/game/illegal_move.hpp"
#include "arbiter/game/recording.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/ruling.hpp"

namespace arbiter::detail {

namespace {

bool is_over_the_board(const GameState& state) {
    return state.terms.completion == Completion::by_pressing;
}

/// A move is made: whatever waited for it is settled.
void begin_move(GameState& state, Color us, Instant at, Inquiry& inquiry) {
    if (state.open.illegal_move) {
        // Not completed, so it may be put right (7.5.1).
        state.open.illegal_move.reset();
        state.open.moves[us].fault.clear();
        state.open.moves[us].is_made = false;
    } else if (state.open.moves[us].is_made) {
        // His last move counts as completed even if he forgot the clock (6.2.1.2).
        complete_move(state, us, at, inquiry);
    }
    reply(state, us);
}

/// A.5.2: the move is on the board as it was made, and the game may go on from there.
void let_illegal_move_stand(GameState& state, Color by, const Attempt& attempt, Instant at) {
    const std::size_t before = state.history.moves().size();
    const bool was_irregular = state.open.irregular_board.has_value();
    const Setup board = after_as_made(
        was_irregular ? *state.open.irregular_board : state.position().to_setup(), attempt);
    const auto position = Position::from(board, forgivable_faults);
    state.open.irregular_board.reset();
    if (position)
        state.history.go_on_from(*position);
    else
        state.open.irregular_board = board;
    state.open.duties = {};
    complete_on_clock(state, by, at);
    run_clock(state, opponent(by), at);
    if (was_irregular && !position) {
        end(state, at, {Result::draw, EndReason::arbiter, "A.5.4"});
        return;
    }
    if (!was_irregular)
        state.open.standing_illegal_move = {by, attempt, before};
    // Mate, stalemate and dead positions end the game only after a legal move (5.1.1, 5.2).
}

/// Law 8.1.3: before he makes a move, a player has written down the one before.
Outcome check_sheet(GameState& state, Color us, Instant at) {
    if (state.terms.recording != Recording::players)
        return {};
    if (state.sheets[us].must_be_completed && !is_sheet_up_to_date(state, us))
        return refused(GameProblem::sheet_incomplete, "8.5.2", {Say::sheet_before_next_move});
    if (!is_sheet_up_to_date(state, us) && !may_stop_recording(state, us, at))
        add_to_log(state, at, LogKind::notice, "8.1.3",
                   {.id = Say::last_move_not_written, .side = us});
    return {};
}

/// The ply at which this side made the move that it has not completed.
std::size_t open_ply(const GameState& state, Color by) {
    const std::size_t last = state.history.moves().size() - 1;
    return state.history.positions()[last].turn() == by ? last : last - 1;
}

/// Law D.2.3: a move is not made before it has been said.
Outcome check_announced(const GameState& state, Color by) {
    if (!state.terms.are_moves_announced())
        return {};
    const auto& announcement = state.open.moves[by].announcement;
    if (!announcement)
        return refused(GameProblem::not_announced, "D.2.3", {Say::announce_before_pressing});
    const std::size_t ply = open_ply(state, by);
    const Ruling said = rule_on(state.history.positions()[ply], announcement->attempt);
    if (said.move != state.history.moves()[ply])
        return refused(GameProblem::not_announced, "D.2.8", {Say::another_move_announced});
    return {};
}

Outcome press_without_move(GameState& state, Color by, Instant at, Inquiry& inquiry) {
    if (state.clock && state.clock->running() != by)
        return refused(GameProblem::not_your_clock, "6.2.1",
                       {.id = Say::clock_not_running, .side = by});
    if (state.turn() != by)
        return refused(GameProblem::not_your_clock, "6.2.1",
                       {.id = Say::no_move_to_complete, .side = by});
    count_offence(state, at, by, "7.5.3", inquiry);
    return {};
}

}  // namespace

Outcome on(GameState& state, const MoveMade& event, Instant at, Inquiry& inquiry) {
    if (auto outcome = check_can_move(state); !outcome)
        return outcome;
    if (state.open.irregular_board)
        return refused(GameProblem::illegal_move, "A.5.4", {Say::no_legal_position});
    if (!is_legal(state.position(), event.move))
        return refused_as_illegal(attempt_of(event.move),
                                  explain(state.history, attempt_of(event.move)));
    if (auto outcome = check_duty(state, event.move); !outcome)
        return outcome;
    const Color us = state.turn();
    if (auto outcome = check_sheet(state, us, at); !outcome)
        return outcome;
    begin_move(state, us, at, inquiry);
    if (state.ending)
        return {};
    state.open.duties = {};
    play_move(state, event.move);
    // Where nobody has started the clock, the first move does.
    if (!state.session.started_at)
        state.session.started_at = at;
    if (is_over_the_board(state)) {
        state.open.moves[us].is_made = true;
    } else {
        complete_move(state, us, at, inquiry);
        run_clock(state, opponent(us), at);
    }
    // Where moves are announced it is made only then (D.2.3).
    if (!is_over_the_board(state) || check_announced(state, us))
        end_if_over(state, at, inquiry);
    return {};
}

Outcome on(GameState& state, const IllegalMoveMade& event, Instant at, Inquiry& inquiry) {
    if (!is_over_the_board(state))
        return refused(GameProblem::not_over_the_board, "3.10.2", {Say::program_makes_legal_moves});
    if (auto outcome = check_can_move(state); !outcome)
        return outcome;
    if (!state.open.irregular_board) {
        Explanation why = explain(state.history, event.attempt);
        if (why.is_legal())
            return refused_as_legal(event.attempt, std::move(why));
    }
    const Board& board =
        state.open.irregular_board ? state.open.irregular_board->board : state.position().board();
    const Color us = state.turn();
    if (board.color_at(event.attempt.from) != us)
        return refused(GameProblem::illegal_move, "1.2",
                       {.id = Say::no_man_of_side, .side = us, .square = event.attempt.from});
    begin_move(state, us, at, inquiry);
    if (state.ending)
        return {};
    state.open.duties.touched.push_back(event.attempt.from);
    state.open.duties.touched.push_back(event.attempt.to);
    state.open.illegal_move = event.attempt;
    state.open.moves[us].is_made = true;
    return {};
}

Outcome on(GameState& state, const ClockPressed& event, Instant at, Inquiry& inquiry) {
    if (!is_over_the_board(state))
        return refused(GameProblem::not_over_the_board, "6.2.1", {Say::program_completes_moves});
    if (auto outcome = check_can_move(state); !outcome)
        return outcome;
    if (!state.open.moves[event.by].is_made)
        return press_without_move(state, event.by, at, inquiry);
    // It is the move of the side to move, whoever else has one to complete.
    if (state.open.illegal_move && event.by == state.turn()) {
        const auto illegal = std::exchange(state.open.illegal_move, std::nullopt);
        // Several faults in one move count as one.
        state.open.moves[event.by].is_made = false;
        state.open.moves[event.by].fault.clear();
        if (state.terms.ruleset->illegal_moves_may_stand)
            let_illegal_move_stand(state, event.by, *illegal, at);
        else
            rule_on_illegal_move(state, event.by, *illegal, at, inquiry);
        return {};
    }
    if (auto outcome = check_announced(state, event.by); !outcome)
        return outcome;
    const bool had_run =
        !state.clock || !state.clock->running() || state.clock->running() == event.by;
    complete_move(state, event.by, at, inquiry);
    const Color other = opponent(event.by);
    // Who is to move, or has to press, has his time running from now on.
    if (had_run)
        run_clock(state, state.open.moves[other].is_made ? other : state.turn(), at);
    return {};
}

Outcome on(GameState& state, const MovesTakenBack& event, Instant at) {
    if (!state.terms.ruleset->is_casual)
        return refused(GameProblem::not_casual, "4.7", {Say::rules_take_no_move_back});
    std::size_t plies = state.history.moves().size();
    const auto turn_at = [&](std::size_t ply) { return state.history.positions()[ply].turn(); };
    while (plies > 0 && turn_at(plies - 1) != event.by)
        --plies;
    if (plies == 0)
        return refused(GameProblem::nothing_to_undo, "",
                       {.id = Say::no_move_to_take_back, .side = event.by});
    // Each side has made one of these moves at most: what it brought goes with it.
    for (std::size_t ply = plies - 1; state.clock && ply < state.history.moves().size(); ++ply)
        if (state.clock->moves_completed(turn_at(ply)) > 0 &&
            !state.open.moves[turn_at(ply)].is_made)
            state.clock->take_gain_back(turn_at(ply), at);
    go_back(state, at, plies - 1);
    return {};
}

}  // namespace arbiter::detail
