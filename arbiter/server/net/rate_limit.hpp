// At most so many in so long a time, however they are spread. Time is an argument.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

#include "arbiter/server/net/moment.hpp"

namespace arbiter {

class RateLimit {
  public:
    /// Remembers up to `most` times. Requires: `most` > 0.
    RateLimit(std::size_t most, std::chrono::milliseconds span) : most_(most), span_(span) {}

    /// Whether one more is allowed at `now`; one that is not allowed is not counted. Times never go
    /// back.
    [[nodiscard]] bool allow(SteadyTime now);
    /// True when nothing was allowed in the last span: as good as new.
    [[nodiscard]] bool is_idle(SteadyTime now) const;
    /// When one was last allowed, as far as that is remembered; else the beginning of time.
    [[nodiscard]] SteadyTime last() const {
        return allowed_.empty() ? SteadyTime() : allowed_.back();
    }

  private:
    std::size_t most_;
    std::chrono::milliseconds span_;
    std::deque<SteadyTime> allowed_;
};

/// The same for what comes in large numbers, bytes say: counted in one span after the other, so
/// that twice as many may come around the border of two.
class CoarseRateLimit {
  public:
    CoarseRateLimit(std::size_t most, std::chrono::milliseconds span) : most_(most), span_(span) {}

    /// Whether so many more are allowed at `now`. They are counted either way.
    [[nodiscard]] bool allow(std::size_t amount, SteadyTime now);

  private:
    std::size_t most_;
    std::chrono::milliseconds span_;
    SteadyTime began_;
    std::size_t amount_ = 0;
};

}  // namespace arbiter
