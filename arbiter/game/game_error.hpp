// Why a game refuses an event.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game/said.hpp"
#include "arbiter/rules/explain.hpp"

namespace arbiter {

/// What is wrong with an event, for programs.
enum class GameProblem : std::uint8_t {
    game_over,           ///< after the end only an arbiter acts
    illegal_move,        ///< played, or named in a claim
    not_your_turn,       ///< only the player having the move may claim (9.2, 9.3)
    too_early,           ///< both players must have moved before a draw is agreed (5.2.3)
    no_offer,            ///< there is nothing to accept or decline
    offer_stands,        ///< an offer cannot be repeated before it is answered
    claim_not_needed,    ///< this ruleset ends such a game by itself
    not_proved_dead,     ///< a side may still be able to mate (5.2.2)
    nothing_to_rule,     ///< there is no such thing for an arbiter to rule on
    time_runs_back,      ///< the event would have happened before the last one
    flag_has_fallen,     ///< of the side whose time runs; that comes first
    flag_is_up,          ///< the player has time left
    clock_is_paused,     ///< until the arbiter resumes the game (6.11.3)
    clock_is_running,    ///< there is no pause to end
    no_clock,            ///< the game is untimed
    not_your_clock,      ///< only the running side of the clock is pressed
    not_over_the_board,  ///< the program makes no such thing possible
    is_legal,            ///< the move that is said to be illegal
    must_be_played,      ///< the move that a wrong claim named, or the man that was touched
    touched,             ///< a man was touched, so that it is too late (9.4, 4.8)
    no_man_there,        ///< on the square that is said to be touched
    draws_forbidden,     ///< by the event (9.1.1)
    not_casual,          ///< only casual games allow it
    nothing_to_undo,     ///< there is no such move
    no_reason_given,     ///< an arbiter's act says why
    not_over,            ///< the game goes on, so there is no result to sign
    done_already,        ///< arrived, signed or appealed before
    not_late,            ///< there is time left to arrive (6.7.1)
    no_such_article,     ///< the article named does not fit the act
    not_agreed,          ///< the terms of this game do not provide for it
    too_late,            ///< it could have been done before
    not_announced,       ///< a move is said aloud before the clock is pressed (D.2.3)
    in_advance,          ///< moves are written down after they are made (8.1.2)
    no_record,           ///< what was written is no record of a move (8.1.4)
    sheet_incomplete,    ///< it has to be brought up to date first (8.5)
    men_displaced,       ///< they have to be put back first (7.4.1)
    not_adjourned,       ///< the game is not at that point of an adjournment (I)
    move_is_sealed,      ///< it is to be sealed, not made on the board (I.1.1)
    not_present,         ///< the player who must be there is not (I.7)
    not_short_of_time,   ///< the claim needs less time left than there is (III)
};

/// "game_over", "illegal_move", ...
[[nodiscard]] std::string_view code(GameProblem problem);

/// A refusal, by which the game has not changed.
struct GameError {
    GameProblem problem;  ///< what kind of refusal it is
    std::string article;  ///< empty where no article speaks of it
    Said said;            ///< what exactly is wrong; said_english makes a sentence of it
    /// Of a move that is illegal, or legal where it should not be.
    std::optional<Explanation> explanation = std::nullopt;
};

/// What came of an event.
using Outcome = std::expected<void, GameError>;

}  // namespace arbiter
