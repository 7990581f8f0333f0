#include "apps/arbiter/frame/data_folder.hpp"

#include <cstdlib>

namespace arbiter {

std::optional<std::filesystem::path> default_data_folder() {
    const char* const data_home = std::getenv("XDG_DATA_HOME");
    if (data_home != nullptr && std::filesystem::path(data_home).is_absolute())
        return std::filesystem::path(data_home) / "arbiter";
    const char* const home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
        return std::nullopt;
    return std::filesystem::path(home) / ".local" / "share" / "arbiter";
}

}  // namespace arbiter
