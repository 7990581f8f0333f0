// How long the players thought about their moves, as the clocks in a record tell.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "arbiter/collection/collected_game.hpp"
#include "arbiter/game/time_control.hpp"

namespace arbiter {

/// The tag TimeControl, where it is one by which the clocks can be followed: not where the tag is
/// missing or cannot be read, nor for games without clocks or by hourglass.
[[nodiscard]] std::optional<TimeControl> told_time_control(const CollectedGame& game);

/// The time that one move took.
struct MoveTime {
    std::size_t ply = 0;  ///< of the move, from 1
    Duration used{};      ///< not negative
};

/// For each move before and after which the clock of its player is known; in the order of the text.
[[nodiscard]] std::vector<MoveTime> move_times(const CollectedGame& game);

}  // namespace arbiter
