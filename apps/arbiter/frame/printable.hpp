// What a file or a person wrote, fit to be shown in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace arbiter {

/// The text in UTF-8, '?' in place of control characters: nothing that it says may command the
/// terminal.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace arbiter
