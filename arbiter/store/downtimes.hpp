// When the program was not running: that was nobody's time. Pure; where it is kept is a store's
// business.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/store/stored_game.hpp"

namespace arbiter {

/// Nothing could happen, and nobody's time runs.
struct Downtime {
    Timestamp since;
    Timestamp until;
    bool operator==(const Downtime&) const = default;
};

/// Several, in the order of time.
class Downtimes {
  public:
    /// Beyond it the two oldest are told as one of their length, which only makes a difference to
    /// games whose last event lies between them.
    static constexpr std::size_t most = 1000;

    /// Requires: it is later than those before it. One that has no length is left out.
    void add(Downtime down) {
        if (down.until <= down.since)
            return;
        all_.push_back(down);
        if (all_.size() <= most)
            return;
        all_[1] = {all_[0].since, all_[0].until + (all_[1].until - all_[1].since)};
        all_.erase(all_.begin());
    }

    /// All that lies after `then`, in one piece that ends with the last of it: so the time between
    /// them, when the program ran, comes before it.
    [[nodiscard]] std::optional<Downtime> after(Timestamp then) const {
        std::optional<Downtime> sum;
        for (const Downtime& down : all_) {
            const Timestamp since = std::max(then, down.since);
            if (down.until <= since)
                continue;
            sum = {sum ? since - (sum->until - sum->since) : since, down.until};
        }
        return sum;
    }

    [[nodiscard]] const std::vector<Downtime>& all() const { return all_; }

  private:
    std::vector<Downtime> all_;
};

}  // namespace arbiter
