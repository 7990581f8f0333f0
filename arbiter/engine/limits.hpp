// When a search must end: depth, nodes, time, or because somebody says so. Of these only time makes
// an answer differ from one run to the next.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

#include "arbiter/engine/score.hpp"

namespace arbiter {

/// A limit that no search reaches.
inline constexpr std::uint64_t unlimited_nodes = std::numeric_limits<std::uint64_t>::max();

/// The first that is met ends the search.
struct Limits {
    /// Plies; checks and captures are followed beyond it.
    int depth = max_ply;
    /// Never exceeded, not by one.
    std::uint64_t nodes = unlimited_nodes;
    /// Exceeded by no more than `SearchBudget::nodes_between_looks` take.
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    /// No depth begins after so much; without it any may, which fits a time that cannot be saved.
    std::optional<std::chrono::milliseconds> enough = std::nullopt;
    /// Heeded as fast as `time`; one that belongs to no source never stops anything.
    std::stop_token stop = {};
    /// Time is not heeded until this is asked to stop: whoever thinks in the opponent's time need
    /// not hurry. What has been used until then counts. One that belongs to no source: at once.
    std::stop_token pondering = {};
};

/// Counts nodes against the limits; once over, stays over.
class SearchBudget {
  public:
    /// One that is never set, so that a search lasts as long as it should.
    using Clock = std::chrono::steady_clock;

    /// The clock and the stop token are asked once in so many nodes.
    static constexpr std::uint64_t nodes_between_looks = 256;

    /// The time starts now.
    explicit SearchBudget(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

    /// Call before each node. False: the node may not be searched, the search must end.
    [[nodiscard]] bool spend_node() {
        if (nodes_ >= next_look_) [[unlikely]]
            look();
        if (over_)
            return false;
        ++nodes_;
        return true;
    }

    /// As `spend_node` or `may_begin_depth` found last; does not look at the clock itself.
    [[nodiscard]] bool is_over() const { return over_; }
    /// Those that `spend_node` has granted so far.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    /// Within the limits?
    [[nodiscard]] bool may_begin_depth(int depth) {
        look();
        return !over_ && depth <= limits_.depth && !has_taken(limits_.enough);
    }

  private:
    [[nodiscard]] bool has_taken(const std::optional<std::chrono::milliseconds>& time) const {
        return time &&
               !(limits_.pondering.stop_possible() && !limits_.pondering.stop_requested()) &&
               Clock::now() - start_ >= *time;
    }

    void look() {
        next_look_ = std::min(nodes_ + nodes_between_looks, limits_.nodes);
        if (nodes_ >= limits_.nodes || limits_.stop.stop_requested() || has_taken(limits_.time))
            over_ = true;
    }

    Limits limits_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_look_ = 0;
    bool over_ = false;
};

}  // namespace arbiter
