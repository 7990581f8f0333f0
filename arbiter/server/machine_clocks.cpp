#include "arbiter/server/machine_clocks.hpp"

#include <chrono>
#include <ctime>

namespace arbiter {

namespace {

/// Of Linux: CLOCK_MONOTONIC, which is the steady clock, with the time that the machine slept.
std::chrono::nanoseconds since_boot() {
    std::timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

ClockReading read_clocks() {
    return {read_steady_clock(), since_boot(),
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
}

SteadyTime read_steady_clock() { return std::chrono::steady_clock::now(); }

}  // namespace arbiter
