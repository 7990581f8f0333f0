// Work for several threads. Where an order of the threads matters they wait for each other, so that
// it is the same at every run.
#include "apps/arbiter/games/ordered_work.hpp"

#include <atomic>
#include <cstddef>
#include <latch>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Numbers = std::vector<int>;

Numbers up_to(int count) {
    Numbers numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(i);
    return numbers;
}

/// The tasks 0 to `count - 1`.
class Tasks {
  public:
    explicit Tasks(int count) : count_(count) {}
    std::optional<int> next() { return taken_ < count_ ? std::optional(taken_++) : std::nullopt; }
    [[nodiscard]] int taken() const { return taken_; }

  private:
    int count_;
    int taken_ = 0;
};

/// What is delivered of the tasks 0 to `count - 1`.
template <typename Work>
Numbers delivered(unsigned threads, int count, Work work) {
    Tasks tasks(count);
    Numbers results;
    OrderedWork ordered(
        threads, [&] { return tasks.next(); }, work,
        [&](int result) {
            results.push_back(result);
            return true;
        });
    ordered.run();
    return results;
}

TEST(OrderedWork, delivers_every_result_in_the_order_of_the_tasks) {
    for (const unsigned threads : {1U, 2U, 3U, 8U})
        EXPECT_EQ(delivered(threads, 500, [](int task) { return task; }), up_to(500)) << threads;
}

TEST(OrderedWork, a_first_task_that_takes_longest_still_comes_first) {
    // One thread waits with the first task until the other has done all that may be done before it.
    std::latch others(3);
    const auto work = [&](int task) {
        if (task == 0)
            others.wait();
        else if (task <= 3)
            others.count_down();
        return task;
    };
    EXPECT_EQ(delivered(2, 10, work), up_to(10));
}

TEST(OrderedWork, without_tasks_nothing_is_done) {
    for (const unsigned threads : {1U, 4U}) {
        std::atomic<int> done = 0;
        EXPECT_EQ(delivered(threads, 0,
                            [&](int task) {
                                ++done;
                                return task;
                            }),
                  Numbers());
        EXPECT_EQ(done, 0);
    }
}

TEST(OrderedWork, one_thread_is_the_callers_own) {
    const auto here = std::this_thread::get_id();
    EXPECT_EQ(delivered(1, 3,
                        [&](int task) {
                            EXPECT_EQ(std::this_thread::get_id(), here);
                            return task;
                        }),
              up_to(3));
}

TEST(OrderedWork, as_many_threads_work_at_once_as_are_asked_for) {
    // None of these comes on before all have come.
    constexpr int threads = 4;
    std::latch all(threads);
    const auto work = [&](int task) {
        all.arrive_and_wait();
        return task;
    };
    EXPECT_EQ(delivered(threads, threads, work), up_to(threads));
}

TEST(OrderedWork, more_threads_than_tasks_are_no_harm) {
    EXPECT_EQ(delivered(8, 2, [](int task) { return task; }), up_to(2));
}

TEST(OrderedWork, only_so_many_tasks_are_taken_before_the_first_is_delivered) {
    constexpr unsigned threads = 2;
    constexpr int most = 2 * threads;
    Tasks tasks(100);
    std::atomic<int> delivered = 0;
    std::latch as_many_as_may(most - 1);
    OrderedWork ordered(
        threads,
        [&] {
            EXPECT_LT(tasks.taken(), delivered + most);
            return tasks.next();
        },
        [&](int task) {
            if (task == 0)
                as_many_as_may.wait();
            else if (task < most)
                as_many_as_may.count_down();
            return task;
        },
        [&](int /*result*/) {
            // A task may be taken as soon as this has returned.
            ++delivered;
            return true;
        });
    ordered.run();
    EXPECT_EQ(delivered, 100);
}

/// Notices when two threads are in it at once.
class Alone {
  public:
    explicit Alone(std::atomic<bool>& is_taken) : is_taken_(is_taken) {
        EXPECT_FALSE(is_taken_.exchange(true));
    }
    ~Alone() { is_taken_ = false; }
    Alone(const Alone&) = delete;
    Alone& operator=(const Alone&) = delete;

  private:
    std::atomic<bool>& is_taken_;
};

