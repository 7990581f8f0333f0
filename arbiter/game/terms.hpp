// What is agreed before a game begins: rules, time, position, and who does what during it.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "arbiter/game/correspondence_terms.hpp"
#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/game/said.hpp"
#include "arbiter/game/time_control.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// When a move is completed (6.2.1, 6.4).
enum class Completion : std::uint8_t {
    with_the_move,  ///< the program is the board and the clock: as soon as it is made
    by_pressing,    ///< over the board: when the player presses the clock
};

/// Who sees that a flag has fallen (6.8).
enum class FlagWatch : std::uint8_t {
    program,  ///< nothing is accepted of either player once a flag has fallen
    people,   ///< it has fallen when a player claims it or an arbiter calls it
};

/// Who writes the moves down (8.1).
enum class Recording : std::uint8_t {
    program,  ///< the record writes itself
    players,  ///< each player keeps a sheet, and the program watches over Law 8
};

/// What the Laws provide for besides sight and hearing needs no rule of its own.
enum class Impairment : std::uint8_t { none, sight, hearing };

/// Who plays, and what the Laws provide for him if he needs it.
struct PlayerTerms {
    std::string name = {};                     ///< as on the score sheet; may be empty
    Impairment impairment = Impairment::none;  ///< sight: the game is played by Appendix D
    /// Somebody moves the men, presses the clock or writes for him (4.9, 6.2.6, 8.1.6, D.2.10).
    bool has_assistant = false;
    /// Taken off his time for that, unless a disability is the reason (6.2.6, 8.1.6).
    Duration compensation = {};
    /// Instead of the game's, where one of the two gives odds of time; no Law provides for it.
    std::optional<TimeControl> own_time = std::nullopt;

    bool operator==(const PlayerTerms&) const = default;
};

/// The values at first are those of a game at the program without a clock.
struct Terms {
    const Ruleset* ruleset = &fide_ruleset();           ///< outlives the game
    TimeControl time = {};                              ///< untimed at first
    Position start = {};                                ///< may be over already
    Completion completion = Completion::with_the_move;  ///< see there
    FlagWatch flag_watch = FlagWatch::program;          ///< see there
    /// The clocks begin with the first increment on them, as over the board; else it comes with the
    /// first move.
    bool has_first_increment = false;
    /// Law 9.1.1: no draw is agreed before each player has made that many moves.
    int no_draw_before_move = 0;
    /// Law 9.1.1: no draw is agreed at all unless an arbiter permits it.
    bool draws_need_permission = false;
    /// Law 6.7.1: who comes later than this after the start loses. Nothing where nobody looks who
    /// is there, as at the program.
    std::optional<Duration> default_time = std::nullopt;
    /// Instead of the ruleset's (B.2 with one minute).
    std::optional<Duration> penalty = std::nullopt;
    Recording recording = Recording::program;  ///< see there
    /// Where the program is the board: players say what they touch, and it binds them (4.3). Over a
    /// board of wood it always does.
    bool is_touch_move = false;
    PerColor<PlayerTerms> players = {};  ///< see there
    /// Guideline III, by US Chess rules 14H: in the last period, short of time, a player may claim
    /// that the opponent cannot win by normal means.
    bool has_quickplay_finish = false;
    CorrespondenceTerms correspondence = {};  ///< see there
    /// What was found of the start: of both sides where it is dead, and the game has ended before
    /// its first move. The game asks where it is not told.
    KeptVerdicts start_verdicts = {};

    /// What the side's clock gives it.
    [[nodiscard]] const TimeControl& time_of(Color side) const;
    /// Appendix D: moves are announced and repeated.
    [[nodiscard]] bool are_moves_announced() const;
    /// What an opponent gets for a wrong claim or an illegal move.
    [[nodiscard]] Duration penalty_time() const { return penalty.value_or(ruleset->penalty); }
    bool operator==(const Terms&) const = default;
};

/// What cannot be agreed.
struct TermsFault {
    std::string article;  ///< that speaks against it
    Said said;            ///< what is wrong; said_english makes a sentence of it
};

/// Nothing, or the first fault of these terms.
[[nodiscard]] std::expected<void, TermsFault> check(const Terms& terms);

}  // namespace arbiter
