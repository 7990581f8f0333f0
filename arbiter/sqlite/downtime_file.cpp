#include "arbiter/sqlite/downtime_file.hpp"

#include <charconv>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace arbiter {

namespace {

// Two times in milliseconds since 1970, each of so many digits, with a blank between them.
constexpr std::size_t digits = 20;
constexpr std::size_t line_length = 2 * (digits + 1);

std::string written(Timestamp time) {
    const std::string number = std::to_string(time.time_since_epoch().count());
    return std::string(digits - number.size(), '0') + number;
}

std::string written(const Downtime& down) {
    return written(down.since) + ' ' + written(down.until) + '\n';
}

std::optional<Timestamp> read_time(std::string_view text) {
    std::int64_t milliseconds = 0;
    const auto [stop, problem] =
        std::from_chars(text.data(), text.data() + text.size(), milliseconds);
    if (problem != std::errc{} || stop != text.data() + text.size() || milliseconds < 0)
        return std::nullopt;
    return Timestamp{std::chrono::milliseconds(milliseconds)};
}

std::optional<Downtime> read_line(std::string_view line) {
    const auto since = read_time(line.substr(0, digits));
    const auto until = read_time(line.substr(digits + 1, digits));
    if (!since || !until || *until <= *since || written(Downtime{*since, *until}) != line)
        return std::nullopt;
    return Downtime{*since, *until};
}

}  // namespace

DowntimeFile::DowntimeFile(const std::filesystem::path& folder) : path_(folder / "downtimes") {
    std::ifstream file(path_, std::ios::binary);
    std::string line(line_length, '\0');
    std::optional<Downtime> last;
    while (before_.all().size() < Downtimes::most &&
           file.read(line.data(), static_cast<std::streamsize>(line.size()))) {
        const auto down = read_line(line);
        if (!down || (last && down->since < last->until))
            break;
        before_.add(*down);
        last = down;
    }
}

void DowntimeFile::add(const Downtime& down) const {
    if (down.since < Timestamp{} || down.until <= down.since)
        return;
    Downtimes all = before_;
    all.add(down);
    const auto fresh = path_.string() + ".new";
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        for (const Downtime& each : all.all())
            file << written(each);
        if (!file.flush())
            return;
    }
    std::error_code ignored;
    std::filesystem::rename(fresh, path_, ignored);
}

}  // namespace arbiter