TEST(OrderedWork, tasks_and_results_pass_one_thread_at_a_time) {
    Tasks tasks(2000);
    std::atomic<bool> takes = false;
    std::atomic<bool> delivers = false;
    int results = 0;
    OrderedWork ordered(
        4,
        [&] {
            const Alone alone(takes);
            return tasks.next();
        },
        [](int task) { return task; },
        [&](int result) {
            const Alone alone(delivers);
            EXPECT_EQ(result, results);
            ++results;
            return true;
        });
    ordered.run();
    EXPECT_EQ(results, 2000);
}

TEST(OrderedWork, tasks_and_results_are_moved_along) {
    int left = 3;
    std::vector<std::string> texts;
    OrderedWork ordered(
        2,
        [&]() -> std::optional<std::unique_ptr<int>> {
            if (left == 0)
                return std::nullopt;
            return std::make_unique<int>(left--);
        },
        [](std::unique_ptr<int> task) {
            return std::make_unique<std::string>(std::to_string(*task));
        },
        [&](std::unique_ptr<std::string> result) {
            texts.push_back(*result);
            return true;
        });
    ordered.run();
    EXPECT_EQ(texts, (std::vector<std::string>{"3", "2", "1"}));
}

TEST(OrderedWork, after_a_refused_delivery_nothing_more_is_taken) {
    Tasks tasks(100);
    Numbers results;
    OrderedWork ordered(
        1, [&] { return tasks.next(); }, [](int task) { return task; },
        [&](int result) {
            results.push_back(result);
            return result < 2;
        });
    ordered.run();
    EXPECT_EQ(results, up_to(3));
    EXPECT_EQ(tasks.taken(), 3);
}

TEST(OrderedWork, after_a_refused_delivery_not_even_what_is_ready_is_delivered) {
    // The results 1 and 2 wait for that of 0, which is refused.
    std::latch third(1);
    Numbers results;
    Tasks tasks(100);
    OrderedWork ordered(
        2, [&] { return tasks.next(); },
        [&](int task) {
            if (task == 0)
                third.wait();
            else if (task == 3)
                third.count_down();
            return task;
        },
        [&](int result) {
            results.push_back(result);
            return false;
        });
    ordered.run();
    EXPECT_EQ(results, Numbers{0});
}

TEST(OrderedWork, what_was_done_before_a_failure_is_delivered_and_nothing_behind_it) {
    // One thread is about to fail with task 1 before the other has done task 0; what comes after
    // that may be done, but has no place any more.
    std::latch fails(1);
    Tasks tasks(100);
    Numbers results;
    OrderedWork ordered(
        2, [&] { return tasks.next(); },
        [&](int task) {
            if (task == 1) {
                fails.count_down();
                throw std::runtime_error("task 1");
            }
            fails.wait();
            return task;
        },
        [&](int result) {
            results.push_back(result);
            return true;
        });
    EXPECT_THROW(ordered.run(), std::runtime_error);
    EXPECT_EQ(results, Numbers{0});
}

TEST(OrderedWork, a_failure_is_thrown_with_its_words) {
    for (const unsigned threads : {1U, 4U})
        try {
            delivered(threads, 50, [](int task) -> int {
                if (task == 20)
                    throw std::runtime_error("task 20");
                return task;
            });
            ADD_FAILURE() << "nothing was thrown";
        } catch (const std::runtime_error& error) {
            EXPECT_STREQ(error.what(), "task 20");
        }
}

TEST(OrderedWork, a_failure_to_get_a_task_ends_with_all_before_it_delivered) {
    for (const unsigned threads : {1U, 4U}) {
        Tasks tasks(100);
        Numbers results;
        OrderedWork ordered(
            threads,
            [&] {
                if (tasks.taken() == 7)
                    throw std::runtime_error("no task");
                return tasks.next();
            },
            [](int task) { return task; },
            [&](int result) {
                results.push_back(result);
                return true;
            });
        EXPECT_THROW(ordered.run(), std::runtime_error);
        EXPECT_EQ(results, up_to(7)) << threads;
    }
}

TEST(OrderedWork, a_delivery_that_fails_is_the_last) {
    for (const unsigned threads : {1U, 4U}) {
        Tasks tasks(100);
        Numbers results;
        OrderedWork ordered(
            threads, [&] { return tasks.next(); }, [](int task) { return task; },
            [&](int result) {
                results.push_back(result);
                if (result == 5)
                    throw std::runtime_error("delivery 5");
                return true;
            });
        EXPECT_THROW(ordered.run(), std::runtime_error);
        EXPECT_EQ(results, up_to(6)) << threads;
    }
}

}  // namespace
}  // namespace arbiter::testing
