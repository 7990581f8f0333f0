#include "arbiter/engine/attack_map.hpp"

#include "arbiter/rules/attacks.hpp"

namespace arbiter {

AttackMap attack_map(const Board& board, Color color) {
    PerRole<Bitboard> by{};
    for (const Square from : board.of(color)) {
        const Role role = board.role_on(from);
        by[role] |= attacks({color, role}, from, board.occupied());
    }
    const Bitboard by_pawns = by[Role::pawn];
    const Bitboard by_minors = by_pawns | by[Role::knight] | by[Role::bishop];
    const Bitboard by_rooks = by_minors | by[Role::rook];
    AttackMap map{.all = by_rooks | by[Role::queen] | by[Role::king], .by_cheaper = {}};
    map.by_cheaper[Role::knight] = by_pawns;
    map.by_cheaper[Role::bishop] = by_pawns;
    map.by_cheaper[Role::rook] = by_minors;
    map.by_cheaper[Role::queen] = by_rooks;
    return map;
}

}  // namespace arbiter
