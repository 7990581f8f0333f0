// Ctrl-C as a stop token, for work that has nothing to do with signals.
#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

#include "apps/arbiter/frame/interrupt.hpp"

namespace arbiter {

/// Asks for a stop soon after Ctrl-C. Requires: `catch_interrupts` has been called, or will be.
class InterruptWatch {
  public:
    [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

  private:
    void watch(const std::stop_token& end) {
        constexpr std::chrono::milliseconds between_looks(20);
        while (!end.stop_requested() && !is_interrupted())
            std::this_thread::sleep_for(between_looks);
        if (is_interrupted())
            stop_.request_stop();
    }

    std::stop_source stop_;
    std::jthread thread_{[this](const std::stop_token& end) { watch(end); }};
};

}  // namespace arbiter
