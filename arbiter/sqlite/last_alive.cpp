#include "arbiter/sqlite/last_alive.hpp"

#include <array>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <unistd.h>

#include "arbiter/sqlite/time_digits.hpp"

namespace arbiter {

namespace {

// The time, and twice, so that a note torn by a crash is not taken for one.
constexpr std::size_t length = 2 * (time_digits + 1);

std::string note_of(Timestamp time) {
    const std::string line = write_time_digits(time) + '\n';
    return line + line;
}

std::optional<Timestamp> read_note(std::string_view text) {
    const auto time = read_time_digits(text.substr(0, time_digits));
    return time && note_of(*time) == text ? time : std::nullopt;
}

}  // namespace

LastAlive::LastAlive(const std::filesystem::path& folder)
    : descriptor_(open((folder / "last-alive").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW,
                       S_IRUSR | S_IWUSR)) {
    std::array<char, length + 1> bytes{};
    const ssize_t count = pread(descriptor_, bytes.data(), bytes.size(), 0);
    if (count >= 0)
        before_ = read_note({bytes.data(), static_cast<std::size_t>(count)});
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
    const std::string text = note_of(now);
    [[maybe_unused]] const ssize_t ignored = pwrite(descriptor_, text.data(), text.size(), 0);
}

}  // namespace arbiter
