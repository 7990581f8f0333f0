// Time that is nobody's and of which no event tells yet: the program was not running, the machine
// slept, or the store took long over something that nobody could know of meanwhile.
#pragma once

#include <optional>

#include "arbiter/game/play_events.hpp"
#include "arbiter/store/downtimes.hpp"

namespace arbiter {

class NobodysTime {
  public:
    /// There is none at first.
    [[nodiscard]] bool is_none() const { return !down_; }
    /// It began or went on with a wait for the store, so that somebody is there and time runs after
    /// it. Requires: there is some.
    [[nodiscard]] bool is_by_store() const { return down_->is_by_store; }
    /// Is a time after its beginning? Requires: there is some.
    [[nodiscard]] bool has_begun(Timestamp at) const { return at > down_->time.since; }

    /// The program was not running. What there is already becomes longer by that.
    void add_downtime(const Downtime& down);
    /// The store took as long as that. What there was before ends with it.
    void add_wait(Timestamp since, Timestamp until);
    /// An event tells of it now.
    void clear() { down_.reset(); }

    /// When a flag falls that by its clock does so at `due_at`; nothing where no time runs before
    /// somebody comes.
    [[nodiscard]] std::optional<Timestamp> flag_falls_at(std::optional<Timestamp> due_at) const;
    /// Has such a flag fallen by `now`, though this time counts for nobody? Requires: there is
    /// some.
    [[nodiscard]] bool has_flag_fallen(std::optional<Timestamp> due_at, Timestamp now) const;
    /// The event that tells of it at `now`, in a game whose last event was at `last`. Requires:
    /// there is some, and `now` is not before `last`.
    [[nodiscard]] DowntimePassed event(Timestamp last, Timestamp now) const;

  private:
    struct Down {
        Downtime time;
        bool is_by_store = false;
        bool is_by_store_alone = false;
    };
    std::optional<Down> down_;
};

}  // namespace arbiter
