// Time controls as people write them; pgn_time_control.hpp has the PGN tag.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/time_control.hpp"
#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// Reads what people write; a number without a unit is minutes before, seconds behind the sign:
///
///     5+3                     5 minutes and 3 seconds a move
///     40/90+30;30+30          40 moves in 90 minutes, then 30 minutes, with 30 seconds a move
///     40/90, SD/30; +30       the same, as US Chess writes it
///     G/25 d5, G/25 d/5       25 minutes, the clock waits 5 seconds at each move
///     10 b5, 10 Bronstein 5   10 minutes, up to 5 seconds given back at each move
///     1:30:00, 15:00, 90m, 1h30, 2 hours, 10'   other ways to write a time
///     90 min + 30 sec per move, 40 moves in 90 minutes, then 30 minutes   in words
///     3 days/move             three days for each move
///     10 moves in 50 days     again and again
///     hourglass 1             what one player uses the other gains
///     untimed, -              no clock
///
/// Fails with the place and with what would be right. Takes minutes at their word: what of it
/// hardly anybody means, as in 300+3, is for `read_typed_time_control` to ask about.
[[nodiscard]] std::expected<TimeControl, TextError> read_time_control(std::string_view text);

/// How minutes are written.
enum class Minutes : std::uint8_t {
    bare,   ///< "5+3"; still named where they may be taken for something else: "300m+3", "40/2m"
    named,  ///< "5m+3"
};

/// What `read_time_control` and `read_typed_time_control` read as the same and as nothing else, in
/// the shortest of these forms.
[[nodiscard]] std::string write_time_control(const TimeControl& control,
                                             Minutes minutes = Minutes::bare);

/// "1:02:03", as a display shows the time that is left; what is less than a second is not shown.
[[nodiscard]] std::string clock_text(Duration time);

/// 1:30:00, 2:00, 90s or 90 (seconds), also with a sign; nothing where the text is no such time or
/// one of over three years.
[[nodiscard]] std::optional<Duration> read_clock_text(std::string_view text);

}  // namespace arbiter
