// At most so many in so long a time, however they are spread. Time is an argument.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

namespace arbiter {

using SteadyTime = std::chrono::steady_clock::time_point;

class RateLimit {
  public:
    /// Requires: `most` > 0.
    RateLimit(std::size_t most, std::chrono::milliseconds span) : most_(most), span_(span) {}

    /// Whether one more is allowed at `now`; one that is not allowed is not counted.
    [[nodiscard]] bool allow(SteadyTime now);
    /// True when nothing was allowed in the last span: as good as new.
    [[nodiscard]] bool is_idle(SteadyTime now) const;

  private:
    std::size_t most_;
    std::chrono::milliseconds span_;
    std::deque<SteadyTime> allowed_;
};

}  // namespace arbiter
