// Things that are dear to make and keep their memory from one use to the next, one for each thread
// at work.
#pragma once

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace arbiter {

/// Made by default where none is idle. For several threads at once.
template <typename T>
class Pool {
  public:
    /// Calls `use(thing)`, which nobody else has meanwhile, and gives what it gives.
    template <typename Use>
    auto with(Use use) {
        std::unique_ptr<T> thing = take();
        auto result = use(*thing);
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(thing));
        return result;
    }

  private:
    std::unique_ptr<T> take() {
        const std::scoped_lock lock(mutex_);
        if (idle_.empty())
            return std::make_unique<T>();
        auto thing = std::move(idle_.back());
        idle_.pop_back();
        return thing;
    }

    std::mutex mutex_;
    std::vector<std::unique_ptr<T>> idle_;
};

}  // namespace arbiter
