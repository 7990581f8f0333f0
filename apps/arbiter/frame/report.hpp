// What the program says on standard error. Not for results: those go to Output.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

/// Prints "arbiter: WHAT: WHERE: WHY"; an empty WHERE is left out. Control characters are shown as
/// "?", so that no input writes to a terminal what it likes.
void report(std::string_view what, std::string_view where, std::string_view why);

/// "1 game", "2 games".
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view what);

/// The system's words for an `errno`.
[[nodiscard]] std::string system_error_text(int error);

}  // namespace arbiter
