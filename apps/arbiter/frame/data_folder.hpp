// Where the program keeps what belongs to whoever runs it, unless told otherwise.
#pragma once

#include <filesystem>
#include <optional>

namespace arbiter {

/// $XDG_DATA_HOME/arbiter, or ~/.local/share/arbiter (the base directory specification of
/// freedesktop.org; a relative XDG_DATA_HOME does not count). Nothing where neither is set. May not
/// exist yet.
[[nodiscard]] std::optional<std::filesystem::path> default_data_folder();

}  // namespace arbiter
