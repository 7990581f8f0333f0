#include "apps/arbiter/frame/file_lock.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "apps/arbiter/frame/report.hpp"
#include "arbiter/sqlite/file_identity.hpp"

namespace arbiter {

std::expected<FileLock, std::string> FileLock::take(const std::filesystem::path& file,
                                                    const std::string& by_another) {
    return lock(file, LOCK_EX | LOCK_NB, by_another);
}

std::expected<FileLock, std::string> FileLock::wait_for(const std::filesystem::path& file) {
    return lock(file, LOCK_EX, "");
}

std::expected<FileLock, std::string> FileLock::lock(const std::filesystem::path& file, int how,
                                                    const std::string& by_another) {
    std::filesystem::path lock = file;
    lock += ".lock";
    while (true) {
        const int descriptor = open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (descriptor < 0)
            return std::unexpected("it cannot be written: " + lock.string() + ": " +
                                   system_error_text(errno));
        if (flock(descriptor, how) != 0) {
            const int error = errno;
            close(descriptor);
            return std::unexpected(error == EWOULDBLOCK ? by_another : system_error_text(error));
        }
        // Who had the lock may have taken its file away between the two calls: then what is locked
        // is not what the next one finds.
        if (identity_of(descriptor) == identity_of(lock))
            return FileLock(std::move(lock), descriptor);
        close(descriptor);
    }
}

FileLock::~FileLock() {
    if (descriptor_ < 0)
        return;
    unlink(lock_.c_str());
    close(descriptor_);
}

}  // namespace arbiter
