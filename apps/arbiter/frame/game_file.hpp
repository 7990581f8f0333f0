// A game in a file of its own, as docs/game-events.md has it.
#pragma once

#include <expected>
#include <string>

namespace arbiter {

/// The text of a regular file, at most 64 MiB: more than the longest game with its events. Else why
/// there is none.
[[nodiscard]] std::expected<std::string, std::string> text_of_game_file(const std::string& path);

}  // namespace arbiter
