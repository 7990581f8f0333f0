#include "arbiter/match/match.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <latch>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/split_mix.hpp"
#include "arbiter/match/ratings.hpp"
#include "arbiter/uci/settings.hpp"
#include "arbiter/uci/told_game.hpp"

namespace arbiter::match {

namespace {

using engines::DrivenEngine;

/// An engine of one worker, started when it is needed and again after it has failed.
class Seat {
  public:
    explicit Seat(const Contestant& contestant) : contestant_(contestant) {}

    std::expected<DrivenEngine*, std::string> engine() {
        if (engine_)
            return &*engine_;
        auto started = DrivenEngine::start(
            {.words = contestant_.words, .limits = contestant_.use, .patience = {}});
        if (!started)
            return std::unexpected(std::move(started.error()));
        for (const uci::SetOption& option : contestant_.options)
            if (auto done = started->set(option); !done)
                return std::unexpected(std::move(done.error()));
        engine_.emplace(*std::move(started));
        return &*engine_;
    }
    void leave() { engine_.reset(); }

  private:
    const Contestant& contestant_;
    std::optional<DrivenEngine> engine_;
};

/// Half points of the first of two.
int half_points(Result result, bool is_first_white) {
    if (result == Result::draw)
        return 1;
    return (result == Result::white_wins) == is_first_white ? 2 : 0;
}

/// Which games are to be played, and what came of them.
class Schedule {
  public:
    using OnGame = std::function<void(const FinishedGame&, const MatchScore&)>;

    Schedule(const MatchSetup& setup, const OnGame& on_game)
        : setup_(setup),
          on_game_(on_game),
          encounters_(setup.encounters()),
          score_{.encounters = std::vector<EncounterScore>(encounters_.size())},
          points_before_(encounters_.size()) {
        for (const EarlierGame& game : setup.earlier)
            count(next_++, game);
        told_ = next_;
    }

    /// The number of the next game to be played. One that was given back is played though the match
    /// is over, since those behind it have to wait for it; while one may still come back, this
    /// waits.
    std::optional<std::size_t> next() {
        std::unique_lock lock(mutex_);
        const auto has_more = [this] {
            return !is_over_ && next_ < setup_.games * encounters_.size();
        };
        changed_.wait(lock, [&] { return !given_back_.empty() || has_more() || played_ == 0; });
        if (given_back_.empty() && !has_more())
            return std::nullopt;
        ++played_;
        if (given_back_.empty())
            return next_++;
        const std::size_t number = given_back_.back();
        given_back_.pop_back();
        return number;
    }
    [[nodiscard]] Fixture fixture(std::size_t number) const {
        return fixture_of(number, encounters_.size());
    }
    [[nodiscard]] PerColor<std::size_t> players(std::size_t number) const {
        return players_of(number, encounters_);
    }

    /// Told in the order of the numbers, whichever ends first.
    void finish(std::size_t number, PlayedGame played) {
        const std::lock_guard lock(mutex_);
        --played_;
        changed_.notify_all();
        waiting_.emplace(number, std::move(played));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == told_;
             first = waiting_.erase(first), ++told_)
            tell({.number = first->first,
                  .players = players(first->first),
                  .played = std::move(first->second)});
    }

    /// Also from within `on_game`.
    void stop() { is_over_ = true; }
    void fail(std::string why) {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
        if (!failure_)
            failure_ = std::move(why);
    }

    /// Of whoever was to play that game and cannot: another may.
    void break_off(std::size_t number, std::string why) {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
        given_back_.push_back(number);
        --played_;
        changed_.notify_all();
        if (!score_.breaking_off)
            score_.breaking_off = std::move(why);
    }

    [[nodiscard]] bool has_failed() {
        const std::lock_guard lock(mutex_);
        return failure_.has_value();
    }

    std::expected<MatchScore, std::string> result() && {
        if (failure_)
            return std::unexpected(*std::move(failure_));
        return std::move(score_);
    }

  private:
    void tell(const FinishedGame& game) {
        count(game.number, {.result = game.played.game.ending()->result, .failed = game.failed()});
        on_game_(game, score_);
    }

    void count(std::size_t number, const EarlierGame& game) {
        const Fixture fixture = this->fixture(number);
        EncounterScore& score = score_.encounters[fixture.encounter];
        const int points = half_points(game.result, fixture.is_first_white);
        ++(points == 2 ? score.games.wins : points == 1 ? score.games.draws : score.games.losses);
        const Encounter& encounter = encounters_[fixture.encounter];
        if (game.failed == encounter.first)
            ++score.first_failures;
        if (game.failed == encounter.second)
            ++score.second_failures;
        if (!fixture.completes_pair) {
            points_before_[fixture.encounter] = points;
            return;
        }
        score.pairs.add(points_before_[fixture.encounter] + points);
        if (setup_.sprt && !score_.verdict)
            score_.verdict = verdict(score.pairs, *setup_.sprt);
        if (score_.verdict)
            is_over_ = true;
    }

