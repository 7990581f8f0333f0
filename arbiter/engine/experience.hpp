// What one thread that searches has learned and keeps from search to search, beside the table that
// all share.
#pragma once

#include "arbiter/engine/corrections.hpp"
#include "arbiter/engine/pawn_memory.hpp"
#include "arbiter/engine/quiet_memory.hpp"

namespace arbiter {

/// Nobody else may use it meanwhile.
struct Experience {
    QuietMemory quiets;       ///< which quiet moves refute
    Corrections corrections;  ///< how the evaluation errs
    PawnMemory pawns;         ///< what pawns are worth
};

}  // namespace arbiter
