#include "arbiter/rooms/nobodys_time.hpp"

#include <algorithm>

namespace arbiter {

void NobodysTime::add_downtime(const Downtime& down) {
    if (!down_) {
        down_ = {.time = down};
        return;
    }
    // Nobody has come since the first of it: it begins to count when somebody does.
    down_->time.until += down.until - down.since;
    down_->is_by_store_alone = false;
}

void NobodysTime::add_wait(Timestamp since, Timestamp until) {
    const Duration earlier = down_ ? down_->time.until - down_->time.since : Duration::zero();
    down_ = {.time = {since - earlier, until},
             .is_by_store = true,
             .is_by_store_alone = !down_ || down_->is_by_store_alone};
}

std::optional<Timestamp> NobodysTime::flag_falls_at(std::optional<Timestamp> due_at) const {
    if (!down_ || !due_at)
        return due_at;
    if (!is_by_store())
        return std::nullopt;
    const auto& [since, until] = down_->time;
    return *due_at > since ? *due_at + (until - since) : *due_at;
}

bool NobodysTime::has_flag_fallen(std::optional<Timestamp> due_at, Timestamp now) const {
    if (!is_by_store())
        return due_at && *due_at <= down_->time.since;
    const auto falls_at = flag_falls_at(due_at);
    return falls_at && *falls_at <= now;
}

DowntimePassed NobodysTime::event(Timestamp last, Timestamp now) const {
    const Timestamp since = std::max(last, down_->time.since);
    const Timestamp until = std::max(since, std::min(now, down_->time.until));
    DowntimePassed event{since - last, until - since, std::nullopt};
    if (down_->is_by_store_alone)
        event.cause = DowntimeCause::slow_store;
    return event;
}

}  // namespace arbiter
