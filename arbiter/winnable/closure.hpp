// Proofs by exhaustion: all positions that can come up, one by one. Where a theorem or an invariant
// shows that the winner cannot mate any more, what follows is left out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter {

/// How far an exhaustion may go.
struct ClosureLimits {
    /// Positions that come up, at most two million and as many as fit into 48 MB.
    std::uint64_t positions;
    /// Layers that one invariant may have; 0 for no invariants.
    std::size_t layers;
};

/// How an exhaustion ended.
enum class ClosureOutcome : std::uint8_t {
    closed,   ///< everything was looked at, and the winner never mates
    mate,     ///< a mate came up
    gave_up,  ///< the limits were reached, or there are too many men
};

/// What an exhaustion gives.
struct ClosureResult {
    /// Whether it is a proof, and of what.
    ClosureOutcome outcome;
    /// How many positions had their moves made.
    std::uint64_t positions;
    /// How many came up since the beginning.
    std::uint64_t came_up;
    /// Where closed: invariants that hold what was left out.
    std::vector<Layer> layers;
    /// Where a mate came up: the moves to it, none where the position is mate already.
    std::vector<Move> line;
};

/// Looks at all that can come up, breadth first.
class Exhaustion {
  public:
    /// From `position` on. `max_layers`: so many layers one invariant may have; 0 for no
    /// invariants. All of them together take a part of the time that the positions take.
    Exhaustion(const Position& position, Color winner, std::size_t max_layers);
    /// Takes over the work.
    Exhaustion(Exhaustion&&) noexcept;
    /// Takes over the work.
    Exhaustion& operator=(Exhaustion&&) noexcept;
    ~Exhaustion();

    /// Goes on until so many positions have come up since the beginning, at most two million and
    /// as many as fit into 48 MB. `stop()` is asked now and then and ends it where it answers true.
    /// It can go on again where it gave up, after a stop with an invariant less perhaps. Requires:
    /// it did not end yet.
    [[nodiscard]] ClosureResult go_on(std::uint64_t max_positions,
                                      const std::function<bool()>& stop = {});

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

/// A whole exhaustion at once.
[[nodiscard]] ClosureResult exhaust(const Position& position, Color winner,
                                    const ClosureLimits& limits,
                                    const std::function<bool()>& stop = {});

}  // namespace arbiter
