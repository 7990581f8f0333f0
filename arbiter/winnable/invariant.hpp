// Proofs by structure: layers of positions that no legal move leaves and in which the winner never
// mates. Finds them; `verify` checks them independently.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/winnable/layer.hpp"

namespace arbiter {

/// A layer takes about as long as so many positions do.
inline constexpr std::uint64_t positions_per_layer = 16;

/// What looking for an invariant gives.
struct InvariantResult {
    /// Closed layers, the one that holds the position first, in which the winner never mates.
    /// Nothing where none were found.
    std::optional<std::vector<Layer>> layers;
    /// How many layers were looked at since the beginning.
    std::size_t looked_at = 0;
    /// There is none of this kind: more layers would not help.
    bool is_hopeless = false;
};

/// Looks for an invariant. Sound, not complete.
class InvariantSearch {
  public:
    /// Requires: the position is not mate.
    InvariantSearch(const Position& position, Color winner);
    /// Takes over the work.
    InvariantSearch(InvariantSearch&&) noexcept;
    /// Takes over the work.
    InvariantSearch& operator=(InvariantSearch&&) noexcept;
    ~InvariantSearch();

    /// Goes on until `max_layers` layers have come up since the beginning. `stop()` is asked now
    /// and then and ends it where it answers true. It can go on again. Requires: it has not
    /// found an invariant yet.
    [[nodiscard]] InvariantResult go_on(std::size_t max_layers,
                                        const std::function<bool()>& stop = {});

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

/// A whole search at once.
[[nodiscard]] InvariantResult find_invariant(const Position& position, Color winner,
                                             std::size_t max_layers,
                                             const std::function<bool()>& stop = {});

}  // namespace arbiter
