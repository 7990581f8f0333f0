#include "arbiter/engine/quiet_memory.hpp"

#include <algorithm>

#include "arbiter/base/fibonacci_hash.hpp"

namespace arbiter {

std::size_t kind_of_pawns(const Board& board) {
    FibonacciHash hash;
    for (const Color color : both_colors)
        hash.add(board.of(color, Role::pawn).bits());
    return static_cast<std::size_t>(hash.value() >> 40) % pawn_kinds;
}

void QuietMemory::adjust(const QuietContext& context, Move move, int bonus) {
    const std::size_t landing = Landing(context.turn, move).number();
    learn(history_[kind_of(move, context.attacked.all)][context.turn][move.from()][move.to()],
          bonus);
    learn(with_pawns_[context.pawns * Landing::count + landing], bonus);
    for (const Landing before : context.before)
        learn(continuation_[before.number() * Landing::count + landing], bonus);
}

void QuietMemory::praise(Color turn, Move move, Bitboard attacked, int depth) {
    learn(history_[kind_of(move, attacked)][turn][move.from()][move.to()], bonus_for(depth) / 2);
}

void QuietMemory::reward(const QuietContext& context, Move refuter, std::span<const Move> tried,
                         int depth) {
    auto& pair = killers_[static_cast<std::size_t>(context.ply)];
    if (pair[0] != refuter)
        pair = {refuter, pair[0]};
    const int bonus = bonus_for(depth);
    adjust(context, refuter, bonus);
    for (const Move move : tried)
        adjust(context, move, -bonus);
}

}  // namespace arbiter
