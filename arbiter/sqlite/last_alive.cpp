#include "arbiter/sqlite/last_alive.hpp"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <unistd.h>

namespace arbiter {

namespace {

// Milliseconds since 1970, and twice, so that a note torn by a crash is not taken for one.
constexpr std::size_t digits = 20;
constexpr std::size_t length = 2 * (digits + 1);

std::string written(Timestamp time) {
    const std::string number = std::to_string(time.time_since_epoch().count());
    const std::string line = std::string(digits - number.size(), '0') + number + '\n';
    return line + line;
}

std::optional<Timestamp> read(std::string_view text) {
    if (text.size() != length || text.substr(0, digits + 1) != text.substr(digits + 1))
        return std::nullopt;
    std::int64_t milliseconds = 0;
    const char* const end = text.data() + digits;
    const auto [stop, problem] = std::from_chars(text.data(), end, milliseconds);
    const Timestamp time{std::chrono::milliseconds(milliseconds)};
    // Whatever else is there was written by somebody else.
    if (problem != std::errc{} || stop != end || milliseconds < 0 || written(time) != text)
        return std::nullopt;
    return time;
}

}  // namespace

LastAlive::LastAlive(const std::filesystem::path& folder)
    : descriptor_(open((folder / "last-alive").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW,
                       S_IRUSR | S_IWUSR)) {
    std::array<char, length + 1> bytes{};
    const ssize_t count = pread(descriptor_, bytes.data(), bytes.size(), 0);
    if (count >= 0)
        before_ = read({bytes.data(), static_cast<std::size_t>(count)});
    // What is longer than a note would stay behind it.
    if (!before_ && descriptor_ >= 0 && ftruncate(descriptor_, 0) != 0) {
        close(descriptor_);
        descriptor_ = -1;
    }
}

LastAlive::~LastAlive() {
    if (descriptor_ >= 0)
        close(descriptor_);
}

void LastAlive::note(Timestamp now) {
    if (now < Timestamp{})
        return;
    const std::string text = written(now);
    [[maybe_unused]] const ssize_t ignored = pwrite(descriptor_, text.data(), text.size(), 0);
}

}  // namespace arbiter
