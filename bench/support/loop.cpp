#include "bench/support/loop.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <sys/epoll.h>
#include <unistd.h>

namespace arbiter::bench {

namespace {

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

void control(int epoll, int operation, int descriptor, Loop::Ticket ticket, std::uint32_t events) {
    epoll_event event{};
    event.events = events;
    event.data.u64 = ticket;
    if (epoll_ctl(epoll, operation, descriptor, &event) != 0)
        fail("epoll_ctl");
}

}  // namespace

Loop::Loop() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {
    if (epoll_ < 0)
        fail("epoll_create1");
}

Loop::~Loop() { ::close(epoll_); }

Loop::Ticket Loop::watch(int descriptor, const std::shared_ptr<Waiting>& waiting,
                         std::uint32_t events) {
    const Ticket ticket = ++last_;
    control(epoll_, EPOLL_CTL_ADD, descriptor, ticket, events);
    waiting_.emplace(ticket, waiting);
    return ticket;
}

void Loop::change(int descriptor, Ticket ticket, std::uint32_t events) {
    control(epoll_, EPOLL_CTL_MOD, descriptor, ticket, events);
}

void Loop::forget(int descriptor, Ticket ticket) {
    control(epoll_, EPOLL_CTL_DEL, descriptor, ticket, 0);
    waiting_.erase(ticket);
}

void Loop::at(Time time, std::function<void()> act) {
    timers_.push({time, ++last_, std::move(act)});
}

void Loop::turn(Time latest) {
    const Time next = timers_.empty() ? latest : std::min(latest, timers_.top().time);
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(next - Clock::now()).count();
    wake_sockets(static_cast<int>(std::clamp<std::int64_t>(wait, 0, 1000)));
    wake_timers();
}

void Loop::wake_sockets(int wait) {
    std::array<epoll_event, 256> events{};
    const int count = epoll_wait(epoll_, events.data(), events.size(), wait);
    if (count < 0 && errno != EINTR)
        fail("epoll_wait");
    for (int i = 0; i < count; ++i) {
        // A copy of each: the structure is packed, and its members lie where no reference may
        // point.
        const auto index = static_cast<std::size_t>(i);
        const Ticket ticket = events[index].data.u64;
        const std::uint32_t happened = events[index].events;
        // What was woken before may have forgotten this one.
        const auto found = waiting_.find(ticket);
        if (found == waiting_.end())
            continue;
        if (const auto waiting = found->second.lock())
            waiting->ready(happened);
    }
}

void Loop::wake_timers() {
    // The time is read once: who adds a timer for now each time would never let go.
    const Time now = Clock::now();
    while (!timers_.empty() && timers_.top().time <= now) {
        const auto act = timers_.top().act;
        timers_.pop();
        act();
    }
}

}  // namespace arbiter::bench
