// When a search must end: depth, nodes, time, or because somebody says so. Of these only time makes
// an answer differ from one run to the next.
#pragma once

#include <algorithm>
#include <atomic>
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
    /// So much is used on the average where time can be saved: no depth begins after a part of it,
    /// or up to twice as much, by how clear the answer is. Without it all of `time` is used.
    std::optional<std::chrono::milliseconds> enough = std::nullopt;
    /// Heeded as fast as `time`; one that belongs to no source never stops anything.
    std::stop_token stop = {};
    /// Time is not heeded until this is asked to stop: whoever thinks in the opponent's time need
    /// not hurry. What has been used until then counts. One that belongs to no source: at once.
    std::stop_token pondering = {};
};

/// The limits of one search, over all threads that work at it; once over, over for all.
class SharedBudget {
  public:
    /// One that is never set, so that a search lasts as long as it should.
    using Clock = std::chrono::steady_clock;

    /// The time starts now.
    explicit SharedBudget(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

    /// So many nodes the caller may search, at most as many as it wants; 0 when the search is over.
    [[nodiscard]] std::uint64_t grant(std::uint64_t wanted) {
        if (is_over())
            return 0;
        const std::uint64_t before = granted_.fetch_add(wanted, std::memory_order_relaxed);
        if (before >= limits_.nodes)
            end();
        return before >= limits_.nodes ? 0 : std::min(wanted, limits_.nodes - before);
    }
    /// Of all nodes so many have been granted, or a little fewer.
    [[nodiscard]] std::uint64_t granted() const {
        return std::min(granted_.load(std::memory_order_relaxed), limits_.nodes);
    }

    /// Because of time, of a stop that was asked for, or of `end`; nodes are not looked at.
    [[nodiscard]] bool is_over() {
        if (!is_over_.load(std::memory_order_relaxed) &&
            (limits_.stop.stop_requested() || has_taken(limits_.time)))
            end();
        return is_over_.load(std::memory_order_relaxed);
    }
    /// The answer is known.
    void end() { is_over_.store(true, std::memory_order_relaxed); }
    /// Within the limits? `patience`: what the answer asks for of the usual time, 1 for all.
    [[nodiscard]] bool may_begin_depth(int depth, double patience) const {
        return depth <= limits_.depth && !has_taken(limits_.enough, patience);
    }

  private:
    [[nodiscard]] bool has_taken(const std::optional<std::chrono::milliseconds>& time,
                                 double part = 1) const {
        return time &&
               !(limits_.pondering.stop_possible() && !limits_.pondering.stop_requested()) &&
               Clock::now() - start_ >= *time * part;
    }

    Limits limits_;
    Clock::time_point start_;
    std::atomic<std::uint64_t> granted_ = 0;
    std::atomic<bool> is_over_ = false;
};

/// Counts one thread's nodes against the limits; once over, stays over.
class SearchBudget {
  public:
    /// The clock, the stop token and the other threads are asked once in so many nodes.
    static constexpr std::uint64_t nodes_between_looks = 256;

    /// Keeps a reference.
    explicit SearchBudget(SharedBudget& shared) : shared_(shared) {}

    /// Call before each node. False: the node may not be searched, the search must end.
    [[nodiscard]] bool spend_node() {
        if (nodes_ >= granted_) [[unlikely]]
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

    /// Of all threads, the others' as they last asked.
    [[nodiscard]] std::uint64_t nodes_of_all() const {
        return nodes_ + shared_.granted() - std::min(granted_, shared_.granted());
    }

    /// As `SharedBudget` says.
    [[nodiscard]] bool may_begin_depth(int depth, double patience = 1) {
        over_ = over_ || shared_.is_over();
        if (nodes_ >= granted_)
            look();
        return !over_ && shared_.may_begin_depth(depth, patience);
    }

  private:
    void look() {
        const std::uint64_t more = shared_.grant(nodes_between_looks);
        granted_ += more;
        over_ = over_ || more == 0;
    }

    SharedBudget& shared_;
    std::uint64_t nodes_ = 0;
    std::uint64_t granted_ = 0;
    bool over_ = false;
};

}  // namespace arbiter
