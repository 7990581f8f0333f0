// What waits to be written, bounded, between the thread that asks and the one that writes.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// A question to the store.
struct StoreRequest {
    Ticket ticket = 0;
    /// Of a game to be made; without it the addition is to a game that there is.
    std::optional<GameStart> start;
    /// What happens in the game; of one to be made, what has happened in it already.
    Addition addition;

    /// About what it takes in memory.
    [[nodiscard]] std::size_t bytes() const;
};

/// Each function may be called in any thread, `take` in one alone.
class RequestQueue {
  public:
    struct Limits {
        std::size_t requests;
        std::size_t bytes;  ///< of them together, as `StoreRequest::bytes` counts
    };
    /// So much waits at most, and so much is taken at once.
    RequestQueue(Limits waiting, Limits group) : most_waiting_(waiting), largest_group_(group) {}

    /// Moves it behind those that wait. False, and nothing happens, when too much waits already.
    /// Requires: the queue is not closed.
    [[nodiscard]] bool offer(StoreRequest& request);

    /// The first of those that wait, in their order: as many as a group may have, and at least one.
    /// Waits until there is one, but no longer than `patience` where that is told: then none, and
    /// also when the queue is closed and nothing is left.
    [[nodiscard]] std::vector<StoreRequest> take(std::optional<std::chrono::milliseconds> patience);

    /// What waits can still be taken; nobody waits for more.
    void close();
    /// Is it closed?
    [[nodiscard]] bool is_closed() const;

  private:
    struct Waiting {
        StoreRequest request;
        std::size_t bytes;
    };
    Limits most_waiting_;
    Limits largest_group_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Waiting> waiting_;
    std::size_t bytes_ = 0;
    bool is_closed_ = false;
};

}  // namespace arbiter
