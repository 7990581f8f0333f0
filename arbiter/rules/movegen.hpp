// The legal moves of a position (Law 3.10.1), as a list, one by one, or only counted.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arbiter/base/static_vector.hpp"
#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// No position of a game has more than 218 legal moves, but set-ups with more than 16 men are
/// judged too. At most 8 sliders and 8 knights reach a square, and a man has at most 27 moves:
/// n men have at most min(27 n, 16 (64 - n)) <= 642, and promotions add at most 72.
inline constexpr std::size_t max_legal_moves = 714;

using MoveList = StaticVector<Move, max_legal_moves>;

/// In no promised order.
[[nodiscard]] MoveList legal_moves(const Position& position);

/// How many legal moves there are, counted in sets instead of listed.
[[nodiscard]] std::uint32_t count_legal_moves(const Position& position);

/// False exactly in checkmate and stalemate.
[[nodiscard]] bool has_legal_move(const Position& position);

/// Calls `visit(Move)` for each legal move until it answers true; tells whether one did.
template <typename Visit>
bool for_each_legal_move(const Position& position, Visit visit) {
    detail::VisitingSink<Visit> sink{visit};
    return detail::generate(position, sink);
}

}  // namespace arbiter
