// Brings the games that an older arbiter kept up to date, once, when their file is opened.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/older_game.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// A few hundred at a time, each time kept, so that it can go on where it was ended. A game that
/// cannot be read stays as it is, and is `corrupt` when it is loaded; `warn` is told of the first
/// of them why, and of how many more there are. Requires: the tables have the newest form, and the
/// database is open for writing; `path` is where it is.
[[nodiscard]] std::expected<void, StoreError> bring_up_older_games(
    Database& database, const std::string& path, const BringUp& bring_up,
    const std::function<void(std::string_view)>& warn);

}  // namespace arbiter
