// Where the games of a match begin, from files that people have.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/match/match.hpp"

namespace arbiter::match {

/// Of games in PGN the first so many plies, those that are shorter whole; of any other text each
/// line as a FEN or EPD. Openings behind which nothing can be played are left out. Fails with one
/// sentence that names the line or the game where one is not legal, and where there is none.
[[nodiscard]] std::expected<std::vector<Opening>, std::string> read_openings(
    std::string_view text, std::size_t plies = 16);

/// The same openings in an order that the seed decides, the same on every machine.
void shuffle(std::vector<Opening>& openings, std::uint64_t seed);

}  // namespace arbiter::match
