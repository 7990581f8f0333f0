// Checks what was kept with games of who can still mate. Also while a server keeps games in the
// same file.
#pragma once

#include <string>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/records.hpp"

namespace arbiter {

struct GamesToVerify {
    /// A game as docs/game-events.md has it, games.db, or a folder with that.
    std::string path;
    /// Is it bad, too, where a verdict comes without evidence?
    bool requires_proof = false;
    Form form = Form::text;
};

/// Prints a line for each verdict, and how many of each kind there were. What cannot be read is
/// told on standard error. `judged_bad` where something was refuted or a game makes no sense,
/// `failed` where the path leads to no games.
[[nodiscard]] ExitCode verify_games(const GamesToVerify& games);

}  // namespace arbiter
