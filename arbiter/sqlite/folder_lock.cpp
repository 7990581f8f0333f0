#include "arbiter/sqlite/folder_lock.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "arbiter/sqlite/file_identity.hpp"

namespace arbiter {

namespace {

std::unexpected<StoreError> failed(StoreProblem problem, const std::filesystem::path& folder,
                                   const std::string& why) {
    return std::unexpected(StoreError{problem, folder.string() + ": " + why});
}

}  // namespace

std::expected<FolderLock, StoreError> FolderLock::take(const std::filesystem::path& folder) {
    // The folder itself is locked: nothing is left behind, and nothing can be deleted under us.
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return failed(StoreProblem::unavailable, folder, std::generic_category().message(errno));
    FolderLock lock(folder, descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return failed(StoreProblem::conflict, folder, "another arbiter keeps its games there");
    return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : folder_(std::move(other.folder_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0)
        close(descriptor_);
}

bool FolderLock::is_in_place() const {
    const auto locked = identity_of(descriptor_);
    return locked && locked == identity_of(folder_);
}

}  // namespace arbiter
