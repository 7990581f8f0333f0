// What a node of the tree knows of itself while its moves are tried.
#pragma once

#include <cstdint>
#include <optional>

#include "arbiter/engine/quiet_memory.hpp"
#include "arbiter/engine/score.hpp"
#include "arbiter/engine/transposition.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What a node will turn out to be, as its parent sees it.
enum class NodeKind : std::uint8_t {
    other,  ///< it is not known
    cut,    ///< some move refutes it
};

/// Of one call of the search; `TreeSearch` fills it in as it goes.
struct SearchNode {
    const Position& position;  ///< where the node stands
    Score alpha;               ///< what the side to move has already
    Score beta;                ///< what the other side will not allow
    int depth;                 ///< plies left, from 1; 0 in quiescence
    QuietContext context;      ///< where and after what its moves are made
    /// Known from before, and tried first; `Move()` where none is.
    Move hash_move = {};
    /// What the table knows of the position, as seen from the root.
    std::optional<Knowledge> known = std::nullopt;
    /// Left out, to see what the others are worth.
    Move excluded = {};
    /// What the parent counts on.
    NodeKind expected = NodeKind::other;
    /// The side to move looks better than it did two plies ago.
    bool improving = false;
    /// The move known from before is a capture: it is hard to do better quietly.
    bool takes_with_known = false;
    /// What the evaluation says by itself; `Score::infinite()` in check.
    Score evaluation = Score::infinite();
    /// What is expected before a move is tried: the evaluation, corrected by what is known.
    Score outlook = Score::infinite();
    /// Of the moves tried so far, whether or not it beats alpha.
    Score best = -Score::infinite();
    /// The last that has beaten alpha.
    Move best_move = {};

    /// Its exact score is wanted, not only whether it beats beta.
    [[nodiscard]] bool is_principal() const { return alpha + 1 < beta; }
};

/// Where only pawns are left, having to move can be what loses: passing proves nothing there.
inline bool has_pieces(const Position& position) {
    const Board& board = position.board();
    const Bitboard pieces = ~(board.of(Role::pawn) | board.of(Role::king));
    return pieces.intersects(board.of(position.turn()));
}

}  // namespace arbiter
