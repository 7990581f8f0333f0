// The prover of dead positions, seen from the rooms: a proof may take as long as many moves do, so
// no move waits for it.
#pragma once

#include <cstdint>
#include <string>

#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A position that may be dead (Law 5.2.2), and where the answer belongs.
struct DeadPositionQuestion {
    std::string game;
    /// Tells it from others of the same game: an answer that comes too late is known by it.
    std::uint64_t number = 0;
    Position position;
};

class DeadPositionProver {
  public:
    DeadPositionProver() = default;
    DeadPositionProver(const DeadPositionProver&) = delete;
    DeadPositionProver& operator=(const DeadPositionProver&) = delete;
    virtual ~DeadPositionProver() = default;

    /// Returns at once. Where the position is proved dead, the proof comes by
    /// `House::position_is_dead`, in the thread that asks here, but never from within this call;
    /// otherwise nothing comes.
    virtual void prove(DeadPositionQuestion question) = 0;
};

}  // namespace arbiter
