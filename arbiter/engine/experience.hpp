// What one thread that searches has learned and keeps from search to search, beside the table that
// all share.
#pragma once

#include "arbiter/engine/corrections.hpp"
#include "arbiter/engine/move_memory.hpp"
#include "arbiter/engine/pawn_memory.hpp"

namespace arbiter {

/// Nobody else may use it meanwhile.
struct Experience {
    MoveMemory moves;         ///< which moves refute
    Corrections corrections;  ///< how the evaluation errs
    PawnMemory pawns;         ///< what pawns are worth
};

}  // namespace arbiter
