// Endgame tables of the kind of Ronald de Man's Syzygy, from files that the user has, read by the
// library Fathom where the program was built with it.
#pragma once

#include <expected>
#include <string>

#include "arbiter/engine/endgame_tables.hpp"

namespace arbiter {

/// Was the program built with what reads them?
[[nodiscard]] bool can_read_syzygy();

/// Opens the tables of these folders, parted by ':' (files KQvK.rtbw and, for the way to the win,
/// KQvK.rtbz). Fails, with one English sentence, where a folder cannot be read or there is no table
/// in any, where a file is not whole, where this program cannot read them, and where others are
/// open: there can be one set of them at a time. Of each file the size and the first bytes are
/// checked; what else is in it is trusted.
[[nodiscard]] std::expected<SharedEndgameTables, std::string> open_syzygy(
    const std::string& folders);

}  // namespace arbiter
