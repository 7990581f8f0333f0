// How much of a clock one move may take. Knows no game: what a clock shows is told.
#pragma once

#include <chrono>
#include <optional>

namespace arbiter {

/// What the clock of the side to move shows, and when it gets more.
struct ClockView {
    /// Left on it; 0 or less where it should have fallen already.
    std::chrono::milliseconds left;
    /// Added after each move.
    std::chrono::milliseconds increment = {};
    /// Moves until the next time is added, this one among them; nothing where the time left is for
    /// all the game.
    std::optional<int> moves_to_go = std::nullopt;
};

/// Of one move; never negative.
struct TimeForMove {
    std::chrono::milliseconds enough;  ///< on the average
    std::chrono::milliseconds most;    ///< not less than `enough`, and less than what is left
};

/// Lost on the way of each move, between our clock and the one that counts.
inline constexpr std::chrono::milliseconds usual_overhead{30};

/// A twentieth of the time or what the moves to go leave for each, and most of the increment;
/// where a move turns out to be hard, at most four times that, and three tenths of all. Keeps
/// `overhead` back: with less than that on the clock, there is no time for anything.
[[nodiscard]] TimeForMove time_for_move(const ClockView& clock,
                                        std::chrono::milliseconds overhead = usual_overhead);

/// All of a time that is given for this move alone, but for `overhead`.
[[nodiscard]] TimeForMove time_for_move(std::chrono::milliseconds given,
                                        std::chrono::milliseconds overhead = usual_overhead);

}  // namespace arbiter
