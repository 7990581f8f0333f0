#include "arbiter/sqlite/file_identity.hpp"

#include <sys/stat.h>

namespace arbiter {

namespace {

FileIdentity identity(const struct stat& status) { return {status.st_dev, status.st_ino}; }

}  // namespace

std::optional<FileIdentity> identity_of(const std::filesystem::path& path) {
    struct stat status{};
    if (stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return identity(status);
}

std::optional<FileIdentity> identity_of(int descriptor) {
    struct stat status{};
    if (fstat(descriptor, &status) != 0)
        return std::nullopt;
    return identity(status);
}

}  // namespace arbiter
