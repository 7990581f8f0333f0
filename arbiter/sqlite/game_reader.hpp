// Games out of the tables of games.db.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

class GameReader {
  public:
    /// Requires: the database has the newest form.
    [[nodiscard]] static std::expected<GameReader, StoreError> over(Database database);

    /// As `Store` has them. Fails with `corrupt` where a row makes no sense or an event is missing.
    [[nodiscard]] std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id);
    [[nodiscard]] std::expected<std::optional<GameSummary>, StoreError> look_up(
        std::string_view id);

  private:
    explicit GameReader(Database database) : database_(std::move(database)) {}
    std::expected<std::vector<StoredEvent>, StoreError> load_events(std::string_view id);

    Database database_;
    Statement select_game_;
    Statement select_events_;
};

}  // namespace arbiter
