#include "apps/arbiter/frame/own_program.hpp"

#include <filesystem>
#include <system_error>

namespace arbiter {

std::string own_program() {
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "arbiter" : path.string();
}

}  // namespace arbiter
