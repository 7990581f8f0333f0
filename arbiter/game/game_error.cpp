#include "arbiter/game/game_error.hpp"

#include <array>
#include <cstddef>

namespace arbiter {

std::string_view code(GameProblem problem) {
    constexpr std::array<std::string_view, 40> codes{
        "game_over",          "illegal_move",     "not_your_turn",    "too_early",
        "no_offer",           "offer_stands",     "claim_not_needed", "not_proved_dead",
        "nothing_to_rule",    "time_runs_back",   "flag_has_fallen",  "flag_is_up",
        "clock_is_paused",    "clock_is_running", "no_clock",         "not_your_clock",
        "not_over_the_board", "is_legal",         "must_be_played",   "touched",
        "no_man_there",       "draws_forbidden",  "not_casual",       "nothing_to_undo",
        "no_reason_given",    "not_over",         "done_already",     "not_late",
        "no_such_article",    "not_agreed",       "too_late",         "not_announced",
        "in_advance",         "no_record",        "sheet_incomplete", "men_displaced",
        "not_adjourned",      "move_is_sealed",   "not_present",      "not_short_of_time"};
    return codes[static_cast<std::size_t>(problem)];
}

}  // namespace arbiter
