#include "arbiter/sqlite/downtime_file.hpp"

#include <cstddef>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "arbiter/sqlite/time_digits.hpp"

namespace arbiter {

namespace {

// Two times with a blank between them.
constexpr std::size_t line_length = 2 * (time_digits + 1);

std::string line_of(const Downtime& down) {
    return write_time_digits(down.since) + ' ' + write_time_digits(down.until) + '\n';
}

std::optional<Downtime> read_line(std::string_view line) {
    const auto since = read_time_digits(line.substr(0, time_digits));
    const auto until = read_time_digits(line.substr(time_digits + 1, time_digits));
    if (!since || !until || *until <= *since || line_of({*since, *until}) != line)
        return std::nullopt;
    return Downtime{*since, *until};
}

}  // namespace

DowntimeFile::DowntimeFile(const std::filesystem::path& folder) : path_(folder / "downtimes") {
    // Whoever opens a pipe waits for ever.
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path_, ignored))
        return;
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
            file << line_of(each);
        if (!file.flush())
            return;
    }
    std::error_code ignored;
    std::filesystem::rename(fresh, path_, ignored);
}

}  // namespace arbiter
