// JSON as the program writes it: one value a line, members in the order of docs/cli.md, always
// valid UTF-8.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "arbiter/base/utf8.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter {

/// On one line, with the newline.
[[nodiscard]] std::string to_line(const Json& value);

/// ["e2","e4"], from a1 to h8.
[[nodiscard]] Json names_of(Bitboard squares);

/// ["e2e4","e7e8q"], in UCI.
[[nodiscard]] Json names_of(std::span<const Move> moves);

}  // namespace arbiter
