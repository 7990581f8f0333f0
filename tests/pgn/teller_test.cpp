// Who is told, and who no longer: a visitor that stops hears nothing more.
#include "arbiter/pgn/teller.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {
namespace {

/// Counts what it is told, and answers problems and ends of games as it was made to.
class Listener : public PgnVisitor {
  public:
    Listener(Next at_problem, Next at_end) : at_problem_(at_problem), at_end_(at_end) {}

    void san(std::string_view text, TextPlace /*place*/) override {
        heard += std::string(text) + ' ';
    }
    Next problem(const PgnProblem& problem) override {
        heard += std::string(code(problem.fault)) + ' ';
        return at_problem_;
    }
    Next end_game(TextPlace /*place*/) override {
        heard += "end ";
        return at_end_;
    }
    void end_text(TextPlace place) override { heard += "text@" + std::to_string(place.offset); }

    std::string heard;

  private:
    Next at_problem_;
    Next at_end_;
};

TEST(Teller, tells_the_end_of_the_text_once_and_with_the_place_of_the_lexer) {
    Listener listener(Next::go_on, Next::go_on);
    PgnLexer lexer("e4 e5");
    PgnTeller teller(listener, lexer);
    static_cast<void>(lexer.next());
    EXPECT_FALSE(teller.has_ended());
    teller.end_text();
    teller.end_text();
    EXPECT_TRUE(teller.has_ended());
    EXPECT_EQ(listener.heard, "text@2");
}

TEST(Teller, tells_nobody_behind_a_stop) {
    Listener listener(Next::stop, Next::go_on);
    PgnLexer lexer("e4 e5");
    PgnTeller teller(listener, lexer);
    teller->san("e4", {});
    teller.report({PgnFault::stray_close, {}, "why"});
    EXPECT_TRUE(teller.has_ended());
    teller->san("e5", {});
    teller.report({PgnFault::stray_close, {}, "why"});
    EXPECT_EQ(teller->end_game({}), Next::go_on) << "nobody has no wishes";
    EXPECT_EQ(listener.heard, "e4 stray-close text@0");
}

TEST(Teller, goes_on_where_nobody_stops) {
    Listener listener(Next::go_on, Next::go_on);
    PgnLexer lexer("");
    PgnTeller teller(listener, lexer);
    teller.report({PgnFault::stray_close, {}, "why"});
    teller.obey(Next::go_on);
    EXPECT_FALSE(teller.has_ended());
    EXPECT_EQ(teller.visitor(), &listener);
}

TEST(StoppedReading, ends_behind_the_first_problem_or_the_first_game) {
    constexpr std::string_view games = "1. e4 ) e5 1-0\n\n[Event \"b\"]\n\n1. d4 ) 0-1\n";
    const auto heard = [&](Next at_problem, Next at_end) {
        Listener listener(at_problem, at_end);
        read_games(games, listener);
        return listener.heard.substr(0, listener.heard.find('@'));
    };
    EXPECT_EQ(heard(Next::go_on, Next::go_on), "e4 stray-close e5 end d4 stray-close end text");
    EXPECT_EQ(heard(Next::stop, Next::go_on), "e4 stray-close text");
    EXPECT_EQ(heard(Next::go_on, Next::stop), "e4 stray-close e5 end text");
}

TEST(Visitor, wants_everything_but_move_numbers_where_it_says_nothing) {
    PgnVisitor visitor;
    EXPECT_FALSE(visitor.wants_move_numbers());
    EXPECT_EQ(visitor.begin_moves({}), Visit::enter);
    EXPECT_EQ(visitor.begin_variation({}), Visit::enter);
    EXPECT_EQ(visitor.problem({PgnFault::stray_close, {}, "why"}), Next::go_on);
    EXPECT_EQ(visitor.end_game({}), Next::go_on);
}

}  // namespace
}  // namespace arbiter::testing
