#include "apps/arbiter/talk/desk_state.hpp"

#include <algorithm>
#include <optional>

#include "apps/arbiter/talk/told_clock.hpp"
#include "arbiter/game/correspondence_state.hpp"
#include "arbiter/game/ending_text.hpp"
#include "arbiter/game/said_english.hpp"

namespace arbiter {

namespace {

std::string player(Color side) { return std::string(capitalized_name(side)); }

std::string told_clocks(const GameState& state, Instant now) {
    if (!state.clock)
        return "";
    std::string text = "Clock:";
    for (const Color side : both_colors) {
        text += (side == Color::white ? " " : ", ") + player(side) + " " +
                shown_time(*state.clock, side, now);
        if (state.clock->is_flag_down(side, now))
            text += " (flag down)";
        else if (state.clock->running() == side)
            text += " (running)";
    }
    return text + ".\n";
}

/// What waits for somebody.
std::string told_open_matters(const GameState& state) {
    std::string text;
    for (const Color side : both_colors)
        if (state.open.moves[side].is_made && !state.ending)
            text += player(side) + " has not pressed the clock.\n";
    if (state.open.draw_offer)
        text += player(*state.open.draw_offer) + " has offered a draw.\n";
    if (state.pause)
        text += "Interrupted: " + english(*state.pause) + ".\n";
    if (state.is_under_appeal)
        text += "A decision is under appeal.\n";
    for (const Color side : both_colors)
        if (const auto& request = state.open.requests[side])
            text += english(said_of(*request, side)) + ".\n";
    return text;
}

/// By when a move has to be made, and what may be said before.
std::string told_thought(const GameState& state, Instant now) {
    const Clock& clock = *state.clock;
    const Color side = state.turn();
    if (!clock.counts_days() || clock.is_flag_down(side, now))
        return "";
    std::string text =
        "Unless " + player(side) + " moves, " + told_end_of_thought(clock, side, now) + ".\n";
    if (clock.may_be_silent(side))
        text += player(side) + " has announced that he will think for long.\n";
    else if (is_silence_the_end(clock, side, now))
        text += "If he announces that he will think for longer, type announce_thought " +
                std::string(name(side)) + ".\n";
    return text;
}

std::string told_leave(const GameState& state, Instant now) {
    std::string text;
    for (const Color side : both_colors)
        if (now < state.leave[side].until)
            text += player(side) + " is on leave for " +
                    time_in_words(state.leave[side].until - now) + " more.\n";
    text += "Leave left this year: ";
    for (const Color side : both_colors) {
        const int left = leave_left(state, side, year_of(now));
        text += (side == Color::white ? "" : ", ") + player(side) + " " + std::to_string(left) +
                (left == 1 ? " day" : " days");
    }
    return text + ".\n";
}

std::string told_waits_for_offers(const GameState& state) {
    std::string text;
    for (const Color side : both_colors)
        if (const int moves = moves_until_next_offer(state, side); moves > 0)
            text += player(side) + " may offer a draw again after " + std::to_string(moves) +
                    (moves == 1 ? " more move" : " more moves") + " of his own.\n";
    return text;
}

std::string told_correspondence(const GameState& state, Instant now) {
    if (!state.terms.ruleset->is_correspondence)
        return "";
    return (state.clock ? told_thought(state, now) + told_leave(state, now) : "") +
           told_waits_for_offers(state);
}

}  // namespace

std::string told_state(const Game& game, Instant now) {
    const GameState& state = game.state();
    std::string text = told_clocks(state, now);
    if (const auto& ending = game.ending()) {
        const std::string doubt = doubt_in_words(*ending);
        text += std::string(arbiter::text(ending->result)) + ": " + reason_in_words(*ending) +
                cited(ending->article) + ".\n" + (doubt.empty() ? "" : doubt + "\n");
        return text + told_open_matters(state);
    }
    text += told_open_matters(state) + told_correspondence(state, std::max(now, state.now));
    return text + "Move " + std::to_string(state.position().fullmove_number()) + ", " +
           std::string(name(state.turn())) + " to move.\n";
}

}  // namespace arbiter
