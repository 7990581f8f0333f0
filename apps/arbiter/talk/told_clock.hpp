// What is said of a clock in the terminal: in the lines that come by themselves, and to whoever
// asks (web/src/words/en/answers.ts). Nobody hears that he has no time while he has some.
#pragma once

#include <optional>
#include <string>

#include "arbiter/game/clock.hpp"

namespace arbiter {

/// "1:30:00", from a day on "2 days 23:59:58". Of less than a second, but some: a second.
[[nodiscard]] std::string shown_time(Duration left);

/// What a line shows of the side: its main time; where there is none, or none is left, what it has
/// for this move. By correspondence "38 days", of which whole ones alone are charged.
[[nodiscard]] std::string shown_time(const Clock& clock, Color side, Instant now);

/// "White has 4 minutes 59 seconds. Black has 5 minutes.": until the flags fall. By correspondence
/// also by when the side that has the move has to make it. Once the game is over nobody has it.
[[nodiscard]] std::string told_times(const Clock& clock, std::optional<Color> turn, Instant now);

/// "his flag falls in 36 days of his time, since days beyond 20 of one move count double": how long
/// the side may think about this move, and why no longer. Requires: the clock counts days, and the
/// side's flag has not fallen.
[[nodiscard]] std::string told_end_of_thought(const Clock& clock, Color side, Instant now);

/// Does it end because nobody may be silent for so long who has not announced it (ICCF server)? The
/// same is required.
[[nodiscard]] bool is_silence_the_end(const Clock& clock, Color side, Instant now);

/// "2 days 5 hours", "4 minutes 59 seconds"; from a day on in hours, of which as of seconds one
/// that has begun is counted.
[[nodiscard]] std::string time_in_words(Duration time);

}  // namespace arbiter
