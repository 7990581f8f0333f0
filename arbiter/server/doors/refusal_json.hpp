// Why a command is not obeyed, in the codes of docs/protocol.md, section 5.3, and in English.
#pragma once

#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/refusal.hpp"

namespace arbiter {

/// The members of a `no` but `t` and `i`: `e`, `m`, `article`, and what else there is to be said.
[[nodiscard]] Json json_of(const Refusal& refusal);

}  // namespace arbiter
