// A game by post over months, read again from what was written of it, against a model of the clock
// that knows nothing of the program's.
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/journal/game_json.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/support/played_game.hpp"

namespace arbiter::testing {
namespace {

using std::chrono::seconds;

constexpr std::int64_t a_day = 86'400;

/// Counts in seconds, by the words of ICCF Rules 2.4.2: ten moves in fifty days.
struct ModelClock {
    std::int64_t days_left = 50;
    int moves = 0;
    /// From when until when.
    std::vector<std::array<std::int64_t, 2>> leaves = {};

    [[nodiscard]] bool is_on_leave(std::int64_t second) const {
        for (const auto& [from, until] : leaves)
            if (from <= second && second < until)
                return true;
        return false;
    }
    [[nodiscard]] std::int64_t used(std::int64_t from, std::int64_t until) const {
        std::int64_t used = until - from;
        for (const auto& [begins, ends] : leaves)
            used -= std::max<std::int64_t>(0, std::min(until, ends) - std::max(from, begins));
        return used;
    }
    [[nodiscard]] std::int64_t left(std::int64_t from, std::int64_t until) const {
        const std::int64_t whole = used(from, until) / a_day;
        return days_left - (whole <= 20 ? whole : 20 + 2 * (whole - 20));
    }
    /// The first second in which it is exceeded.
    [[nodiscard]] std::int64_t end(std::int64_t from) const {
        std::int64_t second = from;
        while (left(from, second + 3600) >= 0 && used(from, second + 3600) < 40 * a_day)
            second += 3600;
        while (left(from, second) >= 0 && used(from, second) < 40 * a_day)
            ++second;
        return second;
    }
    void complete(std::int64_t from, std::int64_t until) {
        days_left = left(from, until);
        if (++moves % 10 == 0)
            days_left += 50;
    }
};

class Postbag {
  public:
    explicit Postbag(std::uint32_t seed)
        : game_(at_the_program("10 moves in 50 days", "correspondence")), random_(seed) {}

    void play(int plies) {
        while (static_cast<int>(game_.history().moves().size()) < plies) {
            if (const auto due = game_.due(at(now_)))
                happen(*due);
            else
                move_by_hand();
            if (game_.history().moves().size() % 6 == 0)
                restart();
        }
    }
    void exceed() {
        while (const auto due = game_.due(at(now_)))
            happen(*due);
        const Color turn = game_.position().turn();
        const std::int64_t end = model_[turn].end(since_);
        ASSERT_EQ(game_.due_at(), at(end));
        EXPECT_FALSE(game_.due(at(end) - Duration(1)));
        now_ = end;
        ASSERT_TRUE(game_.due(at(end)) == Event(FlagFallen{turn}));
        happen(FlagFallen{turn});
        restart();
        EXPECT_EQ(game_.ending()->reason, EndReason::flag);
    }

    [[nodiscard]] int restarts() const { return restarts_; }
    [[nodiscard]] int answers() const { return answers_; }
    [[nodiscard]] int leaves() const { return leaves_; }
    [[nodiscard]] int doubled() const { return doubled_; }

  private:
    static Instant at(std::int64_t second) { return Instant(seconds(second)); }
    std::int64_t below(std::int64_t most) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(most));
    }
    Move any_move(const Position& position) {
        const MoveList moves = legal_moves(position);
        return moves[static_cast<std::size_t>(below(static_cast<std::int64_t>(moves.size())))];
    }

    void happen(const Event& event) {
        const Color turn = game_.position().turn();
        const bool is_first = game_.history().moves().empty();
        const auto outcome = game_.apply(event, at(now_));
        ASSERT_TRUE(outcome) << english(outcome.error());
        if (std::holds_alternative<MoveMade>(event)) {
            // The first move starts the clock.
            model_[turn].complete(is_first ? now_ : since_, now_);
            since_ = now_;
        }
        compare();
    }
    void compare() {
        const Color turn = game_.position().turn();
        const Clock& clock = *game_.state().clock;
        // Once it is over the clock stands.
        const std::array times{now_, now_ + (game_.is_over() ? 0 : below(5 * a_day))};
        for (const std::int64_t when : times)
            ASSERT_EQ(clock.main_time(turn, at(when)), std::chrono::days(std::max<std::int64_t>(
                                                           0, model_[turn].left(since_, when))));
        ASSERT_EQ(clock.main_time(opponent(turn), at(now_)),
                  std::chrono::days(model_[opponent(turn)].days_left));
    }

    void move_by_hand() {
        const Color turn = game_.position().turn();
        name_answers(opponent(turn));
        if (below(8) == 0)
            take_leave(below(2) == 0 ? turn : opponent(turn));
        const std::int64_t think =
            below(12) == 0 ? 20 * a_day + below(3 * a_day) : below(3 * a_day);
        const std::int64_t end = model_[turn].end(since_);
        now_ = std::min(now_ + think, end - 1);
        if (model_[turn].used(since_, now_) > 21 * a_day)
            ++doubled_;
        happen(MoveMade{expected_.empty() || below(4) == 0 ? any_move(game_.position())
                                                           : move(game_.position(), expected_)});
        expected_.clear();
        if (game_.due_answer())
            ++answers_;
    }
    void name_answers(Color by) {
        if (game_.history().moves().empty() || below(3) != 0)
            return;
        const Move reply = any_move(game_.position());
        const Position next = game_.position().play(reply);
        if (legal_moves(next).empty())
            return;
        expected_ = write_uci_move(reply);
        happen(AnswersNamed{by, expected_ + ' ' + write_uci_move(any_move(next))});
    }
    void take_leave(Color by) {
        const auto days = 1 + below(9);
        if (game_.history().moves().empty() || model_[by].is_on_leave(now_))
            return;
        now_ += below(a_day);
        if (now_ >= model_[game_.position().turn()].end(since_))
            return;
        Game trial = game_;
        if (!trial.apply(LeaveTaken{by, static_cast<int>(days)}, at(now_)))
            return;
        model_[by].leaves.push_back({now_, now_ + days * a_day});
        happen(LeaveTaken{by, static_cast<int>(days)});
        ++leaves_;
    }
    void restart() {
        auto again = read_game(write_game(game_));
        ASSERT_TRUE(again) << again.error().text;
        ASSERT_TRUE(again->state() == game_.state());
        game_ = *std::move(again);
        ++restarts_;
    }

    Game game_;
    std::mt19937 random_;
    PerColor<ModelClock> model_{};
    /// 2026-11-27.
    std::int64_t now_ = 1'795'737'600;
    /// When the side to move came to its turn.
    std::int64_t since_ = now_;
    /// What the other has an answer to.
    std::string expected_;
    int restarts_ = 0;
    int answers_ = 0;
    int leaves_ = 0;
    int doubled_ = 0;
};

TEST(CorrespondenceGame, of_thirty_moves_keeps_its_clock_to_the_second) {
    int answers = 0;
    int leaves = 0;
    int doubled = 0;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        Postbag post(seed);
        post.play(60);
        if (HasFatalFailure())
            return;
        post.exceed();
        EXPECT_GE(post.restarts(), 10);
        answers += post.answers();
        leaves += post.leaves();
        doubled += post.doubled();
    }
    EXPECT_GT(answers, 40);
    EXPECT_GT(leaves, 40);
    EXPECT_GT(doubled, 10);
}

}  // namespace
}  // namespace arbiter::testing
