// The English of every sentence, as a pattern: {side} stands for an argument, and what is in [ ] is
// written only where the arguments in it are there.
#pragma once

#include <string_view>

#include "arbiter/game/said.hpp"

namespace arbiter::detail {

/// Without full stop.
[[nodiscard]] std::string_view english_pattern(Say id);

}  // namespace arbiter::detail
