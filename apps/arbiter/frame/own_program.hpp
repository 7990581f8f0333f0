// Where this program is.
#pragma once

#include <string>

namespace arbiter {

/// Its file, whatever its name is now; "arbiter" where that cannot be told.
[[nodiscard]] std::string own_program();

}  // namespace arbiter
