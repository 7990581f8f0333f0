// What a position looks like at a glance, without looking ahead: material, places, mobility, pawns,
// kings. Blind to tactics and to what the next move does; the search sees to those.
#pragma once

#include "arbiter/engine/pawn_memory.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// For the side to move; the same for the mirrored position with colours exchanged. Within
/// `max_centipawns` of 0.
[[nodiscard]] Score evaluate(const Position& position);

/// The same, sooner.
[[nodiscard]] Score evaluate(const Position& position, PawnMemory& memory);

}  // namespace arbiter
