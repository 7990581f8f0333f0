// Waiting for a processor, as the system counts it.
#include "arbiter/engines/processor_wait.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

namespace arbiter::testing {
namespace {

using namespace engines;
using namespace std::chrono_literals;

TEST(ProcessorWait, is_of_the_thread_that_waited_longest) {
    EXPECT_EQ(longest_wait({{1, 10ms}, {2, 5ms}}, {{1, 12ms}, {2, 9ms}}), 4ms);
    EXPECT_EQ(longest_wait({{1, 10ms}}, {{1, 12ms}, {3, 7ms}}), 7ms) << "one that began meanwhile";
    EXPECT_EQ(longest_wait({{1, 10ms}}, {}), std::nullopt);
}

TEST(ProcessorWait, is_told_of_each_thread) {
    const ProcessorWaits waits = processor_waits(getpid());
    if (!waits.empty()) {
        EXPECT_TRUE(waits.contains(getpid()));
    }
    EXPECT_TRUE(processor_waits(-1).empty());
}

}  // namespace
}  // namespace arbiter::testing
