// What can happen in a kept game, as one JSON object on one line (docs/game-events.md):
//
//     {"event":"move","move":"e2e4"}
//     {"event":"claim","by":"white","kind":"fifty","move":"g1f3"}
//
// The time of an event stands beside it, not in it.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/game/event.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A person takes an open seat.
struct SeatTaken {
    static constexpr std::string_view code = "join";
    Color side;
    std::string token_hash;
    static constexpr void fields(auto& event, auto&& visit) {
        visit("side", event.side);
        visit("token_hash", event.token_hash);
    }
    bool operator==(const SeatTaken&) const = default;
};

/// One of the players wants to play again.
struct RematchOffered {
    static constexpr std::string_view code = "offer_rematch";
    Color by;
    static constexpr void fields(auto& event, auto&& visit) { visit("by", event.by); }
    bool operator==(const RematchOffered&) const = default;
};

/// And there is a new game.
struct RematchMade {
    static constexpr std::string_view code = "rematch";
    Color by;
    std::string id;  ///< of the new game
    static constexpr void fields(auto& event, auto&& visit) {
        visit("by", event.by);
        visit("game", event.id);
    }
    bool operator==(const RematchMade&) const = default;
};

/// What the Laws speak of, and what only concerns the people around the board.
using TableEvent = std::variant<Event, SeatTaken, RematchOffered, RematchMade>;

[[nodiscard]] std::string write_event(const TableEvent& event);

/// Reads one event in the position before it. A move is only required to be one in UCI that is
/// legal there; whether the event may happen is for the game to say. The lines of words that the
/// first form of the database had are read too. The error's place is 0 where a member is at fault,
/// which its text names.
[[nodiscard]] std::expected<TableEvent, TextError> read_event(const Position& position,
                                                              std::string_view text);

}  // namespace arbiter
