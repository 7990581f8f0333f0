// What is wrong with a typed line that is neither a move nor a command, in the sentences of the
// page (web/src/words/en/entry.ts) with the plain quotes of a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

/// A line that begins with "/" is no move.
enum class LineMayBe : std::uint8_t { command, move_or_command };

/// One or two sentences without line end. Requires: it is neither, as far as it may be.
[[nodiscard]] std::string why_unclear(std::string_view line, LineMayBe may_be);

}  // namespace arbiter
