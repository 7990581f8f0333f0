// The games of `arbiter analyse`.
#pragma once

#include "apps/arbiter/analysing/analyse_options.hpp"
#include "apps/arbiter/command.hpp"

namespace arbiter {

/// Prints each game with what its moves have cost, as options say.
[[nodiscard]] ExitCode analyse_games(const AnalyseOptions& options);

}  // namespace arbiter
