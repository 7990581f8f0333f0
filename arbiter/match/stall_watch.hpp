// Whether the machine stood still: a thread that wakes often and notes when it woke late. An engine
// that lost on time meanwhile may not have been to blame.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

namespace arbiter::match {

/// Watches from when it is made until it is gone.
class StallWatch {
  public:
    /// As the engines are timed.
    using Clock = std::chrono::steady_clock;

    StallWatch();

    /// The longest stall of which a part lay behind `begin`; 0 where there was none, a stall being
    /// what is longer than `least`. Of very long ago nothing is known.
    [[nodiscard]] std::chrono::milliseconds longest_since(Clock::time_point begin) const;

    /// The thread wakes so often.
    static constexpr std::chrono::milliseconds period{5};
    /// A wake-up that is late by less says nothing.
    static constexpr std::chrono::milliseconds least{15};

  private:
    struct Stall {
        Clock::time_point end;
        std::chrono::milliseconds length;
    };
    static constexpr std::size_t most_remembered = 1000;

    void watch(const std::stop_token& stop, Clock::time_point before);

    mutable std::mutex mutex_;
    std::deque<Stall> stalls_;
    std::jthread thread_;
};

}  // namespace arbiter::match
