// A game at a table as PGN, for people to take home.
#pragma once

#include <string>

#include "arbiter/rooms/table.hpp"

namespace arbiter {

/// In the export format, as far as it has been played: with the names of the players, where they
/// have any, and the day on which it was made (UTC).
[[nodiscard]] std::string table_pgn(const Table& table);

}  // namespace arbiter
