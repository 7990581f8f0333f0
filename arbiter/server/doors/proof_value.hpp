// What shows that a side can still mate or never can, as docs/protocol.md writes it: for people to
// play through or to look at. `arbiter verify` checks the same.
#pragma once

#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/table.hpp"

namespace arbiter {

/// A list of PROOF of the protocol, of each side one at most: the first that there is evidence for.
[[nodiscard]] Json proofs_of(const ShownEnd& end);

}  // namespace arbiter
