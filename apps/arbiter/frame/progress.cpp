#include "apps/arbiter/frame/progress.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include <unistd.h>

namespace arbiter {

namespace {

constexpr std::chrono::seconds patience{1};
constexpr std::chrono::milliseconds interval{200};
constexpr std::size_t bar_width = 30;

std::string bar(std::size_t done, std::size_t total) {
    const std::size_t filled =
        std::min(bar_width, done * bar_width / std::max<std::size_t>(total, 1));
    return '[' + std::string(filled, '#') + std::string(bar_width - filled, '.') + "] ";
}

}  // namespace

Progress::Progress(std::string_view unit, std::optional<std::size_t> total)
    : unit_(unit),
      total_(total),
      is_wanted_(isatty(STDERR_FILENO) == 1),
      next_(Clock::now() + patience) {}

void Progress::advance(std::size_t count) {
    const std::scoped_lock lock(mutex_);
    done_ += count;
    if (!is_wanted_ || Clock::now() < next_)
        return;
    next_ = Clock::now() + interval;
    is_shown_ = true;
    std::string line = '\r' + (total_ ? bar(done_, *total_) : "") + std::to_string(done_);
    if (total_)
        line += " of " + std::to_string(*total_);
    ((line += ' ') += unit_) += "\x1b[K";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void Progress::finish() {
    const std::scoped_lock lock(mutex_);
    if (is_shown_)
        std::fputs("\r\x1b[K", stderr);
    is_shown_ = false;
}

}  // namespace arbiter
