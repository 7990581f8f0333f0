// What can happen in a kept game, as one line of plain words each:
//
//     move e2e4                       UCI
//     offer white
//     accept black
//     decline black
//     claim white threefold           on the board (9.2.2); `fifty`: 9.3.2
//     claim white fifty g1f3          with an intended move (9.2.1, 9.3.1)
//     resign white
//     flag white                      has fallen
//     illegal_moves white             the second was completed
//     dead                            neither side can mate, which was found after the move
//     ruled winnable                  the arbiter's word where that was undecided; `unwinnable`
//     join black HASH                 a person takes an open seat
//     rematch white                   a rematch is offered
//     rematch white k3J9xQ2a          and has been made: the new game's id
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

struct SeatTaken {
    Color side;
    std::string token_hash;
    bool operator==(const SeatTaken&) const = default;
};

struct RematchOffered {
    Color by;
    bool operator==(const RematchOffered&) const = default;
};

struct RematchMade {
    Color by;
    std::string id;
    bool operator==(const RematchMade&) const = default;
};

/// What the Laws speak of, and what only concerns the people around the board.
using TableEvent = std::variant<Event, SeatTaken, RematchOffered, RematchMade>;

[[nodiscard]] std::string write_event(const TableEvent& event);

/// Reads one line in the position before the event. A move is only required to be one in UCI that
/// is legal there; whether the event may happen is for the game to say.
[[nodiscard]] std::expected<TableEvent, TextError> read_event(const Position& position,
                                                              std::string_view text);

}  // namespace arbiter
