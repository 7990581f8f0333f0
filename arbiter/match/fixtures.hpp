// Who plays whom in a match, how often and in which order. Plays nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/rules/piece.hpp"

namespace arbiter::match {

/// Who meets whom.
enum class Pairing : std::uint8_t {
    round_robin,  ///< everybody meets everybody else
    gauntlet,     ///< the first meets everybody else, and they do not meet each other
};

/// Two of the engines, by their numbers from 0. All results of theirs are the first one's.
struct Encounter {
    std::size_t first;   ///< has White in the first game of each pair
    std::size_t second;  ///< another one

    bool operator==(const Encounter&) const = default;
};

/// Everybody who meets, in the order of the numbers. Requires: two engines or more.
[[nodiscard]] std::vector<Encounter> encounters_of(std::size_t engines, Pairing pairing);

/// One game of a match.
struct Fixture {
    std::size_t encounter = 0;    ///< which of them, from 0
    std::size_t opening = 0;      ///< so many openings were played before it
    bool is_first_white = true;   ///< of the two who meet
    bool completes_pair = false;  ///< the opening is played for the second time

    bool operator==(const Fixture&) const = default;
};

/// The game of that number, from 0 on: round after round, in each of which all who meet play one
/// game, every opening in two of them with colours changed. So a match that is stopped has treated
/// all nearly alike, and may go on for more rounds or fewer than were meant at first. Requires: an
/// encounter.
[[nodiscard]] Fixture fixture_of(std::size_t number, std::size_t encounters);

/// Who has which side in the game of that number. Requires: an encounter.
[[nodiscard]] PerColor<std::size_t> players_of(std::size_t number,
                                               const std::vector<Encounter>& encounters);

}  // namespace arbiter::match
