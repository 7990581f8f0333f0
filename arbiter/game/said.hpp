// What the program says of a game, refusing an event or ruling, as a value: which sentence, and
// what it is about. No language is in it but what a person typed; said_english has the English, and
// another language needs no more than the codes and the arguments.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/arbiter_acts.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/game/time_control.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Every sentence there is; docs/sentences.md lists them with their arguments.
enum class Say : std::uint8_t {
    // General.
    time_runs_back,
    game_is_over,
    game_has_not_ended,
    verdicts_not_needed,
    game_is_interrupted,
    game_is_interrupted_already,
    no_clock,
    act_needs_reason,
    seat_is_taken,
    told,
    is_legal,
    is_illegal,
    // What is agreed before a game (terms.cpp).
    quickplay_needs_last_period,
    no_quickplay_with_extra_time,
    no_quickplay_in_blitz,
    compensation_not_needed,
    compensation_out_of_range,
    no_time_odds,
    assistant_needed_between,
    // How a game ends.
    ended,
    ended_by,
    resigned,
    resigned_to_no_mate,
    flag_fell,
    flag_fell_to_no_mate,
    flag_fell_to_no_material,
    illegal_moves_lost,
    illegal_moves_lost_to_no_mate,
    mate_is_undecided,
    // Moves (on_moves.cpp, duties.cpp).
    no_legal_position,
    program_makes_legal_moves,
    program_completes_moves,
    no_man_of_side,
    clock_not_running,
    no_move_to_complete,
    rules_take_no_move_back,
    no_move_to_take_back,
    interrupted_until_resumed,
    men_to_put_back,
    move_to_be_sealed,
    envelope_to_be_opened,
    named_move_must_be_played,
    released_man_stays,
    touched_men_bind,
    illegal_move_counted,
    // Draws (on_draws.cpp).
    draw_needs_two_moves,
    draw_needs_permission,
    no_draw_before_move,
    offer_stands,
    opponent_has_offered,
    offers_again_and_again,
    offer_at_wrong_moment,
    no_offer_to_accept,
    no_offer_to_decline,
    rules_draw_by_themselves,
    only_mover_claims_draw,
    move_is_sealed,
    earlier_named_move_must_be_played,
    touch_has_lost_claim,
    threefold_claim_wrong,
    threefold_claim_with_move_wrong,
    fifty_claim_wrong,
    fifty_claim_with_move_wrong,
    wrong_claim_costs_time,
    claim_stands_as_offer,
    not_proved_dead,
    draw_permitted,
    // Correspondence chess (on_correspondence.cpp, terms.cpp, on_draws.cpp).
    correspondence_needs_days,
    correspondence_is_at_the_program,
    only_by_correspondence,
    on_leave_already,
    leave_too_long,
    takes_leave,
    not_on_leave,
    ends_leave,
    conditions_before_opponent_moves,
    condition_is_no_move,
    condition_too_long,
    condition_without_answer,
    conditions_contradict,
    only_mover_announces_thought,
    announces_thought,
    was_silent_too_long,
    offer_too_soon,
    // Flags, and calls of a player (on_losses.cpp).
    flag_fell_before,
    has_time_left,
    both_flags_fell,
    no_illegal_move_to_claim,
    call_needs_reason,
    arbiter_called,
    // Before and after the moves (on_formalities.cpp).
    has_arrived_already,
    arrived,
    arrived_late,
    session_has_not_begun,
    not_late,
    signed_already,
    confirmed,
    appeal_needs_reason,
    appeal_is_open,
    appealed,
    decision_needs_reason,
    no_open_appeal,
    appeal_decided,
    // What is written and said (on_records.cpp).
    program_keeps_record,
    sheet_is_for_moves,
    written_in_advance,
    written_wrongly,
    only_mover_sees_sheet,
    sheet_asked_for_often,
    sheet_before_next_move,
    last_move_not_written,
    sheet_to_be_completed,
    both_sheets_to_be_completed,
    paused_for_sheets,
    moves_not_announced,
    announce_before_pressing,
    another_move_announced,
    slip_corrected_too_late,
    nothing_to_repeat,
    repeated_wrongly,
    // Adjournment (on_adjournment.cpp).
    only_running_game_adjourned,
    complete_last_move_first,
    charge_not_below_zero,
    sealing_ordered,
    move_text_expected,
    sealing_not_asked_for,
    reply_sealed,
    seal_before_adjourning,
    no_move_sealed,
    envelope_names_resumption,
    adjourned,
    adjourned_until,
    not_adjourned,
    goes_on_in_another_session,
    session_resumed,
    no_envelope_to_open,
    envelope_waits_for_replier,
    envelope_opened,
    no_envelope_to_miss,
    envelope_lost,
    sealed_move_not_due,
    sealed_move_invalid,
    // Quickplay finish (on_quickplay.cpp).
    no_quickplay_finish,
    only_mover_asks,
    request_waits,
    has_extra_time_already,
    not_short_of_time,
    own_flag_fell_before,
    claim_may_bring_delay,
    increment_ruled_before,
    increment_requested,
    paused_for_increment,
    nobody_asked_for_time,
    increment_granted,
    increment_rejected,
    normal_means_claimed,
    paused_for_normal_means,
    no_such_claim,
    delay_only_by_14h,
    claim_decided_now,
    claim_postponed,
    delay_clock_put_on,
    claim_rejected,
    // Irregularities (on_irregularities.cpp).
    displaced_already,
    displaced_men,
    no_men_displaced,
    board_stays,
    board_turned,
    colors_reversed_goes_on,
    colors_reversed_early,
    // Touch-move (on_touch.cpp).
    no_man_there,
    touches_on_opponents_time,
    release_is_no_part,
    only_mover_adjusts,
    adjusts,
    only_mover_claims_touch,
    own_touch_has_lost_claim,
    no_move_made,
    touch_claimed,
    nothing_touched,
    touch_excused,
    // The clock (on_clock_acts.cpp).
    started_already,
    started,
    interrupted,
    not_interrupted,
    request_to_be_ruled_on,
    flag_is_down_set_clocks,
    resumed,
    nobodys_time_runs,
    program_was_not_running,
    store_was_slow,
    times_not_below_zero,
    clocks_set,
    clock_needs_time,
    clock_settled,
    time_control_corrected,
    zero_is_no_time,
    time_added,
    time_taken,
    last_period,
    overstepping_unproven,
    // What else an arbiter rules (on_rulings.cpp).
    arbiter_needs_name,
    arbiter_named,
    colors_drawn_too_late,
    colors_drawn,
    nothing_to_go_back_from,
    no_such_ply,
    other_side_moved,
    went_back,
    goes_on_from_earlier,
    no_article_of_illegal_moves,
    two_hands_allowed,
    over_name_ply,
    move_has_fault,
    penalty_given,
    result_declared,
    position_ends_game,
    ending_annulled,
    setup_stays,
    game_annulled,
    nothing_undecided,
    loss_stands,
    loss_is_draw,
    note_is_empty,
};

