#include "arbiter/engine/quiet_memory.hpp"

#include <algorithm>
#include <cstdlib>

namespace arbiter {

namespace {

/// The nearer to the limit, the less is added: what happened lately counts most.
void approach(std::int16_t& value, int bonus) {
    const int pull = value * std::abs(bonus) / QuietMemory::max_history;
    value = static_cast<std::int16_t>(value + bonus - pull);
}

}  // namespace

void QuietMemory::adjust(const QuietContext& context, Move move, int bonus) {
    const std::size_t landing = Landing(context.turn, move).number();
    approach(history_[context.turn][move.from()][move.to()], bonus);
    for (const Landing before : context.before)
        approach(continuation_[before.number() * Landing::count + landing], bonus);
}

void QuietMemory::reward(const QuietContext& context, Move refuter, std::span<const Move> tried,
                         int depth) {
    auto& pair = killers_[static_cast<std::size_t>(context.ply)];
    if (pair[0] != refuter)
        pair = {refuter, pair[0]};
    const int bonus = std::min(16 * depth * depth, 1600);
    adjust(context, refuter, bonus);
    for (const Move move : tried)
        adjust(context, move, -bonus);
}

}  // namespace arbiter
