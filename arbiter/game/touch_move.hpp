// Touch-move (Law 4): what a player who has touched men, or let one go, may still do with this
// move. For boards that feel hands: electronic ones, tactile ones, and a strict page.
#pragma once

#include <span>

#include "arbiter/rules/move_list.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// The legal moves that are left after these men were touched on purpose, in this order (4.3, 4.4,
/// 4.5): all of them where nothing that was touched can be moved or captured. King and then rook
/// mean castling, rook and then king rule it out. Squares without a man count for nothing.
[[nodiscard]] MoveList moves_after_touching(const Position& position,
                                            std::span<const Square> touched);

/// Of these moves those in which this man has been let go on this square (4.7): for a pawn on the
/// last rank with this new man (4.4.4), for the king two squares aside castling (4.7.2). None where
/// letting it go was no part of a legal move.
[[nodiscard]] MoveList moves_after_release(const Position& position, const MoveList& moves,
                                           const Attempt& released);

}  // namespace arbiter
