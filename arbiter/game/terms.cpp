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
    for (const Color side : both_colors) {
        const TimeControl& time = terms.time_of(side);
        if (time.is_untimed() || time.periods.back().moves)
            return std::unexpected(TermsFault{article, {Say::quickplay_needs_last_period}});
        if (has_extra_time(time) || time.counting == Counting::hourglass)
            return std::unexpected(TermsFault{article, {Say::no_quickplay_with_extra_time}});
        if (is_fide && pace_of(time) == Pace::blitz)
            return std::unexpected(TermsFault{article, {Say::no_quickplay_in_blitz}});
    }
    return {};
}

/// ICCF Rules 2.4.2; and nobody stands by who could press a clock or rule on a finish.
std::expected<void, TermsFault> check_correspondence(const Terms& terms) {
    if (!is_in_days(terms.time))
        return std::unexpected(TermsFault{"ICCF 2.4.2", {Say::correspondence_needs_days}});
    if (terms.completion != Completion::with_the_move || terms.recording != Recording::program ||
        terms.has_quickplay_finish)
        return std::unexpected(TermsFault{"", {Say::correspondence_is_at_the_program}});
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
    const TimeControl& time = terms.time_of(side);
    if (time.is_untimed() || player.compensation < Duration::zero() ||
        player.compensation >= time.periods.front().base)
        return std::unexpected(TermsFault{"6.2.6", {Say::compensation_out_of_range}});
    return {};
}

/// The sand that one side uses is the other's, and days are counted for both alike.
std::expected<void, TermsFault> check_own_time(const Terms& terms, Color side) {
    const auto& own = terms.players[side].own_time;
    if (!own)
        return {};
    const auto may_differ = [](const TimeControl& time) {
        return !time.is_untimed() && time.counting != Counting::hourglass;
    };
    if (terms.ruleset->is_correspondence || !may_differ(terms.time) || !may_differ(*own))
        return std::unexpected(TermsFault{"", {Say::no_time_odds}});
    return {};
}

}  // namespace

const TimeControl& Terms::time_of(Color side) const {
    const auto& own = players[side].own_time;
    return own ? *own : time;
}

bool Terms::are_moves_announced() const { return has(*this, Impairment::sight); }

std::expected<void, TermsFault> check(const Terms& terms) {
    if (!terms.start_verdicts.empty() && !are_of_dead_position(terms.start_verdicts))
        return std::unexpected(TermsFault{"5.2.2", {Say::verdicts_not_needed}});
    if (terms.has_quickplay_finish)
        if (auto quickplay = check_quickplay_finish(terms); !quickplay)
            return quickplay;
    if (terms.ruleset->is_correspondence)
        if (auto by_post = check_correspondence(terms); !by_post)
            return by_post;
    for (const Color side : both_colors)
        if (auto own = check_own_time(terms, side); !own)
            return own;
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
