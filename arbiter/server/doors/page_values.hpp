// Small values as docs/protocol.md writes them.
#pragma once

#include <string_view>

#include "arbiter/journal/json.hpp"
#include "arbiter/rules/bitboard.hpp"

namespace arbiter {

/// Null where it is empty.
[[nodiscard]] Json text_or_null(std::string_view text);

/// `["a2", "a3"]`
[[nodiscard]] Json names(Bitboard squares);

}  // namespace arbiter
