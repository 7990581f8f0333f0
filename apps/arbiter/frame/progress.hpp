// A line on standard error that tells how far long work has come. Shows itself only where standard
// error is a terminal, and only after a second. May be used by several threads.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string_view>

namespace arbiter {

class Progress {
  public:
    /// `unit` names what is counted; without a `total` the count is shown alone.
    Progress(std::string_view unit, std::optional<std::size_t> total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { finish(); }

    void advance(std::size_t count);
    /// Wipes the line: before anything else is printed.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;

    std::mutex mutex_;
    std::string_view unit_;
    std::optional<std::size_t> total_;
    std::size_t done_ = 0;
    bool is_wanted_;
    bool is_shown_ = false;
    Clock::time_point next_;
};

}  // namespace arbiter
