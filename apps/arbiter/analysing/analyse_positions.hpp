// The positions of `arbiter analyse`: a line of FEN or EPD each.
#pragma once

#include <string>
#include <vector>

#include "apps/arbiter/analysing/analyse_options.hpp"
#include "apps/arbiter/command.hpp"

namespace arbiter {

/// Prints the best lines of each, as options say.
[[nodiscard]] ExitCode analyse_positions(const AnalyseOptions& options,
                                         const std::vector<std::string>& paths);

}  // namespace arbiter
