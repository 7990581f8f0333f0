#include "arbiter/game/detail/consequences.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/illegal_move.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/recording.hpp"
#include "arbiter/game/touch_move.hpp"

namespace arbiter::detail {

namespace {

void close_what_is_open(GameState& state) {
    state.is_move_open = {};
    state.open_fault = {};
    state.open_illegal_move.reset();
    state.standing_illegal_move.reset();
    state.irregular_board.reset();
    state.draw_offer.reset();
    state.announcements = {};
    state.displaced_by.reset();
    state.ran_before_displacing.reset();
    state.adjournment.reset();
    state.requests = {};
    clear_duties(state);
}

/// A period is over, and who has stopped writing brings his sheet up to date (8.5.1, 8.5.2).
void ask_for_sheets(GameState& state, Instant at) {
    bool is_either_up_to_date = false;
    for (const Color side : both_colors) {
        if (is_sheet_up_to_date(state, side)) {
            is_either_up_to_date = true;
            continue;
        }
        state.sheets[side].must_be_completed = true;
        add_to_log(state, at, LogKind::notice, "8.5.2",
                   capital(side) + " brings the sheet up to date before the next move");
    }
    if (is_either_up_to_date || state.pause)
        return;
    pause_clock(state, at);
    state.pause = "both players bring their sheets up to date";
    add_to_log(state, at, LogKind::ruling, "8.5.1", "the clock is paused: " + *state.pause);
}

/// What the clock counts for each side beyond the moves made: set by an arbiter (6.10.2, 8.6).
PerColor<int> moves_credited(const GameState& state) {
    PerColor<int> credits{};
    if (state.clock)
        for (const Color side : both_colors)
            credits[side] = state.clock->moves_completed(side) +
                            (state.is_move_open[side] ? 1 : 0) - state.history.moves_by(side);
    // Moves that no history holds.
    if (state.open_illegal_move)
        --credits[state.turn()];
    if (state.irregular_board && state.standing_illegal_move)
        --credits[state.standing_illegal_move->by];
    if (state.adjournment && state.adjournment->phase != SessionPhase::sealing)
        --credits[state.adjournment->sealer];
    return credits;
}

/// "e2, d5".
std::string touched_in_words(const GameState& state) {
    std::string text;
    for (const Square square : state.touched)
        text += (text.empty() ? "" : ", ") + std::string(name(square));
    return text;
}

/// US Chess 14E: a lone king, with it a bishop or a knight, or two knights against no pawn.
bool lacks_material_to_win_on_time(const Board& board, Color winner) {
    const Bitboard men = board.of(winner) - board.of(Role::king);
    const Bitboard minors = men & (board.of(Role::knight) | board.of(Role::bishop));
    if (men != minors || men.size() > 2)
        return false;
    const bool are_two_knights = (men & board.of(Role::knight)).size() == 2;
    return men.size() < 2 || (are_two_knights && board.of(opponent(winner), Role::pawn).empty());
}

}  // namespace

std::unexpected<GameError> refused(GameProblem problem, std::string_view article,
                                   std::string text) {
    return std::unexpected(GameError{problem, std::string(article), std::move(text)});
}

std::string capital(Color color) { return std::string(capitalized_name(color)); }

std::string in_words(Duration time) {
    using std::chrono::minutes;
    using std::chrono::seconds;
    const bool is_minutes = time % minutes(1) == Duration::zero();
    const auto count = is_minutes ? time / minutes(1) : time / seconds(1);
    return std::to_string(count) + (is_minutes ? " minute" : " second") + (count == 1 ? "" : "s");
}

void add_to_log(GameState& state, Instant at, LogKind kind, std::string_view article,
                std::string text) {
    const bool is_by_people = kind == LogKind::act || kind == LogKind::penalty;
    state.log.push_back({at, kind, std::string(article), std::move(text),
                         is_by_people ? state.arbiter : std::string()});
}

Outcome check_reason(std::string_view reason) {
    if (reason.empty())
        return refused(GameProblem::no_reason_given, "", "an act of the arbiter needs a reason");
    return {};
}

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

void end(GameState& state, Instant at, const Ending& ending) {
    state.draw_offer.reset();
    pause_clock(state, at);
    state.ending = ending;
    state.has_confirmed = {};
    add_to_log(state, at, LogKind::ruling, ending.article,
               std::string(describe(ending.reason)) + ": " + std::string(text(ending.result)));
}

void end_by_fault(GameState& state, Instant at, Color loser, EndReason reason,
                  std::string_view article) {
    const Color winner = opponent(loser);
    if (reason == EndReason::flag && state.terms.ruleset->flag_rule == FlagRule::by_material &&
        lacks_material_to_win_on_time(state.position().board(), winner))
        return end(
            state, at,
            {.result = Result::draw, .reason = reason, .article = "US Chess 14E", .by = loser});
    end(state, at,
        loss_unless_unwinnable(state.position(), loser, reason, article, state.work_to_rule));
}

void end_if_over(GameState& state, Instant at) {
    if (const auto ending = automatic_ending(state.history, *state.terms.ruleset))
        end(state, at, *ending);
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

void complete_on_clock(GameState& state, Color side, Instant at) {
    if (!state.clock)
        return;
    Clock& clock = *state.clock;
    if (may_stop_recording(state, side, at))
        state.was_short_of_time[side] = true;
    clock.complete_move(side, at);
    if (!clock.control().ends_period(clock.moves_completed(side)))
        return;
    state.was_short_of_time[side] = false;
    if (state.terms.recording == Recording::players)
        ask_for_sheets(state, at);
}

void complete_move(GameState& state, Color side, Instant at) {
    state.is_move_open[side] = false;
    state.announcements[side].reset();
    complete_on_clock(state, side, at);
    if (const std::string fault = std::exchange(state.open_fault[side], {}); !fault.empty())
        count_offence(state, at, side, fault);
}

void pause_clock(GameState& state, Instant at) {
    if (!state.clock || !state.clock->running())
        return;
    state.ran_before = state.clock->running();
    state.clock->pause(at);
}

void resume_clock(GameState& state, Instant at) {
    state.pause.reset();
    if (const auto ran = std::exchange(state.ran_before, std::nullopt))
        run_clock(state, *ran, at);
}

void run_clock(GameState& state, Color side, Instant at) {
    if (!state.clock || state.ending)
        return;
    if (state.pause)
        state.ran_before = side;
    else
        state.clock->run(side, at);
}

std::string give_penalty_time(GameState& state, Instant at, Color offender) {
    const Duration penalty = state.terms.penalty_time();
    if (!state.clock || penalty == Duration::zero())
        return "";
    state.clock->add(opponent(offender), penalty, at);
    return "; " + capital(opponent(offender)) + " gets " + in_words(penalty) + " more";
}

void count_offence(GameState& state, Instant at, Color by, std::string_view article) {
    const int count = ++state.offences[by];
    const int limit = state.terms.ruleset->illegal_moves_to_lose;
    const std::string told = capital(by) + " has completed an illegal move (" +
                             std::string(article) + "), the " +
                             (count == 1   ? "first"
                              : count == 2 ? "second"
                                           : "next") +
                             " one";
    if (limit > 0 && count >= limit) {
        add_to_log(state, at, LogKind::penalty, "7.5.5", told);
        end_by_fault(state, at, by, EndReason::illegal_moves, "7.5.5");
    } else {
        add_to_log(state, at, LogKind::penalty, "7.5.5", told + give_penalty_time(state, at, by));
    }
}

void rule_on_illegal_move(GameState& state, Color by, const Attempt& attempt, Instant at) {
    if (const auto queen = as_queen(state.position(), attempt)) {
        state.history.play(*queen);
        clear_duties(state);
        complete_on_clock(state, by, at);
        run_clock(state, opponent(by), at);
        count_offence(state, at, by, "7.5.2");
        if (!state.ending)
            end_if_over(state, at);
        return;
    }
    // His clock has to run on, so that he gains no increment by it either.
    if (state.touched.empty())
        state.touched = {attempt.from, attempt.to};
    count_offence(state, at, by, "7.5.1");
}

void go_back(GameState& state, Instant at, std::size_t plies) {
    const PerColor<int> credits = moves_credited(state);
    if (state.ending || state.adjournment) {
        state.ending.reset();
        pause_clock(state, at);
        state.pause = "the game goes on from an earlier position";
        if (state.started_at)
            state.ran_before = state.turn();
    }
    close_what_is_open(state);
    state.has_confirmed = {};
    while (state.history.moves().size() > plies)
        state.history.take_back();
    for (const Color side : both_colors) {
        auto& written = state.sheets[side].moves;
        written.resize(std::min(written.size(), plies));
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
