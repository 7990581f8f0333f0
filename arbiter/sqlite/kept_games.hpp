// Goes through all the games of a file, also while a server keeps games in it.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/sqlite/game_reader.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// Each game as it is kept when its turn comes; one that is made meanwhile is met only where its id
/// comes later.
class KeptGames {
  public:
    /// Opens the file for reading. Fails with `corrupt` where it has not the form of this version,
    /// and says how it gets it.
    [[nodiscard]] static std::expected<KeptGames, StoreError> in(const std::string& path);

    /// The game with the next id; nothing at the end. Fails with `corrupt` where that game makes no
    /// sense: the next call goes on behind it. After any other failure that is the end: with
    /// `unavailable`, too, where somebody begins to write to a file that seemed to stay as it is.
    [[nodiscard]] std::expected<std::optional<KeptGame>, StoreError> next();

  private:
    KeptGames(Database database, Statement next_id, GameReader reader)
        : database_(std::move(database)),
          next_id_(std::move(next_id)),
          reader_(std::move(reader)) {}

    Database database_;
    Statement next_id_;
    GameReader reader_;
    /// No id is before this.
    std::string last_;
    bool has_ended_ = false;
};

}  // namespace arbiter
