#include "arbiter/sqlite/request_queue.hpp"

#include <cassert>
#include <utility>

namespace arbiter {

std::size_t StoreRequest::bytes() const {
    std::size_t sum = sizeof(StoreRequest) + addition.game.size();
    if (start)
        sum += start->id.size() + start->terms.size();
    for (const StoredEvent& event : addition.events)
        sum += sizeof(StoredEvent) + event.body.size() +
               (event.cause ? event.cause->command.size() : 0);
    return sum;
}

bool RequestQueue::offer(StoreRequest& request) {
    const std::size_t bytes = request.bytes();
    {
        const std::lock_guard lock(mutex_);
        assert(!is_closed_);
        if (waiting_.size() >= most_waiting_.requests || bytes > most_waiting_.bytes - bytes_)
            return false;
        waiting_.push_back({std::move(request), bytes});
        bytes_ += bytes;
    }
    changed_.notify_one();
    return true;
}

std::vector<StoreRequest> RequestQueue::take(std::optional<std::chrono::milliseconds> patience) {
    std::unique_lock lock(mutex_);
    const auto is_worth_waking = [this] { return is_closed_ || !waiting_.empty(); };
    if (patience)
        changed_.wait_for(lock, *patience, is_worth_waking);
    else
        changed_.wait(lock, is_worth_waking);
    std::vector<StoreRequest> group;
    std::size_t sum = 0;
    while (!waiting_.empty() && group.size() < largest_group_.requests) {
        auto& [request, bytes] = waiting_.front();
        if (!group.empty() && sum + bytes > largest_group_.bytes)
            break;
        sum += bytes;
        bytes_ -= bytes;
        group.push_back(std::move(request));
        waiting_.pop_front();
    }
    return group;
}

void RequestQueue::close() {
    {
        const std::lock_guard lock(mutex_);
        is_closed_ = true;
    }
    changed_.notify_one();
}

bool RequestQueue::is_closed() const {
    const std::lock_guard lock(mutex_);
    return is_closed_;
}

}  // namespace arbiter
