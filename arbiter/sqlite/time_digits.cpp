#include "arbiter/sqlite/time_digits.hpp"

#include <charconv>
#include <chrono>
#include <cstdint>
#include <system_error>

namespace arbiter {

std::string write_time_digits(Timestamp time) {
    const std::string number = std::to_string(time.time_since_epoch().count());
    return std::string(time_digits - number.size(), '0') + number;
}

std::optional<Timestamp> read_time_digits(std::string_view text) {
    std::int64_t milliseconds = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, milliseconds);
    const Timestamp time{std::chrono::milliseconds(milliseconds)};
    // Whatever else is there was written by somebody else.
    if (problem != std::errc{} || stop != end || milliseconds < 0 ||
        write_time_digits(time) != text)
        return std::nullopt;
    return time;
}

}  // namespace arbiter
