// One thread's waiting: for sockets, and for times.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <unordered_map>

#include "bench/support/figures.hpp"

namespace arbiter::bench {

/// What is woken when its descriptor is ready.
class Waiting {
  public:
    Waiting() = default;
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    virtual ~Waiting() = default;
    /// `events` of epoll.
    virtual void ready(std::uint32_t events) = 0;
};

class Loop {
  public:
    using Ticket = std::uint64_t;

    Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    /// Wakes it for these events as long as it lives and is not forgotten.
    Ticket watch(int descriptor, const std::shared_ptr<Waiting>& waiting, std::uint32_t events);
    void change(int descriptor, Ticket ticket, std::uint32_t events);
    void forget(int descriptor, Ticket ticket);

    /// Once, not before `time`.
    void at(Time time, std::function<void()> act);

    /// Waits until something happens or `latest` has come, and does all that has happened.
    void turn(Time latest);

  private:
    struct Timer {
        Time time;
        std::uint64_t number;
        std::function<void()> act;
        /// The heap's top is its largest.
        bool operator<(const Timer& other) const {
            return std::pair(time, number) > std::pair(other.time, other.number);
        }
    };

    void wake_sockets(int wait);
    void wake_timers();

    int epoll_;
    std::uint64_t last_ = 0;
    std::unordered_map<Ticket, std::weak_ptr<Waiting>> waiting_;
    std::priority_queue<Timer> timers_;
};

}  // namespace arbiter::bench
