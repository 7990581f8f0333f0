// Work that arrives as a stream: several threads do it, and its results come out in its order. No
// thread only reads or only writes, so that N threads do the work of N.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace arbiter {

/// `next()` gives an optional task and is called by one thread at a time; `work(task)` makes a
/// result of it, in several threads at once; `deliver(result)` gets the results in the order of the
/// tasks, by one thread at a time, and ends everything by giving false: that was the last.
/// Requires: at least one thread.
template <typename Next, typename Work, typename Deliver>
class OrderedWork {
  public:
    OrderedWork(unsigned threads, Next next, Work work, Deliver deliver)
        : threads_(threads),
          next_(std::move(next)),
          work_(std::move(work)),
          deliver_(std::move(deliver)) {}

    /// Returns when all is delivered. What one of the functions throws is thrown here.
    void run() {
        {
            std::vector<std::jthread> helpers;
            while (helpers.size() + 1 < threads_)
                helpers.emplace_back([this] { take_tasks(); });
            take_tasks();
        }
        if (failure_)
            std::rethrow_exception(failure_);
    }

  private:
    using Task = typename std::invoke_result_t<Next>::value_type;
    using Result = std::invoke_result_t<Work, Task>;

    struct Numbered {
        std::size_t number;
        Task task;
    };

    void take_tasks() {
        try {
            while (auto taken = take())
                put(taken->number, work_(std::move(taken->task)));
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            has_ended_ = true;
            delivered_some_.notify_all();
        }
    }

    std::optional<Numbered> take() {
        const std::lock_guard lock(taking_);
        {
            // Results that wait for an earlier one take memory.
            std::unique_lock waiting(mutex_);
            delivered_some_.wait(waiting,
                                 [&] { return has_ended_ || taken_ < delivered_ + 2 * threads_; });
            if (has_ended_)
                return std::nullopt;
        }
        auto task = next_();
        const std::lock_guard counting(mutex_);
        if (!task) {
            has_ended_ = true;
            return std::nullopt;
        }
        return Numbered{taken_++, *std::move(task)};
    }

    void put(std::size_t number, Result result) {
        std::unique_lock lock(mutex_);
        waiting_.emplace(number, std::move(result));
        if (is_delivering_)
            return;
        is_delivering_ = true;
        for (auto first = waiting_.find(delivered_); first != waiting_.end();
             first = waiting_.find(delivered_)) {
            Result ready = std::move(first->second);
            waiting_.erase(first);
            lock.unlock();
            const bool goes_on = deliver_(std::move(ready));
            lock.lock();
            has_ended_ = has_ended_ || !goes_on;
            ++delivered_;
            delivered_some_.notify_all();
            // What other threads have ready or still bring stays where it is.
            if (!goes_on)
                return;
        }
        is_delivering_ = false;
    }

    const unsigned threads_;
    Next next_;
    Work work_;
    Deliver deliver_;
    std::mutex taking_;
    std::mutex mutex_;
    std::condition_variable delivered_some_;
    std::map<std::size_t, Result> waiting_;
    std::size_t taken_ = 0;
    std::size_t delivered_ = 0;
    bool is_delivering_ = false;
    bool has_ended_ = false;
    std::exception_ptr failure_;
};

}  // namespace arbiter
