// The tables of games.db: form 6, and the way there from the older ones.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>

#include "arbiter/sqlite/database.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// What a row of `game` says of the other rows: from this form on its events hold what was found of
/// who can still mate, and the last of them when a flag will fall.
inline constexpr std::int64_t game_form_with_verdicts = 2;
/// And from this one on the last event has how the game stands, and `game_person` whose it is.
inline constexpr std::int64_t newest_game_form = 3;

/// Makes the tables in an empty file, brings older ones up to date (all or nothing, in one
/// transaction), and sets the connection for writing: a log written ahead, a full sync at every
/// commit. `busy_timeout` is how long it waits, now and later, for another program that writes.
/// Fails with `corrupt`, and changes nothing, when the file is a newer arbiter's or another
/// program's.
[[nodiscard]] std::expected<void, StoreError> prepare_for_writing(
    Database& database, std::chrono::milliseconds busy_timeout);

/// Fails with `corrupt` unless the tables are those of this version; changes nothing.
[[nodiscard]] std::expected<void, StoreError> require_newest_form(Database& database);

/// A change that changes nothing, on the disk as well: what it is written over cannot come back.
/// Requires: no transaction has begun.
[[nodiscard]] std::expected<void, StoreError> write_form_again(Database& database);

}  // namespace arbiter
