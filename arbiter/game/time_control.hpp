// How much time the players have, agreed before the game (Law 6.3). Values only: clock.hpp counts,
// time_control_text.hpp reads and writes.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace arbiter {

/// Time on a clock. Negative nowhere but in differences.
using Duration = std::chrono::milliseconds;

/// A part of the game with time of its own.
struct Period {
    /// To be completed in this period; nothing: all that are left.
    std::optional<int> moves;
    Duration base{};      ///< what the period adds to the time left of the one before (6.3.2)
    Duration per_move{};  ///< the fixed extra time; zero where there is none

    bool operator==(const Period&) const = default;
};

/// What becomes of the extra time of a move (6.3.2), and of the time that is used.
enum class Counting : std::uint8_t {
    increment,  ///< the extra time is added, used or not (Fischer)
    delay,      ///< the main time waits until the extra time is used up (US Chess: delay)
    bronstein,  ///< what was used is given back, at most the extra time
    hourglass,  ///< what one player uses the other gains; there is no extra time
};

/// Without periods the game is untimed. A last period that names its moves comes again and again.
struct TimeControl {
    std::vector<Period> periods;              ///< in the order in which they are played
    Counting counting = Counting::increment;  ///< the same in all periods

    /// There is no clock.
    [[nodiscard]] bool is_untimed() const { return periods.empty(); }
    /// The period that a player is in who has completed so many moves. Requires: a clock.
    [[nodiscard]] const Period& period_after(int moves_completed) const;
    /// Completing that many moves, at least one, ends a period and begins the next.
    [[nodiscard]] bool ends_period(int moves_completed) const;

    bool operator==(const TimeControl&) const = default;
};

/// The names that FIDE has for games by their time, by that of 60 moves for each player
/// (Appendices A.1 and B.1).
enum class Pace : std::uint8_t {
    untimed,   ///< no clock
    blitz,     ///< 10 minutes or less
    rapid,     ///< more than 10, less than 60 minutes
    standard,  ///< 60 minutes and more
};

/// What FIDE calls a game with this time. Extra time counts 60 times, whichever way it is counted.
[[nodiscard]] Pace pace_of(const TimeControl& control);

/// "untimed", "blitz", "rapid", "standard".
[[nodiscard]] std::string_view name(Pace pace);

}  // namespace arbiter
