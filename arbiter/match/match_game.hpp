// One game between two engines under the Laws: asks each for its moves, keeps the clock, and lets
// the game rule on everything.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/engines/driven_engine.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/match/stall_watch.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter::match {

/// What each move of one engine is limited by, beside the clock of the game.
struct MoveLimits {
    std::optional<std::uint64_t> nodes = {};
    std::optional<int> depth = {};
    std::optional<std::chrono::milliseconds> time = {};

    [[nodiscard]] bool any() const { return nodes || depth || time; }
};

/// An engine gives up once it has thought so badly of its game for so many of its moves.
struct ResignationRule {
    int centipawns = 600;  ///< or worse, or being mated
    int moves = 3;         ///< in a row
    bool by_both = true;   ///< only where the opponent thinks the same, too
};

/// Both agree to a draw once neither has thought anybody better for so long.
struct DrawRule {
    int centipawns = 10;  ///< at most, for whomever
    int moves = 8;        ///< of each side, in a row
    int from_move = 40;   ///< not before that move
};

/// How a game between engines is played.
struct GameRules {
    const Ruleset* ruleset;  ///< outlives the game
    TimeControl time = {};   ///< untimed: each move by its limits
    /// Instead of it. Requires: none where it is untimed; `check` of such terms has nothing to say.
    PerColor<std::optional<TimeControl>> own_time = {};
    std::optional<ResignationRule> resignation = {};  ///< nobody resigns without
    std::optional<DrawRule> draw = {};                ///< nobody agrees without
    /// Nothing is waited for longer, where no clock runs.
    std::chrono::milliseconds longest_move = std::chrono::minutes(10);
    /// After its flag has fallen an engine is waited for so much longer, so that a late move tells
    /// by how much it was late.
    std::chrono::milliseconds margin = std::chrono::milliseconds(500);
    /// Asked when a flag falls; outlives the game. Nobody is asked where there is none.
    const StallWatch* stalls = nullptr;
};

/// By which an engine loses whose move is illegal: at once, since it would do it again.
inline constexpr std::string_view illegal_move_article = "7.5.5";

/// What an engine thought when it made a move.
struct Thought {
    std::optional<uci::Info> info;  ///< nothing of a move of the opening
    std::chrono::nanoseconds used{};
};

/// A flag that fell, and whether the machine is to blame.
struct FlagFall {
    /// Its player thought for so much longer than it had, as far as it was waited for.
    std::chrono::milliseconds late{};
    /// So long nothing moved meanwhile; 0 where the machine did not stand still.
    std::chrono::milliseconds stall{};
    std::chrono::milliseconds thought{};  ///< for the move that came too late
    /// Of that its player had a processor for so long, all threads together; nothing where it has
    /// ended.
    std::optional<std::chrono::milliseconds> processor = {};
};

/// A game that is over.
struct PlayedGame {
    Game game;
    std::vector<Thought> thoughts;  ///< one for each move
    /// What an engine did that no player does: it ended, was silent, or its move was illegal. One
    /// English sentence.
    std::optional<std::string> failure = {};
    std::optional<Color> failed = {};        ///< whose
    std::optional<FlagFall> flag_fall = {};  ///< where a flag has fallen
};

/// What an engine is asked for the move at hand: its limits, and the clocks as they stood when the
/// move began. Requires: the game is not over.
[[nodiscard]] uci::Go go_for(const Game& game, const MoveLimits& limits);

/// Plays on from `start` and the moves of an opening, which must be legal and leave the game open.
/// An engine that failed is of no more use; whether one did is told by `failed` and its failure.
/// The judge outlives the game.
[[nodiscard]] PlayedGame play_game(const PerColor<engines::DrivenEngine*>& players,
                                   const PerColor<MoveLimits>& limits, const Position& start,
                                   const std::vector<Move>& opening, const GameRules& rules,
                                   MatingJudge& judge);

}  // namespace arbiter::match
