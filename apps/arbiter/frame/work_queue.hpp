// Work that is done by several threads at once: a row of numbered tasks, of which each thread takes
// the next. The results belong to the numbers, so their order does not depend on the threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace arbiter {

/// Calls `work(i)` once for each i below `count`; the caller's thread is one of the `threads`.
/// Requires: `work` may be called from several threads at once, and throws nothing.
template <typename Work>
void for_each_task(std::size_t count, unsigned threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto take_tasks = [&] {
        for (std::size_t task = next++; task < count; task = next++)
            work(task);
    };
    std::vector<std::jthread> helpers;
    const std::size_t wanted = std::min<std::size_t>(threads, count);
    while (helpers.size() + 1 < wanted)
        helpers.emplace_back(take_tasks);
    take_tasks();
}

}  // namespace arbiter
