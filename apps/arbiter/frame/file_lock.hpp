// A file that this program alone writes, as long as this lives. Advisory: only programs that ask
// are kept out.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <utility>

namespace arbiter {

class FileLock {
  public:
    /// Locks FILE.lock beside the file: the file itself is replaced whenever it is written. Does
    /// not wait; fails with `by_another` where somebody has the lock, and otherwise with why
    /// FILE.lock cannot be made.
    [[nodiscard]] static std::expected<FileLock, std::string> take(
        const std::filesystem::path& file, const std::string& by_another);
    /// The same, but waits until nobody else has it: for who writes at once and is done.
    [[nodiscard]] static std::expected<FileLock, std::string> wait_for(
        const std::filesystem::path& file);
    FileLock(FileLock&& other) noexcept
        : lock_(std::move(other.lock_)), descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&&) = delete;
    /// Takes FILE.lock away.
    ~FileLock();

  private:
    static std::expected<FileLock, std::string> lock(const std::filesystem::path& file, int how,
                                                     const std::string& by_another);
    FileLock(std::filesystem::path lock, int descriptor)
        : lock_(std::move(lock)), descriptor_(descriptor) {}
    std::filesystem::path lock_;
    int descriptor_;
};

}  // namespace arbiter
