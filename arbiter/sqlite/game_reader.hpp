// Games out of the tables of games.db.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// For the thread of its connection.
class GameReader {
  public:
    /// Which games are given.
    enum class Forms : std::uint8_t {
        newest,  ///< those that are up to date; others are `corrupt`
        all,
    };

    /// Requires: the database has the newest form. Fails where its tables are not those.
    [[nodiscard]] static std::expected<GameReader, StoreError> over(Database database,
                                                                    Forms forms = Forms::newest);

    /// As `Store` has them. Fails with `corrupt` where a row makes no sense or an event is missing.
    [[nodiscard]] std::expected<std::optional<StoredGame>, StoreError> load(std::string_view id);
    /// Reads one row and the last event, however long the game is.
    [[nodiscard]] std::expected<std::optional<GameSummary>, StoreError> look_up(
        std::string_view id);

  private:
    GameReader(Database database, Forms forms) : database_(std::move(database)), forms_(forms) {}
    std::expected<std::vector<StoredEvent>, StoreError> load_events(std::string_view id);

    Database database_;
    Forms forms_;
    Statement select_game_;
    Statement select_events_;
};

}  // namespace arbiter
