// The parts of a time control in the words of people: lengths of time, numbers of moves, and how
// the extra time of a move is counted.
#pragma once

#include <optional>
#include <string_view>

#include "arbiter/game/detail/time_reader.hpp"
#include "arbiter/game/time_control.hpp"

namespace arbiter::detail {

/// What numbers of a length are that name no unit.
struct LengthUnits {
    /// A number alone.
    Duration bare;
    /// The 5 of "5:00", below ten, and the 90 of "90:00"; nothing: that is refused.
    std::optional<Duration> short_pair = {};
    std::optional<Duration> long_pair = {};
};

/// "90", "1:30:00", "90m", "1h30", "2 hours and 30 minutes", "90 Minuten", "10'" in small letters.
/// 0 where it fails.
[[nodiscard]] Duration read_length(TimeReader& reader, const LengthUnits& units);

/// "30 seconds a move", "5 seconds delay": a length that is the extra time of a move.
[[nodiscard]] bool leads_to_extra_time(std::string_view text);

/// "40 moves in ", "10 moves/", "40 in "; nothing where none stands there.
[[nodiscard]] std::optional<int> read_spoken_quota(TimeReader& reader);

/// The same behind the time: "for 40 moves", "for the first 40 moves", "/40 moves".
[[nodiscard]] std::optional<int> read_spoken_quota_behind(TimeReader& reader);

/// What comes next says that there is extra time, and how it is counted: "d5", "d 5", "inc/30",
/// "delay 5", "bronstein 5". Takes what stands before its number.
[[nodiscard]] std::optional<Counting> take_counting(TimeReader& reader);
/// The same behind the number: "+ 5 seconds delay", "increment", or no word for "+".
[[nodiscard]] Counting take_counting_behind(TimeReader& reader);

/// "/move", "a move", "per move".
bool take_each_move(TimeReader& reader);

}  // namespace arbiter::detail
