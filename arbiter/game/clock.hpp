// A chess clock (Law 6): two times of which at most one runs. Knows nothing of the board; what the
// time is, it is told with every call.
#pragma once

#include <optional>

#include "arbiter/game/correspondence_terms.hpp"
#include "arbiter/game/time_control.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// A point in time. Only differences matter, so any beginning will do.
using Instant = std::chrono::sys_time<Duration>;

/// What a player may count on when he begins to think about a move.
struct TimeOutlook {
    Duration left{};      ///< for this move, its delay included, not what it will bring
    Duration per_move{};  ///< brought by each move, or not charged of it
    /// Until more time is added, this one among them; nothing where none will be.
    std::optional<int> moves_to_go = std::nullopt;

    bool operator==(const TimeOutlook&) const = default;
};

/// Calls must not go back in time. Both times stand still at first.
class Clock {
  public:
    /// Where `has_first_increment` the increment of the first move is there from the beginning, as
    /// it always is where there is no other time. Requires: the game is not untimed.
    /// `days`: for correspondence chess, where only whole days are charged; a delay, so many days
    /// for each move, is counted as ever.
    explicit Clock(const TimeControl& control, bool has_first_increment = false,
                   const std::optional<DayCounting>& days = {});
    /// Another for each side. Requires: two that differ are no hourglass and count no days.
    explicit Clock(PerColor<TimeControl> controls, bool has_first_increment = false,
                   const std::optional<DayCounting>& days = {});

    /// What was agreed for the side, and what an arbiter has made of it.
    [[nodiscard]] const TimeControl& control(Color side) const { return sides_[side].control; }
    /// Nothing but whole days is charged, so that the flag may fall when none is left for longer,
    /// or long before all of them have passed (ICCF Rules 2.4.2).
    [[nodiscard]] bool counts_days() const {
        return days_ && sides_[Color::white].control.counting == Counting::increment;
    }
    /// How days are counted; nothing where time is counted as it passes.
    [[nodiscard]] const std::optional<DayCounting>& day_counting() const { return days_; }
    /// Both have no main time but so much for each move: "3 days/move".
    [[nodiscard]] bool is_by_the_move() const;
    /// Whose time runs; nobody's before the start and while the clock is paused (6.1, 6.11).
    [[nodiscard]] std::optional<Color> running() const { return running_; }
    /// The main time, never below zero; while a delay runs it waits (6.3.2).
    [[nodiscard]] Duration main_time(Color side, Instant now) const;
    /// Main time and what is left of the delay of this move: the flag falls when it is over.
    [[nodiscard]] Duration time_to_flag(Color side, Instant now) const;
    /// When the flag of the running side will fall, if nothing happens before (6.1.1); of one that
    /// has fallen an instant that has passed.
    [[nodiscard]] std::optional<Instant> flag_falls_at() const;
    /// Has the side's time been used up? It stays so, whatever is added, until it is set anew.
    [[nodiscard]] bool is_flag_down(Color side, Instant now) const;
    /// As at the beginning of the side's move.
    [[nodiscard]] TimeOutlook outlook(Color side) const;
    /// Counted for the quotas of the periods (6.3.1).
    [[nodiscard]] int moves_completed(Color side) const { return sides_[side].moves; }

    /// Lets the side's time run, and no other.
    void run(Color side, Instant now);
    /// Both times stand still (6.11.1).
    void pause(Instant now);
    /// The move is completed (6.2.1): its extra time is counted, and the time of the next period is
    /// added where it ends one (6.3.2). Whose time runs does not change.
    void complete_move(Color side, Instant now);
    /// The next move is the first of the next period, whatever was counted (8.6). Requires: the
    /// period of the side has a number of moves.
    void begin_next_period(Color side, Instant now);
    /// The side's last completed move brings nothing: its extra time and the time of a period that
    /// it began are taken away (7.5.5, as the Arbiters' Manual has it). It is still counted.
    void take_gain_back(Color side, Instant now);

    /// The side's time stands still until then, even while it runs; what of that has been agreed on
    /// before is forgotten (ICCF Rules 2.4.2).
    void rest(Color side, Instant until, Instant now);
    /// Has that been said of this move?
    [[nodiscard]] bool may_be_silent(Color side) const { return sides_[side].may_be_silent; }
    /// Has the side's flag fallen by that, and not because its time is used up?
    [[nodiscard]] bool was_silent_too_long(Color side, Instant now) const;
    /// In this move the side may be silent for as long as its time lasts.
    void allow_silence(Color side, Instant now);

    /// What both have used of this move is paid for, and the delay of the move begins again: for a
    /// game that goes on from another position.
    void begin_move_anew(Instant now);

    /// Adds time, or takes it away where it is negative, but not below zero (12.9.2, 12.9.3).
    void add(Color side, Duration time, Instant now);
    /// The main time is now this, and the flag is up again (6.10).
    void set(Color side, Duration main_time, Instant now);
    /// So many moves count as completed (6.10.2, 7.1). The times stay.
    void set_moves_completed(Color side, int moves) { sides_[side].moves = moves; }
    /// Another control was agreed for both (6.10.2): from now on it counts, and for the moves
    /// completed each side gets the difference to what the old one gave, but not below zero.
    /// Requires: timed.
    void correct(const TimeControl& control, Instant now);
    /// From now on each move has this extra time (Guideline III.4); the one at hand begins anew.
    void set_extra_time(Duration per_move, Counting counting, Instant now);

    bool operator==(const Clock&) const = default;

  private:
    struct Side {
        TimeControl control;
        /// Without the extra time that a quickplay finish has brought.
        TimeControl agreed;
        /// As at the beginning of this move.
        Duration main{};
        /// Of this move's time, before `since_`.
        Duration used{};
        int moves = 0;
        /// What the last completed move brought.
        Duration last_bonus{};
        bool is_flag_down = false;
        /// No time is used before that.
        Instant rests_until = Instant::min();
        /// In this move.
        bool may_be_silent = false;

        bool operator==(const Side&) const = default;
    };

    /// What the control gives to the side until now.
    [[nodiscard]] Duration given(const TimeControl& control, Color side) const;
    [[nodiscard]] Duration per_move(Color side) const;
    [[nodiscard]] Duration used(Color side, Instant now) const;
    [[nodiscard]] Duration charged(Color side, Duration used) const;
    /// The main time, below zero after the flag has fallen.
    [[nodiscard]] Duration balance(Color side, Instant now) const;
    /// What runs of the side's time between `since_` and then, were it running.
    [[nodiscard]] Duration passed(Color side, Instant now) const;
    void settle(Instant now);

    std::optional<DayCounting> days_;
    bool has_first_increment_;
    PerColor<Side> sides_;
    std::optional<Color> running_;
    Instant since_;
};

}  // namespace arbiter
