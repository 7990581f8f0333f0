// Why a command is not obeyed, as a value. Its words and its codes are a door's.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/game/game_error.hpp"
#include "arbiter/game/log.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/store/store.hpp"

namespace arbiter {

/// What the room does not take, whatever the Laws say.
enum class Obstacle : std::uint8_t {
    position_has_changed,    ///< since the sender saw it; nothing was played
    watching,                ///< he has no seat
    presiding,               ///< an arbiter does not play
    other_side,              ///< that seat is not his
    side_not_said,           ///< he has both seats, or none
    too_many_offers,         ///< in the whole game (11.5)
    too_many_offers_here,    ///< since the last move (11.5)
    no_offer,                ///< none to answer (9.1.2.1)
    offer_is_own,            ///< he cannot answer his own (9.1.2.1)
    too_many_asks,           ///< to take moves back, in the whole game
    too_many_asks_here,      ///< since the last move
    is_asked_already,        ///< to take a move back, by one of them
    no_time_left,            ///< with a move that is taken back goes the time that it has brought
    nothing_asked,           ///< none to answer
    ask_is_own,              ///< he cannot answer his own
    paused,                  ///< a draw is claimed when the game goes on (6.11)
    too_many_claims,         ///< so many were wrong that this wrong one is not ruled on
    no_act,                  ///< an event that is not for people to send
    for_the_arbiter,         ///< an act of the arbiter's (12.1)
    too_many_acts,           ///< the log takes no more of this player's
    nobody_presides,         ///< who could rule on it
    named_by_arbiter,        ///< who presides has said who plays
    no_assistant,            ///< the terms give this player none (4.9)
    for_the_player,          ///< an assistant does not do that (D.2.10)
    opponent_disagrees,      ///< between friends no move is taken back unasked
    no_hints,                ///< they are for casual games
    touch_binds_nobody,      ///< the game is not played touch-move (4.3)
    computer_seals_nothing,  ///< an adjournment against it has no envelope
    not_over,                ///< a rematch is for the end
    too_many_wait,           ///< the store is slow, and the queue full
};

/// The other player has the move (1.2).
struct OtherTurn {
    Color turn;
};

/// The claim was ruled on and is wrong; the opponent has his time (9.1.2.3, 9.5.3).
struct WrongClaim {
    std::vector<LogEntry> rulings;  ///< at least one
    /// The move that was named with it has to be played (9.5.3).
    bool is_move_played = false;
};

/// It could not be kept, so nothing has happened.
struct NotKept {
    StoreError why;
};

/// What the door had against the command, in its own words.
struct Objection {
    std::string text;
};

/// An `Explanation` is of an illegal move; a `SanError` of a text that means no one move.
using Refusal = std::variant<Obstacle, OtherTurn, GameError, Explanation, SanError, WrongClaim,
                             NotKept, Objection>;

}  // namespace arbiter
