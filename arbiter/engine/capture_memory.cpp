#include "arbiter/engine/capture_memory.hpp"

namespace arbiter {

void CaptureMemory::reward(const Position& position, Move refuter, std::span<const Move> tried,
                           int depth) {
    const int bonus = bonus_for(depth);
    if (refuter != Move())
        learn(places_[place_of(position, refuter)], bonus);
    for (const Move move : tried)
        learn(places_[place_of(position, move)], -bonus);
}

}  // namespace arbiter
