// What is said of one side in one position, and why.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/winnable/layer.hpp"
#include "arbiter/winnable/theorem.hpp"

namespace arbiter {

/// How much work a verdict may cost.
struct Budget {
    /// Positions and layers looked at, together. One takes between 0.1 and 10 microseconds.
    std::uint64_t work = std::numeric_limits<std::uint64_t>::max();
    /// Asked now and then; ends the work where it answers true.
    std::function<bool()> stop{};
};

/// Can the side checkmate by any series of legal moves?
enum class Winnability : std::uint8_t {
    winnable,    ///< yes: the line shows it
    unwinnable,  ///< no: the proof shows it
    undecided,   ///< the budget was spent
};

/// Why a side cannot mate: docs/proofs.md says what each part claims.
struct Proof {
    /// The men alone prove it, and nothing else is needed.
    std::optional<Theorem> theorem{};
    /// How many positions must have their moves made until every one that can come up is without a
    /// legal move, or falls under a theorem, or lies in one of the layers.
    std::uint64_t positions = 0;
    /// Layers that no legal move leaves but into another of them, and in which the side never
    /// mates.
    std::vector<Layer> layers{};
};

/// The answer and what shows it.
struct Verdict {
    /// What it is.
    Winnability winnability = Winnability::undecided;
    /// Where winnable: legal moves of both sides, the last of which mates; none where the position
    /// is mate already.
    std::vector<Move> line{};
    /// Where unwinnable.
    Proof proof{};
    /// Positions and layers that were looked at.
    std::uint64_t work = 0;
};

}  // namespace arbiter
