#include "arbiter/game/detail/english_patterns.hpp"

#include <utility>

namespace arbiter::detail {

// A table: its length is its number of entries.
// NOLINTNEXTLINE(readability-function-size)
std::string_view english_pattern(Say id) {
    switch (id) {
        case Say::time_runs_back:
            return "the last event happened later than this one";
        case Say::game_is_over:
            return "the game is over";
        case Say::game_has_not_ended:
            return "the game has not ended";
        case Say::verdicts_not_needed:
            return "there was no question to which the verdicts are the answer";
        case Say::game_is_interrupted:
            return "the game is interrupted";
        case Say::game_is_interrupted_already:
            return "the game is interrupted already";
        case Say::no_clock:
            return "the game is played without a clock";
        case Say::act_needs_reason:
            return "an act of the arbiter needs a reason";
        case Say::seat_is_taken:
            return "that seat is taken already";
        case Say::told:
            return "{text}";
        case Say::is_legal:
            return "{move} is a legal move";
        case Say::is_illegal:
            return "{move} is no legal move";
        case Say::quickplay_needs_last_period:
            return "a quickplay finish needs a last period for all moves";
        case Say::no_quickplay_with_extra_time:
            return "there is no quickplay finish where moves have extra time";
        case Say::no_quickplay_in_blitz:
            return "there is no quickplay finish in blitz";
        case Say::compensation_not_needed:
            return "time is taken off for an assistant whom no disability makes necessary";
        case Say::compensation_out_of_range:
            return "what is taken off is above zero and below the time of the first period";
        case Say::no_time_odds:
            return "only in a timed game that is neither by hourglass nor by correspondence may "
                   "each side have another time";
        case Say::assistant_needed_between:
            return "a blind player and a deaf one need an assistant between them";
        case Say::ended:
            return "{reason}: {result}";
        case Say::ended_by:
            return "{reason}";
        case Say::resigned:
            return "{side} resigns";
        case Say::resigned_to_no_mate:
            return "{side} resigns, but {opponent} can never mate";
        case Say::flag_fell:
            return "{side}'s flag has fallen";
        case Say::flag_fell_to_no_mate:
            return "{side}'s flag has fallen, but {opponent} can never mate";
        case Say::flag_fell_to_no_material:
            return "{side}'s flag has fallen, but {opponent} lacks the material to win on time";
        case Say::illegal_moves_lost:
            return "{side} has completed a second illegal move";
        case Say::illegal_moves_lost_to_no_mate:
            return "{side} has completed a second illegal move, but {opponent} can never mate";
        case Say::mate_is_undecided:
            return "Whether {opponent} can still mate is undecided: the arbiter may rule otherwise";
        case Say::no_legal_position:
            return "there is no legal position on the board";
        case Say::program_makes_legal_moves:
            return "the program makes legal moves only";
        case Say::program_completes_moves:
            return "the program completes each move by itself";
        case Say::no_man_of_side:
            return "no man of {side} stands on {square}";
        case Say::clock_not_running:
            return "{side}'s clock is not running";
        case Say::no_move_to_complete:
            return "{side} has no move to complete";
        case Say::rules_take_no_move_back:
            return "these rules take no move back; casual games do";
        case Say::no_move_to_take_back:
            return "{side} has made no move to take back";
        case Say::interrupted_until_resumed:
            return "the game is interrupted until the arbiter resumes it";
        case Say::men_to_put_back:
            return "{side} has to put the displaced men back first";
        case Say::move_to_be_sealed:
            return "the move is to be sealed, and not made on the board";
        case Say::envelope_to_be_opened:
            return "the envelope has to be opened first";
        case Say::named_move_must_be_played:
            return "the move that was named in the claim must be played";
        case Say::released_man_stays:
            return "the man let go on {square} stays there";
        case Say::touched_men_bind:
            return "the men touched bind the player: {squares}";
        case Say::illegal_move_counted:
            return "{side} has completed an illegal move ({article}), the {ordinal} one[; "
                   "{opponent} gets {time} more]";
        case Say::draw_needs_two_moves:
            return "a draw is agreed only after both players have made a move";
        case Say::draw_needs_permission:
            return "no draw is agreed in this event without the arbiter's permission";
        case Say::no_draw_before_move:
            return "no draw is offered in this event before move {number}";
        case Say::offer_stands:
            return "the draw offer already stands until it is answered";
        case Say::opponent_has_offered:
            return "{side} has already offered a draw; accept or decline it";
        case Say::offers_again_and_again:
            return "{side} offers a draw again and again";
        case Say::offer_at_wrong_moment:
            return "{side}'s offer counts, though it comes at the wrong moment";
        case Say::no_offer_to_accept:
            return "there is no draw offer to accept";
        case Say::no_offer_to_decline:
            return "there is no draw offer to decline";
        case Say::rules_draw_by_themselves:
            return "these rules draw such a game by themselves";
        case Say::only_mover_claims_draw:
            return "only the player having the move may claim a draw";
        case Say::move_is_sealed:
            return "the move has been made: it is sealed";
        case Say::earlier_named_move_must_be_played:
            return "the move that was named in the claim before must be played";
        case Say::touch_has_lost_claim:
            return "who has touched a man has lost the claim for this move";
        case Say::threefold_claim_wrong:
            return "{side}'s claim is wrong: the position has not occurred three times";
        case Say::threefold_claim_with_move_wrong:
            return "{side}'s claim is wrong: the position has not occurred three times with that "
                   "move";
        case Say::fifty_claim_wrong:
            return "{side}'s claim is wrong: fewer than 50 moves have passed without a pawn move "
                   "or capture";
        case Say::fifty_claim_with_move_wrong:
            return "{side}'s claim is wrong: fewer than 50 moves have passed without a pawn move "
                   "or capture with that move";
        case Say::wrong_claim_costs_time:
            return "{side} gets {time} more for the wrong claim";
        case Say::claim_stands_as_offer:
            return "the claim stands as an offer of a draw";
        case Say::not_proved_dead:
            return "it is not proved that neither side can mate";
        case Say::draw_permitted:
            return "the players may agree on a draw: {text}";
        case Say::correspondence_needs_days:
            return "in correspondence chess time is given in whole days";
        case Say::correspondence_is_at_the_program:
            return "in correspondence chess the program completes moves and keep"
                   "s the record, and there is no quickplay finish";
        case Say::only_by_correspondence:
            return "that belongs to correspondence chess";
        case Say::on_leave_already:
            return "{side} is on leave already";
        case Say::leave_too_long:
            return "{days} of leave cannot be taken: each year has {most_days} in all";
        case Say::takes_leave:
            return "{side} takes {days} of leave";
        case Say::not_on_leave:
            return "{side} is not on leave";
        case Say::ends_leave:
            return "{side} is back from leave";
        case Say::conditions_before_opponent_moves:
            return "conditional moves are named while the opponent has the move";
        case Say::condition_is_no_move:
            return "{text} is no legal move in its line";
        case Say::condition_too_long:
            return "there are at most 100 lines of 60 half-moves: {text}";
        case Say::condition_without_answer:
            return "a line is moves of the opponent, each with an answer: {text}";
        case Say::conditions_contradict:
            return "another line answers the same moves differently: {text}";
        case Say::only_mover_announces_thought:
            return "only the player having the move says that he will think for long";
        case Say::announces_thought:
            return "{side} will think for long about this move";
        case Say::was_silent_too_long:
            return "{side} was silent about this move for {days}, and had not said that "
                   "he would be";
        case Say::offer_too_soon:
            return "a draw is offered again after {moves} of one's own, or when the "
                   "opponent has offered one";
        case Say::flag_fell_before:
            return "{side}'s flag has fallen before";
        case Say::has_time_left:
            return "{side} has time left";
        case Say::both_flags_fell:
            return "both flags have fallen, and the game goes on in the next period";
        case Say::no_illegal_move_to_claim:
            return "there is no illegal move of the opponent that can still be claimed";
        case Say::call_needs_reason:
            return "say why the arbiter is wanted: the clock is paused only for a reason";
        case Say::arbiter_called:
            return "{side} calls the arbiter: {text}";
        case Say::has_arrived_already:
            return "{side} has arrived already";
        case Say::arrived:
            return "{side} arrives";
        case Say::arrived_late:
            return "{side} arrives too late; the arbiter lets him play";
        case Say::session_has_not_begun:
            return "the session has not begun";
        case Say::not_late:
            return "{side} has arrived or has time left to arrive";
        case Say::signed_already:
            return "{side} has signed the result already";
        case Say::confirmed:
            return "{side} confirms {result}";
        case Say::appeal_needs_reason:
            return "an appeal needs a reason";
        case Say::appeal_is_open:
            return "an appeal is open already";
        case Say::appealed:
            return "{side} appeals: {text}";
        case Say::decision_needs_reason:
            return "the decision needs a reason";
        case Say::no_open_appeal:
            return "there is no open appeal";
        case Say::appeal_decided:
            return "the appeal is decided: {text}";
        case Say::program_keeps_record:
            return "the program keeps the record";
        case Say::sheet_is_for_moves:
            return "only moves are written on the sheet, and what belongs to them";
        case Say::written_in_advance:
            return "a move is written down after it has been made; to claim a draw with it, name "
                   "it in the claim";
        case Say::written_wrongly:
            return "{side} has written \"{text}\" for ply {number}, which is not the move that "
                   "was made";
        case Say::only_mover_sees_sheet:
            return "only the player having the move may ask to see the sheet";
        case Say::sheet_asked_for_often:
            return "{side} has asked for the sheet more than five times";
        case Say::sheet_before_next_move:
            return "the sheet has to be brought up to date before the next move";
        case Say::last_move_not_written:
            return "{side} has not written down the last move before making the next";
        case Say::sheet_to_be_completed:
            return "{side} brings the sheet up to date before the next move";
        case Say::both_sheets_to_be_completed:
            return "both players bring their sheets up to date";
        case Say::paused_for_sheets:
            return "the clock is paused: both players bring their sheets up to date";
        case Say::moves_not_announced:
            return "no moves are announced in this game";
        case Say::announce_before_pressing:
            return "the move is announced before the clock is pressed";
        case Say::another_move_announced:
            return "another move was announced than was made: one of them has to be put right";
        case Say::slip_corrected_too_late:
            return "a slip of the tongue is corrected before the clock is pressed";
        case Say::nothing_to_repeat:
            return "the opponent has announced no move to repeat";
        case Say::repeated_wrongly:
            return "{side} repeats {move} where {announced} was announced";
        case Say::only_running_game_adjourned:
            return "a game is adjourned that is being played";
        case Say::complete_last_move_first:
            return "the last move is completed first, by pressing the clock";
        case Say::charge_not_below_zero:
            return "what is left of the session is charged to a clock, and not below zero";
        case Say::sealing_ordered:
            return "{side} has to seal the move";
        case Say::move_text_expected:
            return "a move is expected, in any notation";
        case Say::sealing_not_asked_for:
            return "a move is sealed when the arbiter has asked for it";
        case Say::reply_sealed:
            return "{side} has sealed the reply";
        case Say::seal_before_adjourning:
            return "the move has to be sealed before a game is adjourned";
        case Say::no_move_sealed:
            return "no move has been sealed";
        case Say::envelope_names_resumption:
            return "the envelope says when and where the game goes on";
        case Say::adjourned:
            return "adjourned";
        case Say::adjourned_until:
            return "{side} has sealed the move; the game goes on: {text}";
        case Say::not_adjourned:
            return "the game is not adjourned";
        case Say::goes_on_in_another_session:
            return "the game is adjourned; it goes on in another session";
        case Say::session_resumed:
            return "position and times are set up again";
        case Say::no_envelope_to_open:
            return "there is no envelope to open";
        case Say::envelope_waits_for_replier:
            return "the envelope is opened only while {side}, who has to reply, is there";
        case Say::envelope_opened:
            return "the envelope is opened: {text}";
        case Say::no_envelope_to_miss:
            return "there is no envelope to miss";
        case Say::envelope_lost:
            return "the envelope is missing; {side} says that he sealed {text}";
        case Say::sealed_move_not_due:
            return "the sealed move is not the one that was due: {because}";
        case Say::sealed_move_invalid:
            return "{side} has sealed \"{text}\", which is no legal move or means nothing certain";
        case Say::no_quickplay_finish:
            return "no quickplay finish was announced for this game";
        case Say::only_mover_asks:
            return "only the player having the move may ask for it";
        case Say::request_waits:
            return "a request waits for its ruling";
        case Say::has_extra_time_already:
            return "moves have extra time already";
        case Say::not_short_of_time:
            return "it takes less than two minutes left in the last period";
        case Say::own_flag_fell_before:
            return "the flag has fallen before";
        case Say::claim_may_bring_delay:
            return "by these rules the claim itself may bring a clock with delay";
        case Say::increment_ruled_before:
            return "the arbiter has ruled on this before";
        case Say::increment_requested:
            return "{side} asks for five seconds more with each move";
        case Say::paused_for_increment:
            return "asks for five seconds more with each move";
        case Say::nobody_asked_for_time:
            return "nobody has asked for more time";
        case Say::increment_granted:
            return "both get five seconds more with each move, {side} two minutes";
        case Say::increment_rejected:
            return "the clock stays as it is";
        case Say::normal_means_claimed:
            return "{side} claims that the game cannot be won by normal means";
        case Say::paused_for_normal_means:
            return "claims that the game cannot be won by normal means";
        case Say::no_such_claim:
            return "there is no such claim";
        case Say::delay_only_by_14h:
            return "a clock with delay is put on by US Chess 14H, while the game goes on";
        case Say::claim_decided_now:
            return "the flag has fallen: the claim is decided now";
        case Say::claim_postponed:
            return "the claim is decided later";
        case Say::delay_clock_put_on:
            return "a clock with delay is put on, and {side}'s time is halved";
        case Say::claim_rejected:
            return "the claim is rejected";
        case Say::displaced_already:
            return "men are displaced already";
        case Say::displaced_men:
            return "{side} has displaced men, and puts them back in his own time";
        case Say::no_men_displaced:
            return "no men are displaced";
        case Say::board_stays:
            return "after ten moves of each player the board stays as it stands";
        case Say::board_turned:
            return "the board stood turned; the position is moved to one that does not";
        case Say::colors_reversed_goes_on:
            return "the colours are reversed, and the game goes on";
        case Say::colors_reversed_early:
            return "the colours are reversed, and fewer than ten moves have been made";
        case Say::no_man_there:
            return "no man stands on {square}";
        case Say::touches_on_opponents_time:
            return "{side} touches a man on the opponent's time";
        case Say::release_is_no_part:
            return "letting the man go on {square} is no part of a legal move that is left";
        case Say::only_mover_adjusts:
            return "only the player having the move adjusts men";
        case Say::adjusts:
            return "{side} adjusts the man on {square}";
        case Say::only_mover_claims_touch:
            return "only the player having the move claims that touch-move was broken";
        case Say::own_touch_has_lost_claim:
            return "who has touched a man himself has lost the claim";
        case Say::no_move_made:
            return "no move has been made";
        case Say::touch_claimed:
            return "{side} claims that {opponent} had touched the man on {square}";
        case Say::nothing_touched:
            return "no man has been touched";
        case Say::touch_excused:
            return "what was touched binds nobody: {text}";
        case Say::started_already:
            return "the game has been started already";
        case Say::started:
            return "the game is started";
        case Say::interrupted:
            return "the game is interrupted: {text}";
        case Say::not_interrupted:
            return "the game is not interrupted";
        case Say::request_to_be_ruled_on:
            return "{side}'s request has to be ruled on, and the game then goes on";
        case Say::flag_is_down_set_clocks:
            return "{side}'s flag is down; set the clocks before the game goes on";
        case Say::resumed:
            return "the game goes on";
        case Say::nobodys_time_runs:
            return "nobody's time was running";
        case Say::program_was_not_running:
            return "the program was not running: {clock} are nobody's time";
        case Say::store_was_slow:
            return "what was played could not be kept at once: {clock} are nobody's time";
        case Say::times_not_below_zero:
            return "times and counts of moves are not below zero";
        case Say::clocks_set:
            return "the clock is set, White from {white_from} to {white_to}, Black from "
                   "{black_from} to {black_to}: {text}";
        case Say::clock_needs_time:
            return "a clock is set to a time";
        case Say::clock_settled:
            return "after ten moves of each player the setting of the clock is changed only where "
                   "the schedule would suffer";
        case Say::time_control_corrected:
            return "the clock is set to {control}: {text}";
        case Say::zero_is_no_time:
            return "no time is given or taken by zero";
        case Say::time_added:
            return "{side} gets {time}: {text}";
        case Say::time_taken:
            return "{side} loses {time}: {text}";
        case Say::last_period:
            return "this is the last period; there is no number of moves to complete";
        case Say::overstepping_unproven:
            return "it cannot be shown that {side} has overstepped the time: the next move is the "
                   "first of the next period";
        case Say::arbiter_needs_name:
            return "the name is empty";
        case Say::arbiter_named:
            return "{text} is the arbiter now";
        case Say::colors_drawn_too_late:
            return "colours are drawn before the first move";
        case Say::colors_drawn:
            return "the colours are drawn by lot[: {white} has White][, {black} has Black]";
        case Say::nothing_to_go_back_from:
            return "no move has been made, so there is none to go back from";
        case Say::no_such_ply:
            return "the game can go back to the position after 0 to {most_plies}, not after "
                   "{number}";
        case Say::other_side_moved:
            return "it was not {side} who moved after {plies}";
        case Say::went_back:
            return "the game goes back to the position after {plies}: {text}";
        case Say::goes_on_from_earlier:
            return "the game goes on from an earlier position";
        case Say::no_article_of_illegal_moves:
            return "an illegal move is one by 7.5.1, 7.5.2, 7.5.3 or 7.5.4";
        case Say::two_hands_allowed:
            return "by these rules two hands are no illegal move";
        case Say::over_name_ply:
            return "the game is over; name the ply to which it goes back, or declare a result";
        case Say::move_has_fault:
            return "{side}'s move has a fault, which counts once it is completed";
        case Say::penalty_given:
            return "{side}: {penalty}: {text}";
        case Say::result_declared:
            return "the result is declared to be {result}[ instead of {before}]: {text}";
        case Say::position_ends_game:
            return "the position on the board ends the game; go back to an earlier one";
        case Say::ending_annulled:
            return "{result} does not stand: {text}";
        case Say::setup_stays:
            return "after ten moves of each player a wrong set-up is no reason to begin anew";
        case Say::game_annulled:
            return "the game does not count: {text}";
        case Say::nothing_undecided:
            return "nothing about the end of this game is left undecided";
        case Say::loss_stands:
            return "the winner could still have mated, so the loss stands";
        case Say::loss_is_draw:
            return "the opponent could not have mated, so the game is drawn";
        case Say::note_is_empty:
            return "the note is empty";
    }
    std::unreachable();
}

}  // namespace arbiter::detail
