// Answers from the thread that writes to the one that asks.
#pragma once

#include <functional>
#include <mutex>
#include <vector>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// Each function may be called in any thread. `take` and `notify` are those of `Store`.
class AnswerBox {
  public:
    /// Puts them behind those that wait, and calls `ready` unless it was called for these already.
    void put(std::vector<StoreAnswer> answers);
    /// All that wait, in the order in which they were put.
    [[nodiscard]] std::vector<StoreAnswer> take();
    /// Waits for the former `ready` to return; calls the new one at once where answers wait.
    void notify(std::function<void()> ready);

  private:
    std::mutex mutex_;
    std::vector<StoreAnswer> answers_;
    /// Held while `ready_` runs, so that who takes it back knows that it does not.
    std::mutex ready_mutex_;
    std::function<void()> ready_;
};

}  // namespace arbiter
