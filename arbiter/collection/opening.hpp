// What people call the opening of a game.
#pragma once

#include <compare>
#include <optional>
#include <string_view>

#include "arbiter/pgn/replay.hpp"

namespace arbiter {

/// A line of the table openings.tsv. The texts live as long as the program.
struct Opening {
    std::string_view eco;   ///< code of the Encyclopaedia of Chess Openings: "B90"
    std::string_view name;  ///< "Sicilian Defense: Najdorf Variation", in UTF-8

    auto operator<=>(const Opening&) const = default;
};

/// The last position of the game that has a name decides, whichever moves led to it; nothing where
/// none has, as in most games that begin elsewhere.
[[nodiscard]] std::optional<Opening> opening_of(const ReplayedGame& game);

}  // namespace arbiter
