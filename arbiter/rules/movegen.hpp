// The legal moves of a position (Law 3.10.1), as a list, one by one, or only counted.
#pragma once

#include <cstdint>

#include "arbiter/rules/detail/count.hpp"
#include "arbiter/rules/detail/generate.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/move_list.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

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

/// The same for the captures and the promotions to queens alone: what a search follows to see who
/// has won material.
template <typename Visit>
bool for_each_noisy_move(const Position& position, Visit visit) {
    detail::NoisySink<Visit> sink{{visit}, position.board().of(opponent(position.turn()))};
    return detail::generate(position, sink);
}

/// As `count_legal_moves` for callers that know whose turn it is, with the work inlined. Requires:
/// `Us` is to move.
template <Color Us>
[[nodiscard]] std::uint32_t count_legal_moves_of(const Position& position) {
    return detail::count<Us>(position);
}

}  // namespace arbiter
