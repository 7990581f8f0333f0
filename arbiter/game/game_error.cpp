#include "arbiter/game/game_error.hpp"

#include <utility>

namespace arbiter {

// A table: its length is its number of entries.
// NOLINTNEXTLINE(readability-function-size)
std::string_view code(GameProblem problem) {
    switch (problem) {
        case GameProblem::game_over:
            return "game_over";
        case GameProblem::illegal_move:
            return "illegal_move";
        case GameProblem::not_your_turn:
            return "not_your_turn";
        case GameProblem::too_early:
            return "too_early";
        case GameProblem::no_offer:
            return "no_offer";
        case GameProblem::offer_stands:
            return "offer_stands";
        case GameProblem::claim_not_needed:
            return "claim_not_needed";
        case GameProblem::not_proved_dead:
            return "not_proved_dead";
        case GameProblem::nothing_to_rule:
            return "nothing_to_rule";
        case GameProblem::time_runs_back:
            return "time_runs_back";
        case GameProblem::flag_has_fallen:
            return "flag_has_fallen";
        case GameProblem::flag_is_up:
            return "flag_is_up";
        case GameProblem::clock_is_paused:
            return "clock_is_paused";
        case GameProblem::clock_is_running:
            return "clock_is_running";
        case GameProblem::no_clock:
            return "no_clock";
        case GameProblem::not_your_clock:
            return "not_your_clock";
        case GameProblem::not_over_the_board:
            return "not_over_the_board";
        case GameProblem::is_legal:
            return "is_legal";
        case GameProblem::must_be_played:
            return "must_be_played";
        case GameProblem::touched:
            return "touched";
        case GameProblem::no_man_there:
            return "no_man_there";
        case GameProblem::draws_forbidden:
            return "draws_forbidden";
        case GameProblem::not_casual:
            return "not_casual";
        case GameProblem::nothing_to_undo:
            return "nothing_to_undo";
        case GameProblem::no_reason_given:
            return "no_reason_given";
        case GameProblem::not_over:
            return "not_over";
        case GameProblem::done_already:
            return "done_already";
        case GameProblem::not_late:
            return "not_late";
        case GameProblem::no_such_article:
            return "no_such_article";
        case GameProblem::not_agreed:
            return "not_agreed";
        case GameProblem::too_late:
            return "too_late";
        case GameProblem::not_announced:
            return "not_announced";
        case GameProblem::in_advance:
            return "in_advance";
        case GameProblem::no_record:
            return "no_record";
        case GameProblem::sheet_incomplete:
            return "sheet_incomplete";
        case GameProblem::men_displaced:
            return "men_displaced";
        case GameProblem::not_adjourned:
            return "not_adjourned";
        case GameProblem::move_is_sealed:
            return "move_is_sealed";
        case GameProblem::not_present:
            return "not_present";
        case GameProblem::not_short_of_time:
            return "not_short_of_time";
    }
    std::unreachable();
}

}  // namespace arbiter
