#include "arbiter/game/clock.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace arbiter {

namespace {

/// What a side begins with.
Duration given_at_first(const TimeControl& control, bool has_first_increment) {
    const Period& first = control.periods.front();
    const bool is_all_there_is =
        first.base == Duration::zero() && control.counting != Counting::delay;
    const bool begins_with_increment =
        is_all_there_is || (has_first_increment && control.counting == Counting::increment);
    return first.base + (begins_with_increment ? first.per_move : Duration::zero());
}

/// What a control gives to a side for completing so many moves: the increments, and the periods
/// behind the first. Period by period: an arbiter may have set a million moves.
Duration given_for_moves(const TimeControl& control, int moves) {
    Duration time{};
    for (std::size_t i = 0; i < control.periods.size(); ++i) {
        const Period& period = control.periods[i];
        const bool is_last = i + 1 == control.periods.size();
        const int made = period.moves && !is_last ? std::min(moves, *period.moves) : moves;
        if (control.counting == Counting::increment)
            time += made * period.per_move;
        if (period.moves)
            time += made / *period.moves * control.periods[is_last ? i : i + 1].base;
        moves -= made;
    }
    return time;
}

/// However often an arbiter adds to it, it stays far from the end of the numbers.
constexpr Duration longest_main_time = std::chrono::years(1000);

}  // namespace

Clock::Clock(const TimeControl& control, bool has_first_increment,
             const std::optional<DayCounting>& days)
    : Clock(PerColor<TimeControl>{{control, control}}, has_first_increment, days) {}

Clock::Clock(PerColor<TimeControl> controls, bool has_first_increment,
             const std::optional<DayCounting>& days)
    : days_(days), has_first_increment_(has_first_increment) {
    for (const Color side : both_colors) {
        assert(!controls[side].is_untimed());
        sides_[side].control = controls[side];
        sides_[side].agreed = std::move(controls[side]);
        sides_[side].main = given(sides_[side].agreed, side);
    }
}

bool Clock::is_by_the_move() const {
    return std::ranges::all_of(both_colors, [this](Color side) {
        const TimeControl& control = sides_[side].control;
        return control.counting == Counting::delay &&
               std::ranges::all_of(control.periods, [](const Period& period) {
                   return period.base == Duration::zero();
               });
    });
}

Duration Clock::given(const TimeControl& control, Color side) const {
    return given_at_first(control, has_first_increment_) +
           given_for_moves(control, sides_[side].moves);
}

Duration Clock::per_move(Color side) const {
    return control(side).period_after(sides_[side].moves).per_move;
}

TimeOutlook Clock::outlook(Color side) const {
    const int completed = sides_[side].moves;
    TimeOutlook outlook{.left = sides_[side].main, .per_move = per_move(side)};
    if (control(side).counting == Counting::delay)
        outlook.left += outlook.per_move;
    if (control(side).period_after(completed).moves) {
        int moves = 1;
        while (!control(side).ends_period(completed + moves))
            ++moves;
        outlook.moves_to_go = moves;
    }
    return outlook;
}

Duration Clock::passed(Color side, Instant now) const {
    return std::max(now - std::max(since_, sides_[side].rests_until), Duration::zero());
}

Duration Clock::used(Color side, Instant now) const {
    return sides_[side].used + (running_ == side ? passed(side, now) : Duration::zero());
}

/// What the main time pays for so much time used in one move.
Duration Clock::charged(Color side, Duration used) const {
    if (counts_days())
        return days_->charged(used);
    if (control(side).counting != Counting::delay)
        return used;
    return std::max(used - per_move(side), Duration::zero());
}

Duration Clock::balance(Color side, Instant now) const {
    const Duration own = sides_[side].main - charged(side, used(side, now));
    const bool gains = control(side).counting == Counting::hourglass && running_ == opponent(side);
    return gains ? own + (now - since_) : own;
}

Duration Clock::main_time(Color side, Instant now) const {
    return std::max(balance(side, now), Duration::zero());
}

Duration Clock::time_to_flag(Color side, Instant now) const {
    if (counts_days()) {
        const Duration main = sides_[side].main;
        Duration last = main < Duration::zero() ? Duration::zero() : days_->first_beyond(main);
        if (days_->longest_silence && !sides_[side].may_be_silent)
            last = std::min<Duration>(last, std::chrono::days(*days_->longest_silence));
        return std::max(last - used(side, now), Duration::zero());
    }
    const Duration extra = control(side).counting == Counting::delay
                               ? std::max(per_move(side) - used(side, now), Duration::zero())
                               : Duration::zero();
    return main_time(side, now) + extra;
}

