// games.db and what SQLite keeps beside it, in a locked folder: are they still those that were
// opened? A deleted file takes whatever is written to it, and is gone with the program.
#pragma once

#include <array>
#include <expected>
#include <filesystem>
#include <utility>

#include "arbiter/sqlite/file_identity.hpp"
#include "arbiter/sqlite/folder_lock.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// Holds the folder's lock as long as it lives.
class GameFiles {
  public:
    /// Where the database of a folder is, whether there is one or not.
    [[nodiscard]] static std::filesystem::path database_in(const std::filesystem::path& folder);

    /// Notes which files there are. Fails with `unavailable` when one is missing. Requires: the
    /// database is open in write-ahead mode, and stays open as long as this is asked.
    [[nodiscard]] static std::expected<GameFiles, StoreError> note(FolderLock lock);

    /// Fails with `unavailable` when a file was removed, or another one is in its place. May be
    /// asked in any thread.
    [[nodiscard]] std::expected<void, StoreError> check() const;

  private:
    struct File {
        std::filesystem::path path;
        FileIdentity identity;
    };
    GameFiles(FolderLock lock, std::array<File, 3> files)
        : lock_(std::move(lock)), files_(std::move(files)) {}

    FolderLock lock_;
    std::array<File, 3> files_;
};

}  // namespace arbiter
