// Time controls as the PGN tag TimeControl has them.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// Reads the PGN tag (PGN specification 9.6.1): "-", "300", "300+3", "40/5400+30:1800+30", "*60",
/// and as an extension "1500d5" and "600b5" for delay and Bronstein. "?" says that it is not known,
/// which no time control is: it fails.
[[nodiscard]] std::expected<TimeControl, TextError> read_pgn_time_control(std::string_view text);

/// The value of the PGN tag; seconds, with a fraction only where it is needed.
[[nodiscard]] std::string write_pgn_time_control(const TimeControl& control);

}  // namespace arbiter
