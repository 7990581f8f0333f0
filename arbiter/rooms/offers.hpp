// What a game leaves to ask for: facts, so that nobody has to know rulesets by their names.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "arbiter/rooms/table.hpp"

namespace arbiter {

/// How moves are taken back.
enum class TakeBack : std::uint8_t {
    never,
    at_once,  ///< nobody else has to agree
    asked,    ///< the opponent has to agree
};

/// What a player gives the other at a time.
inline constexpr std::chrono::seconds gift_of_time{15};

/// What the rules and the terms of a game offer, whatever the position.
struct Offers {
    /// Third repetition and 50 moves are claimed (9.2, 9.3) instead of ending the game.
    bool has_claims = true;
    /// The move that was named with a wrong claim has to be played (9.5.3).
    bool is_named_move_played = true;
    TakeBack take_back = TakeBack::never;
    /// What a player may give the other of time, again and again, where nobody presides.
    std::optional<Duration> gift{};
    /// In a quickplay finish: an increment (III.4), by Guideline III alone.
    bool has_increment = false;
    /// In a quickplay finish a ruling may be a delay clock, by US Chess 14H alone.
    bool has_delay_clock = false;
    /// The side to move may ask for a hint.
    bool has_hints = false;
};

[[nodiscard]] Offers offers_of(const Table& table);

}  // namespace arbiter
