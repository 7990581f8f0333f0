// A match of two engines or more: pairs of games from the same openings, several at a time, until
// all are played or enough is known.
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
#include "arbiter/match/fixtures.hpp"
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
    std::optional<std::size_t> failed = {};  ///< whose loss it was, by what no player does
};

/// All that is agreed before a match. Engines are told by their numbers, from 0.
struct MatchSetup {
    std::vector<Contestant> contestants;  ///< at least two, of different names
    Pairing pairing = Pairing::round_robin;
    GameRules rules;
    MoveLimits limits;              ///< of whoever has no limits of his own
    std::vector<Opening> openings;  ///< at least one; from the beginning again after the last
    std::size_t games = 100;        ///< of each two who meet, at most
    std::size_t concurrency = 1;    ///< games at a time
    /// Told to engines that have an option `uci::seed_option`, mixed with the number of the game:
    /// the same match is played again, whoever plays which game.
    std::uint64_t seed = 0;
    std::optional<SprtBounds> sprt;  ///< ends a match of two as soon as it has a verdict
    /// They count, are not told, and the match goes on behind them.
    std::vector<EarlierGame> earlier = {};

    /// Who meets whom.
    [[nodiscard]] std::vector<Encounter> encounters() const {
        return encounters_of(contestants.size(), pairing);
    }
};

/// One of the games, as it is told.
struct FinishedGame {
    std::size_t number = 0;         ///< from 0; see `fixture_of`
    PerColor<std::size_t> players;  ///< who had which side
    PlayedGame played;

    /// Whose loss it was, by what no player does.
    [[nodiscard]] std::optional<std::size_t> failed() const {
        return played.failed ? std::optional(players[*played.failed]) : std::nullopt;
    }
};

/// What two who meet have shown so far.
struct EncounterScore {
    GameResults games;  ///< of the first of them
    PairResults pairs;  ///< of which both games are over
    /// Of their games: lost by what no player does (each engine's).
    std::size_t first_failures = 0;
    std::size_t second_failures = 0;
};

/// What a match has shown so far.
struct MatchScore {
    std::vector<EncounterScore> encounters;  ///< of each of `MatchSetup::encounters`
    std::optional<SprtVerdict> verdict = {};
    /// Why no more could be played, in one English sentence: an engine could not be started again.
    std::optional<std::string> breaking_off = {};
};

/// All games of one engine together.
struct Standing {
    std::size_t contestant = 0;
    GameResults games;         ///< of that engine
    std::size_t failures = 0;  ///< lost by what no player does
    /// See `ratings_of`.
    std::optional<Estimate> elo = {};

    /// Games of the engine, and how many of them it has lost by what no player does.
    void add(const GameResults& more, std::size_t more_failures) {
        games.wins += more.wins;
        games.draws += more.draws;
        games.losses += more.losses;
        failures += more_failures;
    }
    /// Twice: a draw is one.
    [[nodiscard]] std::uint64_t half_points() const { return 2 * games.wins + games.draws; }
};

/// Who has the most points for a game first.
[[nodiscard]] std::vector<Standing> standings_of(const MatchSetup& setup, const MatchScore& score);

/// Plays. `on_game` is called for each game in the order of their numbers, with the score so far,
/// never twice at a time. A stop lets the games end that have begun. Fails, before the first game,
/// where an engine cannot be started or set, or does not know Chess960 where that is to be played,
/// with one English sentence; an engine that fails later loses its game and is started again.
[[nodiscard]] std::expected<MatchScore, std::string> play_match(
    const MatchSetup& setup,
    const std::function<void(const FinishedGame&, const MatchScore&)>& on_game,
    std::stop_token stop = {});

}  // namespace arbiter::match
