// Any bytes as a time control: what is read is written and read again as the same, in both ways to
// write one and in words; what is refused says where.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "fuzz/require.hpp"

using namespace arbiter;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto reading = read_typed_time_control(text);
    if (!reading) {
        fuzz::require_place(reading.error(), size);
        return 0;
    }
    const TimeControl& control = reading->control;
    require(read_time_control(write_time_control(control)) == control);
    require(read_time_control(write_time_control(control, Minutes::named)) == control);
    require(read_pgn_time_control(write_pgn_time_control(control)) == control);
    require(!in_words(control).empty());
    for (const Minutes minutes : {Minutes::bare, Minutes::named}) {
        const auto again = read_typed_time_control(write_time_control(control, minutes));
        require(again && again->control == control && !again->other);
    }
    if (reading->other) {
        require(!both_readings(text, *reading).empty());
        const TimeControl& other = reading->other->control;
        require(other != control);
        require(read_time_control(write_time_control(other)) == other);
    }
    return 0;
}
