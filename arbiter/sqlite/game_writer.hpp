// Games into the tables of games.db, each change whole or not at all.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/sqlite/person_writer.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// For one thread at a time.
class GameWriter {
  public:
    /// Requires: the database has the newest form. Fails where its tables are not those.
    [[nodiscard]] static std::expected<GameWriter, StoreError> over(Database database);

    /// As `Store` has them, but part of the transaction: kept when it is committed. What fails has
    /// changed nothing, unless it has ended the transaction (`Database::is_in_transaction`).
    /// Requires: a transaction has begun.
    [[nodiscard]] std::expected<void, StoreError> create(const GameStart& start,
                                                         const Addition& first);
    [[nodiscard]] std::expected<void, StoreError> append(const Addition& addition);

    /// Where it writes, for transactions.
    [[nodiscard]] Database& database() { return database_; }

  private:
    explicit GameWriter(Database database) : database_(std::move(database)) {}
    std::expected<void, StoreError> insert_start(const GameStart& start, const Addition& first);
    std::expected<void, StoreError> insert_events(std::string_view game, std::int64_t version,
                                                  const Addition& addition);
    /// With what an addition says of its last event, where it is that.
    std::expected<void, StoreError> insert(std::string_view game, const StoredEvent& event,
                                           const Addition* last_of);
    std::expected<void, StoreError> go_on(const Addition& addition);
    /// 0 where there is no such game.
    std::expected<std::int64_t, StoreError> kept_version(std::string_view game);

    Database database_;
    Statement insert_game_;
    Statement insert_event_;
    Statement drop_standing_;
    Statement update_result_;
    Statement select_version_;
    PersonWriter people_;
};

}  // namespace arbiter
