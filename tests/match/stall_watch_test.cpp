// That the machine stood still is noticed. The test stops its own process for a while.
#include "arbiter/match/stall_watch.hpp"

#include <csignal>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arbiter::testing {
namespace {

using namespace match;
using namespace std::chrono_literals;

/// Nothing of this process runs meanwhile.
void stand_still(const char* seconds) {
    const std::string wake =
        "sleep " + std::string(seconds) + "; kill -CONT " + std::to_string(getpid());
    const pid_t waker = fork();
    if (waker == 0) {
        execl("/bin/sh", "sh", "-c", wake.c_str(), nullptr);
        _exit(1);
    }
    kill(getpid(), SIGSTOP);
    waitpid(waker, nullptr, 0);
}

TEST(StallWatch, notices_that_everything_stood_still) {
    const StallWatch watch;
    const auto begin = StallWatch::Clock::now();
    stand_still("0.3");
    while (watch.longest_since(begin) < 100ms)
        std::this_thread::sleep_for(1ms);
    EXPECT_EQ(watch.longest_since(StallWatch::Clock::now() + 1h), 0ms);
}

}  // namespace
}  // namespace arbiter::testing