    const MatchSetup& setup_;
    const OnGame& on_game_;
    std::vector<Encounter> encounters_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    std::size_t told_ = 0;
    std::atomic<bool> is_over_ = false;
    std::map<std::size_t, PlayedGame> waiting_;
    std::vector<std::size_t> given_back_;
    std::size_t played_ = 0;  ///< at the moment
    std::condition_variable changed_;
    MatchScore score_;
    /// Of the first game of the pair of each encounter that is not over.
    std::vector<int> points_before_;
    std::optional<std::string> failure_;
};

/// Plays game after game, with engines of its own.
class Worker {
  public:
    Worker(const MatchSetup& setup, const StallWatch& stalls, Schedule& schedule)
        : setup_(setup), stalls_(stalls), schedule_(schedule) {
        for (const Contestant& contestant : setup.contestants)
            seats_.emplace_back(contestant);
        plays_chess960_ = std::ranges::any_of(setup.openings, [](const Opening& opening) {
            return uci::ToldGame(opening.start).is_chess960();
        });
    }

    /// Nobody plays before all are ready, so that nobody waits for hours to learn of a wrong path.
    void run(std::latch& ready) {
        start();
        ready.arrive_and_wait();
        if (schedule_.has_failed())
            return;
        while (const auto number = schedule_.next())
            if (!play(*number, schedule_.fixture(*number)))
                return;
    }

  private:
    /// The engines end with the thread that has started them.
    void start() {
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            const auto engine = seats_[i].engine();
            if (!engine)
                return schedule_.fail(engine.error());
            if (plays_chess960_ && !(*engine)->has_option(engines::chess960_option))
                return schedule_.fail(setup_.contestants[i].name +
                                      " does not know Chess960, and some openings are of it");
        }
    }

    /// So that a game does not depend on those that the same process has played before. An engine
    /// whose option of that name is another plays without.
    void tell_seed(const Contestant& contestant, DrivenEngine& engine, std::size_t number) const {
        const auto is_seed = [](const uci::SetOption& option) {
            return lower(option.name) == lower(uci::seed_option);
        };
        if (!engine.has_option(uci::seed_option) ||
            std::ranges::any_of(contestant.options, is_seed))
            return;
        const std::uint64_t mixed = split_mixed(setup_.seed + split_mix_step * (number + 1));
        const std::uint64_t seed = 1 + mixed % uci::most_seed;
        static_cast<void>(engine.set({std::string(uci::seed_option), std::to_string(seed)}));
    }

    bool play(std::size_t number, const Fixture& fixture) {
        const PerColor<std::size_t> numbers = schedule_.players(number);
        PerColor<DrivenEngine*> players{};
        PerColor<MoveLimits> limits;
        GameRules rules = setup_.rules;
        rules.stalls = &stalls_;
        for (const Color side : both_colors) {
            const auto engine = seats_[numbers[side]].engine();
            if (!engine) {
                schedule_.break_off(number, engine.error());
                return false;
            }
            const Contestant& contestant = setup_.contestants[numbers[side]];
            tell_seed(contestant, **engine, number);
            players[side] = *engine;
            limits[side] = contestant.limits.any() ? contestant.limits : setup_.limits;
            rules.own_time[side] = contestant.time;
        }
        const Opening& opening = setup_.openings[fixture.opening % setup_.openings.size()];
        PlayedGame played = play_game(players, limits, opening.start, opening.moves, rules, judge_);
        if (played.failed)
            seats_[numbers[*played.failed]].leave();
        schedule_.finish(number, std::move(played));
        return true;
    }

    const MatchSetup& setup_;
    const StallWatch& stalls_;
    Schedule& schedule_;
    std::deque<Seat> seats_;
    bool plays_chess960_ = false;
    ProvingJudge judge_;
};

}  // namespace

std::expected<MatchScore, std::string> play_match(
    const MatchSetup& setup,
    const std::function<void(const FinishedGame&, const MatchScore&)>& on_game,
    std::stop_token stop) {
    Schedule schedule(setup, on_game);
    const std::stop_callback on_stop(std::move(stop), [&] { schedule.stop(); });
    const StallWatch stalls;
    // Their judges outlive the games.
    std::deque<Worker> workers;
    const std::size_t concurrency = std::max<std::size_t>(setup.concurrency, 1);
    std::latch ready(static_cast<std::ptrdiff_t>(concurrency));
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < concurrency; ++i)
        threads.emplace_back([&worker = workers.emplace_back(setup, stalls, schedule), &ready] {
            worker.run(ready);
        });
    for (std::jthread& thread : threads)
        thread.join();
    return std::move(schedule).result();
}

std::vector<Standing> standings_of(const MatchSetup& setup, const MatchScore& score) {
    const auto encounters = setup.encounters();
    std::vector<Standing> standings(setup.contestants.size());
    std::vector<PairResults> pairs;
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        const EncounterScore& between = score.encounters[i];
        const auto& [wins, draws, losses] = between.games;
        standings[encounters[i].first].add({wins, draws, losses}, between.first_failures);
        standings[encounters[i].second].add({losses, draws, wins}, between.second_failures);
        pairs.push_back(between.pairs);
    }
    const auto ratings = ratings_of(standings.size(), encounters, pairs);
    for (std::size_t i = 0; i < standings.size(); ++i) {
        standings[i].contestant = i;
        if (ratings)
            standings[i].elo = (*ratings)[i];
    }
    // Of a match that was stopped not all have played as many games.
    std::ranges::stable_sort(standings, [](const Standing& left, const Standing& right) {
        return left.half_points() * right.games.games() > right.half_points() * left.games.games();
    });
    return standings;
}

}  // namespace arbiter::match
