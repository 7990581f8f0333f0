// Moves in words, for ears: as a screen reader, an announcer or a dictating player says them.
#pragma once

#include <cstdint>
#include <string>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// How the squares are said, so that b, d, e and g are not taken for each other.
enum class SpokenStyle : std::uint8_t {
    plain,   ///< "knight g1 to f3"
    nato,    ///< "knight golf 1 to foxtrot 3"
    anna,    ///< "knight Gustav 1 to Felix 3": files and castling of Law D.2.1
    german,  ///< "Springer Gustav eins Felix drei": men, files and ranks of Law D.2.1
};

/// "e4", "echo 4", "Eva 4", "Eva vier".
[[nodiscard]] std::string spoken(Square square, SpokenStyle style);

/// "rook a1 takes bishop on a8, check", in German "Turm Anna eins schlägt Läufer auf Anna acht,
/// Schach": what Law D.2.1 has announced, and what comes of it. Requires: `move` is legal.
[[nodiscard]] std::string spoken(const Position& position, Move move, SpokenStyle style);

}  // namespace arbiter
