// A time control as somebody typed it where several ways to write one meet: people write minutes,
// the PGN tag seconds, US Chess also hours.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// A second way to write a time, which may be meant as well.
enum class TimeNotation : std::uint8_t {
    pgn,       ///< seconds: "300+3" is 5 hours to people, 5 minutes in PGN
    us_chess,  ///< hours in few figures: "40/2, SD/1" is 40 moves in 2 hours, then 1 hour
    hours,     ///< "5:00+3" is 5 minutes or 5 hours
};

/// What a text may mean besides.
struct OtherReading {
    TimeControl control;    ///< by that notation
    TimeNotation notation;  ///< whose it is
};

/// What a text means.
struct TimeControlReading {
    /// As `read_time_control` reads it; as PGN has it, where only PGN has such a form.
    TimeControl control;
    /// What may be meant as well; nothing where there is no doubt.
    std::optional<OtherReading> other;
};

/// Reads "5+3" as people do, "40/5400:1800+30" as PGN, and as two what makes sense in two ways:
/// "300+3", where a number without a unit would be three hours or more and is so many seconds in
/// PGN; "40/2", where 20 moves or more would have one to six minutes; and "5:00". Fails as
/// `read_time_control`, and with what would be right where nobody can mean what is written: "3/2",
/// 3 moves in 2 minutes. What `write_time_control` writes has one reading.
[[nodiscard]] std::expected<TimeControlReading, TextError> read_typed_time_control(
    std::string_view text);

/// "300+3 may be 5 hours and 3 seconds a move, which is typed 300m+3, or, as PGN has it, 5 minutes
/// and 3 seconds a move, which is typed 5m+3". Requires: `reading.other`.
[[nodiscard]] std::string both_readings(std::string_view text, const TimeControlReading& reading);

/// "40 moves in 1 hour 30 minutes, then 30 minutes, with 30 seconds a move", as people say it.
[[nodiscard]] std::string in_words(const TimeControl& control);

}  // namespace arbiter
