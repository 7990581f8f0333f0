#include "arbiter/game/terms.hpp"

#include <algorithm>

namespace arbiter {

namespace {

bool has_extra_time(const TimeControl& control) {
    return std::ranges::any_of(
        control.periods, [](const Period& period) { return period.per_move > Duration::zero(); });
}

/// Guideline III.2.2: standard and rapid chess, without extra time; by 14H any sudden death.
std::expected<void, TermsFault> check_quickplay_finish(const Terms& terms) {
    const bool is_fide = !terms.ruleset->has_losing_chances_rule;
    const std::string article = is_fide ? "III.2.2" : "US Chess 14H";
    const TimeControl& time = terms.time;
    if (time.is_untimed() || time.periods.back().moves)
        return std::unexpected(TermsFault{article, {Say::quickplay_needs_last_period}});
    if (has_extra_time(time) || time.counting == Counting::hourglass)
        return std::unexpected(TermsFault{article, {Say::no_quickplay_with_extra_time}});
    if (is_fide && pace_of(time) == Pace::blitz)
        return std::unexpected(TermsFault{article, {Say::no_quickplay_in_blitz}});
    return {};
}

/// Nothing is charged but whole days, so that nothing else can be given (ICCF Rules 2.4.2).
std::expected<void, TermsFault> check_days(const TimeControl& time) {
    using std::chrono::days;
    const bool is_in_days =
        (time.counting == Counting::increment || time.counting == Counting::delay) &&
        std::ranges::all_of(time.periods, [](const Period& period) {
            return period.base % days(1) == Duration::zero() &&
                   period.per_move % days(1) == Duration::zero();
        });
    if (!is_in_days)
        return std::unexpected(TermsFault{"ICCF 2.4.2", {Say::correspondence_needs_days}});
    return {};
}

/// Is one of the players so impaired?
bool has(const Terms& terms, Impairment impairment) {
    return std::ranges::any_of(
        both_colors, [&](Color side) { return terms.players[side].impairment == impairment; });
}

std::expected<void, TermsFault> check_compensation(const Terms& terms, Color side) {
    const PlayerTerms& player = terms.players[side];
    if (player.compensation == Duration::zero())
        return {};
    if (!player.has_assistant || player.impairment != Impairment::none)
        return std::unexpected(TermsFault{"6.2.6", {Say::compensation_not_needed}});
    if (terms.time.is_untimed() || player.compensation < Duration::zero() ||
        player.compensation >= terms.time.periods.front().base)
        return std::unexpected(TermsFault{"6.2.6", {Say::compensation_out_of_range}});
    return {};
}

}  // namespace

bool Terms::are_moves_announced() const { return has(*this, Impairment::sight); }

std::expected<void, TermsFault> check(const Terms& terms) {
    if (!terms.start_verdicts.empty() && !are_of_dead_position(terms.start_verdicts))
        return std::unexpected(TermsFault{"5.2.2", {Say::verdicts_not_needed}});
    if (terms.has_quickplay_finish)
        if (auto quickplay = check_quickplay_finish(terms); !quickplay)
            return quickplay;
    if (terms.ruleset->is_correspondence)
        if (auto in_days = check_days(terms.time); !in_days)
            return in_days;
    for (const Color side : both_colors)
        if (auto compensation = check_compensation(terms, side); !compensation)
            return compensation;
    const bool is_any_assisted = std::ranges::any_of(
        both_colors, [&](Color side) { return terms.players[side].has_assistant; });
    if (has(terms, Impairment::sight) && has(terms, Impairment::hearing) && !is_any_assisted)
        return std::unexpected(TermsFault{"D.2.11", {Say::assistant_needed_between}});
    return {};
}

}  // namespace arbiter