/// How many there are.
[[nodiscard]] std::size_t number_of_sentences();

/// "arrived_late", ...: stable, for programs.
[[nodiscard]] std::string_view code(Say id);

/// A sentence and its arguments: those that it needs are there, and no others.
struct Said {
    Say id;                             ///< which sentence
    std::optional<Color> side{};        ///< whom it is about
    std::optional<Square> square{};     ///< where
    std::optional<Result> result{};     ///< what the players score
    std::optional<Result> before{};     ///< and what they scored until then
    std::optional<EndReason> reason{};  ///< why the game has ended
    std::optional<Penalty> penalty{};   ///< what was imposed
    std::optional<Say> because{};       ///< another sentence, with the same arguments, as the cause
    std::optional<Attempt> move{};      ///< made, named or said
    std::optional<Attempt> announced{};        ///< said before
    std::optional<int> number{};               ///< of moves, plies or times, as the sentence has it
    std::optional<int> most{};                 ///< how large it may be
    std::optional<Duration> time{};            ///< how long
    std::optional<PerColor<Duration>> from{};  ///< what the clocks showed
    std::optional<PerColor<Duration>> to{};    ///< and show from now on
    std::vector<Square> squares{};             ///< in the order in which it came to them
    std::string article{};                     ///< "7.5.1": what was broken
    std::string control{};                     ///< a time control as people write it
    PerColor<std::string> names{};             ///< of the players
    std::string text{};                        ///< what a person typed or wrote

    bool operator==(const Said&) const = default;
};

/// Calls `visit` with the name and the value of each argument that is there.
template <typename Visit>
void for_each_argument(const Said& said, const Visit& visit) {
    const auto optional = [&](std::string_view name, const auto& value) {
        if (value)
            visit(name, *value);
    };
    const auto text = [&](std::string_view name, const std::string& value) {
        if (!value.empty())
            visit(name, value);
    };
    optional("side", said.side);
    optional("square", said.square);
    optional("result", said.result);
    optional("before", said.before);
    optional("reason", said.reason);
    optional("penalty", said.penalty);
    optional("because", said.because);
    optional("move", said.move);
    optional("announced", said.announced);
    optional("number", said.number);
    optional("most", said.most);
    optional("time", said.time);
    optional("from", said.from);
    optional("to", said.to);
    if (!said.squares.empty())
        visit(std::string_view("squares"), said.squares);
    text("article", said.article);
    text("control", said.control);
    if (!said.names[Color::white].empty() || !said.names[Color::black].empty())
        visit(std::string_view("names"), said.names);
    text("text", said.text);
}

}  // namespace arbiter
