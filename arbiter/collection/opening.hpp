// What people call the opening of a game.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string_view>

#include "arbiter/pgn/replay.hpp"
#include "arbiter/rules/position.hpp"

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

/// The same of one position, for who follows a game move by move: its own name, where it has one
/// and that many half-moves may lead to it.
[[nodiscard]] std::optional<Opening> opening_at(const Position& position, std::size_t plies);

}  // namespace arbiter
