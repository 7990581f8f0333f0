// Ctrl-C for commands that have something to finish: the first asks for the end, the second ends.
#pragma once

namespace arbiter {

/// From now on the first Ctrl-C only sets what `is_interrupted` tells; blocked reads are woken.
void catch_interrupts();

/// Has somebody asked for the end?
[[nodiscard]] bool is_interrupted();

}  // namespace arbiter
