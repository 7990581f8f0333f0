// A game, the hand that moves the time on, and short words for what happens in it.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {

inline constexpr Color white = Color::white;
inline constexpr Color black = Color::black;

/// Over the board, with people who watch the flags; change what a test needs otherwise.
inline Terms over_the_board(std::string_view time, std::string_view rules = "fide") {
    return {.ruleset = find_ruleset(rules),
            .time = read_time_control(time).value(),
            .completion = Completion::by_pressing,
            .flag_watch = FlagWatch::people};
}

/// At the program, which completes moves and sees flags.
inline Terms at_the_program(std::string_view time, std::string_view rules = "fide") {
    return {.ruleset = find_ruleset(rules), .time = read_time_control(time).value()};
}

inline Terms from(Terms terms, std::string_view fen) {
    terms.start = position(fen);
    return terms;
}

class PlayedGame {
  public:
    explicit PlayedGame(const Terms& terms) : game(terms) {}

    void wait(Duration time) { now += time; }
    /// Must be accepted.
    void happen(const Event& event) {
        const auto outcome = game.apply(event, now);
        ASSERT_TRUE(outcome) << english(outcome.error());
    }
    /// The move is made and nothing else.
    void make(std::string_view uci) { happen(MoveMade{move(game.position(), uci)}); }
    void press(Color side) { happen(ClockPressed{side}); }
    /// Moves in UCI, each made and completed by pressing, each after so much time.
    void play(const std::string& moves, Duration each = {}) {
        std::istringstream words(moves);
        for (std::string uci; words >> uci;) {
            const Color side = game.position().turn();
            wait(each);
            make(uci);
            if (game.terms().completion == Completion::by_pressing && !game.is_over())
                press(side);
        }
    }
    void illegal(std::string_view uci) { happen(IllegalMoveMade{attempt(uci)}); }

    void expect_refused(const Event& event, GameProblem problem, std::string_view article = {}) {
        const Game before = game;
        const auto outcome = game.apply(event, now);
        ASSERT_FALSE(outcome);
        EXPECT_EQ(code(outcome.error().problem), code(problem)) << english(outcome.error());
        if (!article.empty()) {
            EXPECT_EQ(outcome.error().article, article) << english(outcome.error());
        }
        EXPECT_FALSE(english(outcome.error()).empty());
        EXPECT_TRUE(game == before) << "a refused event changes nothing";
    }
    void expect_end(std::string_view result, EndReason reason, std::string_view article) {
        ASSERT_TRUE(game.ending());
        EXPECT_EQ(text(game.ending()->result), result);
        EXPECT_EQ(code(game.ending()->reason), code(reason));
        EXPECT_EQ(game.ending()->article, article);
    }

    [[nodiscard]] Duration left(Color side) const {
        return game.state().clock->main_time(side, now);
    }
    [[nodiscard]] std::optional<Color> running() const { return game.state().clock->running(); }
    /// The last that was ruled: "7.5.5: White has ...".
    [[nodiscard]] std::string last_ruling() const {
        const Log& log = game.state().log;
        return log.empty() ? "" : log.back().article + ": " + english(log.back().said);
    }
    /// Does any entry of the log name this article?
    [[nodiscard]] bool is_logged(std::string_view article) const {
        for (const LogEntry& entry : game.state().log)
            if (entry.article == article)
                return true;
        return false;
    }

    Game game;
    Instant now = Instant(std::chrono::hours(1));
};

}  // namespace arbiter::testing
