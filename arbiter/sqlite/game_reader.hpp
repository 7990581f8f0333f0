// Games out of the tables of games.db.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// A game with what its row says of it.
struct KeptGame {
    StoredGame stored;   ///< see there
    std::string result;  ///< as in `Addition`
};

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
    /// The same with how the game stands by its row, as in `Addition`, both of one moment.
    [[nodiscard]] std::expected<std::optional<KeptGame>, StoreError> load_with_result(
        std::string_view id);
    /// Reads one row and the last event, however long the game is.
    [[nodiscard]] std::expected<std::optional<GameSummary>, StoreError> look_up(
        std::string_view id);
    /// As `Store` has them, running ones first.
    [[nodiscard]] std::expected<std::vector<GameSummary>, StoreError> games_of(
        std::string_view token_hash, std::size_t most);

  private:
    GameReader(Database database, Forms forms) : database_(std::move(database)), forms_(forms) {}
    /// Events that are added while it reads may be there.
    std::expected<std::optional<KeptGame>, StoreError> load_as_it_comes(std::string_view id);
    std::expected<std::vector<StoredEvent>, StoreError> load_events(std::string_view id);

    Database database_;
    Forms forms_;
    Statement select_game_;
    Statement select_events_;
    Statement select_games_of_;
};

}  // namespace arbiter
