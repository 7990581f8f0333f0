// Games in one SQLite file, `games.db` in a folder of its own. Write-ahead log with a full sync at
// every commit: what was said to be kept survives a power cut. Other programs may read the file
// meanwhile (a backup), but only one may keep games in it: a second one is refused at the door.
#pragma once

#include <chrono>
#include <expected>
#include <filesystem>
#include <memory>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/sqlite/folder_lock.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

class SqliteStore : public Store {
  public:
    struct Options {
        /// How long a write waits for another program that has the file locked.
        std::chrono::milliseconds busy_timeout{2000};
    };

    /// Makes the folder and the file where there are none.
    [[nodiscard]] static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
        const std::filesystem::path& folder, const Options& options);
    [[nodiscard]] static std::expected<std::unique_ptr<SqliteStore>, StoreError> open(
        const std::filesystem::path& folder) {
        return open(folder, Options{});
    }

    std::expected<void, StoreError> create(const GameStart& start) override;
    std::expected<void, StoreError> append(std::string_view id,
                                           std::span<const StoredEvent> events) override;
    std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id) override;
    std::expected<std::vector<GameSummary>, StoreError> list(std::size_t limit) override;

  private:
    SqliteStore(FolderLock lock, Database database)
        : lock_(std::move(lock)), database_(std::move(database)) {}
    std::expected<void, StoreError> prepare();
    std::expected<void, StoreError> append_in_transaction(std::string_view id,
                                                          std::span<const StoredEvent> events);
    std::expected<void, StoreError> insert(std::string_view id, const StoredEvent& event);
    std::expected<std::vector<StoredEvent>, StoreError> load_events(std::string_view id);

    FolderLock lock_;
    Database database_;
    Statement insert_game_;
    Statement insert_event_;
    Statement select_version_;
    Statement select_game_;
    Statement select_events_;
    Statement select_newest_;
};

}  // namespace arbiter
