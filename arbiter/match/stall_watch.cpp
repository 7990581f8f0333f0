#include "arbiter/match/stall_watch.hpp"

#include <algorithm>

namespace arbiter::match {

using std::chrono::milliseconds;

StallWatch::StallWatch()
    : thread_([this, begin = Clock::now()](const std::stop_token& stop) { watch(stop, begin); }) {}

void StallWatch::watch(const std::stop_token& stop, Clock::time_point before) {
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(period);
        const Clock::time_point now = Clock::now();
        const auto late = std::chrono::floor<milliseconds>(now - before - period);
        before = now;
        if (late <= least)
            continue;
        const std::lock_guard lock(mutex_);
        stalls_.push_back({now, late});
        if (stalls_.size() > most_remembered)
            stalls_.pop_front();
    }
}

milliseconds StallWatch::longest_since(Clock::time_point begin) const {
    const std::lock_guard lock(mutex_);
    milliseconds longest{};
    for (const Stall& stall : stalls_)
        if (stall.end > begin)
            longest = std::max(longest, stall.length);
    return longest;
}

}  // namespace arbiter::match
