#include "arbiter/match/match.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace arbiter::match {

namespace {

using engines::DrivenEngine;

/// An engine of one worker, started when it is needed and again after it has failed.
class Seat {
  public:
    Seat(const Contestant& contestant, std::uint64_t memory)
        : contestant_(contestant), memory_(memory) {}

    std::expected<DrivenEngine*, std::string> engine() {
        if (engine_)
            return &*engine_;
        auto started = DrivenEngine::start(
            {.words = contestant_.words, .limits = {.bytes = memory_}, .patience = {}});
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
    std::uint64_t memory_;
    std::optional<DrivenEngine> engine_;
};

/// Half points of the first engine.
int half_points(Result result, Color first) {
    if (result == Result::draw)
        return 1;
    const bool has_white_won = result == Result::white_wins;
    return has_white_won == (first == Color::white) ? 2 : 0;
}

/// Which games are to be played, and what came of them.
class Schedule {
  public:
    using OnGame = std::function<void(const FinishedGame&, const MatchScore&)>;

    Schedule(const MatchSetup& setup, const OnGame& on_game) : setup_(setup), on_game_(on_game) {
        for (const EarlierGame& game : setup.earlier)
            count(next_++, game);
        told_ = next_;
    }

    std::optional<std::size_t> next() {
        const std::lock_guard lock(mutex_);
        if (is_over_ || next_ >= setup_.games)
            return std::nullopt;
        return next_++;
    }

    /// Told in the order of the numbers, whichever ends first.
    void finish(std::size_t number, PlayedGame played) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(played));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == told_;
             first = waiting_.erase(first), ++told_)
            tell({first->first, std::move(first->second)});
    }

    /// Also from within `on_game`.
    void stop() { is_over_ = true; }
    void fail(std::string why) {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
        if (!failure_)
            failure_ = std::move(why);
    }

    std::expected<MatchScore, std::string> result() && {
        if (failure_)
            return std::unexpected(*std::move(failure_));
        return std::move(score_);
    }

  private:
    void tell(const FinishedGame& game) {
        const Color first = first_of(game.number);
        const auto& failed = game.played.failed;
        count(game.number, {.result = game.played.game.ending()->result,
                            .has_first_failed = failed == first,
                            .has_second_failed = failed == opponent(first)});
        on_game_(game, score_);
    }

    void count(std::size_t number, const EarlierGame& game) {
        const int points = half_points(game.result, first_of(number));
        ++(points == 2   ? score_.games.wins
           : points == 1 ? score_.games.draws
                         : score_.games.losses);
        score_.first_failures += game.has_first_failed ? 1 : 0;
        score_.second_failures += game.has_second_failed ? 1 : 0;
        if (number % 2 == 0)
            points_before_ = points;
        else
            score_.pairs.add(points_before_ + points);
        if (setup_.sprt && number % 2 == 1 && !score_.verdict)
            score_.verdict = verdict(score_.pairs, *setup_.sprt);
        if (score_.verdict)
            is_over_ = true;
    }

    /// The first engine's side in the game of that number.
    static Color first_of(std::size_t number) {
        return number % 2 == 0 ? Color::white : Color::black;
    }

    const MatchSetup& setup_;
    const OnGame& on_game_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    std::size_t told_ = 0;
    std::atomic<bool> is_over_ = false;
    std::map<std::size_t, PlayedGame> waiting_;
    MatchScore score_;
    /// Of the first game of the pair that is being told.
    int points_before_ = 0;
    std::optional<std::string> failure_;
};

/// Plays game after game, with engines of its own.
class Worker {
  public:
    Worker(const MatchSetup& setup, const StallWatch& stalls, Schedule& schedule)
        : setup_(setup),
          stalls_(stalls),
          schedule_(schedule),
          first_(setup.first, setup.memory),
          second_(setup.second, setup.memory) {}

    void run() {
        while (const auto number = schedule_.next()) {
            const auto first = first_.engine();
            const auto second = second_.engine();
            if (!first || !second) {
                schedule_.fail(!first ? first.error() : second.error());
                return;
            }
            play(*number, **first, **second);
        }
    }

  private:
    void play(std::size_t number, DrivenEngine& first, DrivenEngine& second) {
        const Opening& opening = setup_.openings[number / 2 % setup_.openings.size()];
        const MoveLimits of_first = setup_.first.limits.any() ? setup_.first.limits : setup_.limits;
        const MoveLimits of_second =
            setup_.second.limits.any() ? setup_.second.limits : setup_.limits;
        const bool is_white = number % 2 == 0;
        const PerColor<DrivenEngine*> players{
            {is_white ? &first : &second, is_white ? &second : &first}};
        const PerColor<MoveLimits> limits{
            {is_white ? of_first : of_second, is_white ? of_second : of_first}};
        GameRules rules = setup_.rules;
        rules.stalls = &stalls_;
        PlayedGame played = play_game(players, limits, opening.start, opening.moves, rules, judge_);
        if (played.failed)
            (*played.failed == (is_white ? Color::white : Color::black) ? first_ : second_).leave();
        schedule_.finish(number, std::move(played));
    }

    const MatchSetup& setup_;
    const StallWatch& stalls_;
    Schedule& schedule_;
    Seat first_;
    Seat second_;
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
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < std::max<std::size_t>(setup.concurrency, 1); ++i)
        threads.emplace_back(
            [&worker = workers.emplace_back(setup, stalls, schedule)] { worker.run(); });
    for (std::jthread& thread : threads)
        thread.join();
    return std::move(schedule).result();
}

}  // namespace arbiter::match
