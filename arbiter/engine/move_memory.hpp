// Which moves have refuted something before, of all kinds.
#pragma once

#include "arbiter/engine/capture_memory.hpp"
#include "arbiter/engine/quiet_memory.hpp"

namespace arbiter {

/// What ordering and pruning go by.
struct MoveMemory {
    QuietMemory quiets;      ///< those that neither take nor promote
    CaptureMemory captures;  ///< captures and new queens
};

}  // namespace arbiter
