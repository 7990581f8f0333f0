// A time control as somebody typed it where two ways to write one meet: people write minutes, the
// PGN tag seconds.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// What a text means.
struct TimeControlReading {
    /// As `read_time_control` reads it; as PGN has it, where only PGN has such a form.
    TimeControl control;
    /// What it is in PGN, where that may be meant as well: 300+3 is 5 hours to people, 5 minutes in
    /// PGN.
    std::optional<TimeControl> in_pgn;
};

/// Reads "5+3" as people do, "40/5400:1800+30" as PGN, and "300+3" as both: where a number without
/// a unit would be three hours or more, and is so many seconds in PGN. Fails as
/// `read_time_control`.
[[nodiscard]] std::expected<TimeControlReading, TextError> read_typed_time_control(
    std::string_view text);

/// "300+3 may be 5 hours and 3 seconds a move, which is typed 300m+3, or, as PGN has it, 5 minutes
/// and 3 seconds a move, which is typed 5m+3". Requires: `reading.in_pgn`.
[[nodiscard]] std::string both_readings(std::string_view text, const TimeControlReading& reading);

/// "40 moves in 1 hour 30 minutes, then 30 minutes, with 30 seconds a move", as people say it.
[[nodiscard]] std::string in_words(const TimeControl& control);

}  // namespace arbiter
