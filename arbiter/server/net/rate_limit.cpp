#include "arbiter/server/net/rate_limit.hpp"

namespace arbiter {

bool RateLimit::allow(SteadyTime now) {
    while (!allowed_.empty() && now - allowed_.front() >= span_)
        allowed_.pop_front();
    if (allowed_.size() >= most_)
        return false;
    allowed_.push_back(now);
    return true;
}

bool RateLimit::is_idle(SteadyTime now) const {
    return allowed_.empty() || now - allowed_.back() >= span_;
}

bool CoarseRateLimit::allow(std::size_t amount, SteadyTime now) {
    if (now - began_ >= span_) {
        began_ = now;
        amount_ = 0;
    }
    amount_ += amount;
    return amount_ <= most_;
}

}  // namespace arbiter
