// A folder that is ours alone as long as this lives. Advisory: only programs that ask are kept out.
#pragma once

#include <expected>
#include <filesystem>
#include <utility>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// One that was moved from holds nothing and may only be destroyed.
class FolderLock {
  public:
    /// Fails with `conflict` when another program has it, and does not wait; with `unavailable`
    /// where there is no such folder, or it cannot be opened.
    [[nodiscard]] static std::expected<FolderLock, StoreError> take(
        const std::filesystem::path& folder);
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

    /// Where it was taken.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// Does the path still lead to the folder that is locked? Another one there may be another
    /// program's.
    [[nodiscard]] bool is_in_place() const;

  private:
    FolderLock(std::filesystem::path folder, int descriptor)
        : folder_(std::move(folder)), descriptor_(descriptor) {}
    std::filesystem::path folder_;
    int descriptor_;
};

}  // namespace arbiter
