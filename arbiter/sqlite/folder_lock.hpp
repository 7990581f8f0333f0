// A folder that is ours alone as long as this lives. Advisory: only programs that ask are kept out.
#pragma once

#include <expected>
#include <filesystem>

#include "arbiter/store/store.hpp"

namespace arbiter {

class FolderLock {
  public:
    /// Fails with `conflict` when another program has it, and does not wait.
    [[nodiscard]] static std::expected<FolderLock, StoreError> take(
        const std::filesystem::path& folder);
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

  private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

}  // namespace arbiter
