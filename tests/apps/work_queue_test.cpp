#include "apps/arbiter/frame/work_queue.hpp"

#include <atomic>
#include <latch>
#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(WorkQueue, every_task_is_done_once_however_many_threads_there_are) {
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        std::vector<std::atomic<int>> done(100);
        for_each_task(done.size(), threads, [&done](std::size_t task) { ++done[task]; });
        for (const auto& times : done)
            EXPECT_EQ(times, 1) << threads;
    }
}

TEST(WorkQueue, without_tasks_nothing_is_called) {
    for_each_task(0, 4, [](std::size_t task) { ADD_FAILURE() << task; });
}

TEST(WorkQueue, one_thread_does_the_tasks_in_their_order_and_itself) {
    std::vector<std::size_t> order;
    std::set<std::thread::id> who;
    for_each_task(5, 1, [&](std::size_t task) {
        order.push_back(task);
        who.insert(std::this_thread::get_id());
    });
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_EQ(who, std::set{std::this_thread::get_id()});
}

TEST(WorkQueue, as_many_threads_as_were_asked_for_work_at_once) {
    // Each task waits until three are being done: fewer threads would never end.
    std::latch three(3);
    for_each_task(3, 3, [&three](std::size_t /*task*/) { three.arrive_and_wait(); });
    SUCCEED();
}

}  // namespace
}  // namespace arbiter