std::optional<Instant> Clock::flag_falls_at() const {
    if (!running_)
        return std::nullopt;
    if (sides_[*running_].is_flag_down)
        return since_;
    return std::max(since_, sides_[*running_].rests_until) + time_to_flag(*running_, since_);
}

bool Clock::is_flag_down(Color side, Instant now) const {
    return sides_[side].is_flag_down ||
           (running_ == side && time_to_flag(side, now) == Duration::zero());
}

/// Books the time that has run, so that `since_` is now.
void Clock::settle(Instant now) {
    if (running_) {
        assert(now >= since_);
        Side& side = sides_[*running_];
        side.is_flag_down = is_flag_down(*running_, now);
        const Duration used = passed(*running_, now);
        side.used += used;
        if (control(*running_).counting == Counting::hourglass)
            sides_[opponent(*running_)].main += used;
    }
    since_ = now;
}

void Clock::run(Color side, Instant now) {
    settle(now);
    running_ = side;
}

void Clock::pause(Instant now) {
    settle(now);
    running_.reset();
}

void Clock::complete_move(Color color, Instant now) {
    settle(now);
    Side& side = sides_[color];
    const Duration before = main_time(color, now);
    Duration bonus{};
    if (side.control.counting == Counting::increment)
        bonus = per_move(color);
    else if (side.control.counting == Counting::bronstein)
        bonus = std::min(per_move(color), side.used);
    ++side.moves;
    if (side.control.ends_period(side.moves))
        bonus += side.control.period_after(side.moves).base;
    side.main = before + bonus;
    side.used = Duration::zero();
    side.may_be_silent = false;
    side.last_bonus = bonus;
}

void Clock::begin_next_period(Color color, Instant now) {
    settle(now);
    Side& side = sides_[color];
    const Duration before = main_time(color, now);
    assert(side.control.period_after(side.moves).moves);
    do
        ++side.moves;
    while (!side.control.ends_period(side.moves));
    side.main = before + side.control.period_after(side.moves).base;
    side.used = Duration::zero();
    side.is_flag_down = false;
}

void Clock::take_gain_back(Color color, Instant now) {
    settle(now);
    Side& side = sides_[color];
    side.main -= std::exchange(side.last_bonus, Duration::zero());
    side.main = std::max(side.main, Duration::zero());
}

void Clock::add(Color side, Duration time, Instant now) {
    settle(now);
    // What was used beyond the end of the time is not owed.
    sides_[side].main += main_time(side, now) - balance(side, now);
    const Duration main = sides_[side].main + std::max(time, -main_time(side, now));
    sides_[side].main = std::min(main, longest_main_time);
}

void Clock::rest(Color side, Instant until, Instant now) {
    settle(now);
    sides_[side].rests_until = until;
}

bool Clock::was_silent_too_long(Color side, Instant now) const {
    if (!counts_days() || !days_->longest_silence || sides_[side].may_be_silent)
        return false;
    const Duration silence = std::chrono::days(*days_->longest_silence);
    const Duration main = std::max(sides_[side].main, Duration::zero());
    return used(side, now) >= silence && silence < days_->first_beyond(main);
}

void Clock::allow_silence(Color side, Instant now) {
    settle(now);
    sides_[side].may_be_silent = true;
}

void Clock::begin_move_anew(Instant now) {
    settle(now);
    for (const Color side : both_colors) {
        sides_[side].main = main_time(side, now);
        sides_[side].used = Duration::zero();
        sides_[side].may_be_silent = false;
    }
}

void Clock::set(Color side, Duration main_time, Instant now) {
    settle(now);
    // Of days that are set anew nothing has been used.
    if (counts_days())
        sides_[side].used = Duration::zero();
    sides_[side].main = main_time + charged(side, sides_[side].used);
    sides_[side].is_flag_down = false;
}

void Clock::correct(const TimeControl& control, Instant now) {
    settle(now);
    for (const Color side : both_colors) {
        add(side, given(control, side) - given(sides_[side].agreed, side), now);
        sides_[side].control = control;
        sides_[side].agreed = control;
    }
}

void Clock::set_extra_time(Duration per_move, Counting counting, Instant now) {
    begin_move_anew(now);
    for (const Color side : both_colors) {
        for (Period& period : sides_[side].control.periods)
            period.per_move = per_move;
        sides_[side].control.counting = counting;
    }
}

}  // namespace arbiter
