// A match of two engines: pairs of games from the same openings, several at a time, until all are
// played or enough is known.
#pragma once

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "arbiter/game/termination.hpp"
#include "arbiter/match/contestant.hpp"
#include "arbiter/match/match_game.hpp"
#include "arbiter/match/pair_results.hpp"
#include "arbiter/match/sprt.hpp"

namespace arbiter::match {

/// Where a game of a match begins.
struct Opening {
    Position start;
    std::vector<Move> moves = {};  ///< legal, and the game goes on behind them
};

/// A game of the match that was played before it was stopped.
struct EarlierGame {
    Result result = Result::draw;
    bool has_first_failed = false;   ///< lost by what no player does
    bool has_second_failed = false;  ///< the same of the other
};

/// All that is agreed before a match.
struct MatchSetup {
    Contestant first;
    Contestant second;
    GameRules rules;
    MoveLimits limits;               ///< of whoever has no limits of his own
    std::vector<Opening> openings;   ///< at least one; from the beginning again after the last
    std::size_t games = 100;         ///< at most
    std::size_t concurrency = 1;     ///< games at a time
    std::optional<SprtBounds> sprt;  ///< ends the match as soon as it has a verdict
    std::uint64_t memory = 0;        ///< of each engine, as in `ChildLimits`
    /// They count, are not told, and the match goes on behind them.
    std::vector<EarlierGame> earlier = {};
};

/// One of the games, as it is told.
struct FinishedGame {
    std::size_t number = 0;  ///< from 0; the first engine has White where it is even
    PlayedGame played;
};

/// What a match has shown so far.
struct MatchScore {
    GameResults games;  ///< of the first engine
    PairResults pairs;  ///< of which both games are over
    /// Of its games: lost on time, and by what no player does (each engine's).
    std::size_t first_failures = 0;
    std::size_t second_failures = 0;
    std::optional<SprtVerdict> verdict = {};
};

/// Plays. `on_game` is called for each game in the order of their numbers, with the score so far,
/// never twice at a time. A stop lets the games end that have begun. Fails, before the first game,
/// where an engine cannot be started or set, with one English sentence; an engine that fails later
/// loses its game and is started again.
[[nodiscard]] std::expected<MatchScore, std::string> play_match(
    const MatchSetup& setup,
    const std::function<void(const FinishedGame&, const MatchScore&)>& on_game,
    std::stop_token stop = {});

}  // namespace arbiter::match
