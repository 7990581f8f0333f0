// The computer as an opponent, seen from the rooms: asked for a move, answers later. The rooms
// never wait for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game/clock.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// What the computer is asked, and where its answer belongs.
struct Thought {
    std::string game;
    /// Tells it from others of the same game: an answer that comes too late is known by it.
    std::uint64_t number = 0;
    Position position;
    /// See `History::earlier_keys`.
    std::vector<std::uint64_t> earlier_keys;
    /// From 1, as in `GameStart`; for a hint nothing: as well as it can in a moment.
    std::optional<int> level = 1;
    /// Nothing where no clock runs for the move.
    std::optional<TimeOutlook> clock = std::nullopt;
};

/// Need the other, which was asked before, not be answered any more? A hint is not given up for a
/// move: who has asked for it waits.
[[nodiscard]] inline bool replaces(const Thought& asked, const Thought& other) {
    return asked.game == other.game && asked.level.has_value() == other.level.has_value();
}

class Thinker {
  public:
    Thinker() = default;
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    virtual ~Thinker() = default;

    /// Returns at once. The move comes by `House::computer_moves`, in the thread that asks here,
    /// but never from within this call.
    virtual void think(Thought thought) = 0;
};

}  // namespace arbiter
