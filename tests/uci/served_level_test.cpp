// Our engine over UCI where it plays as weak as it is told.
#include <set>

#include <gtest/gtest.h>

#include "arbiter/engine/level.hpp"
#include "arbiter/uci/served_engine.hpp"
#include "tests/uci/engine_talk.hpp"

namespace arbiter::testing {
namespace {

using namespace uci;

TEST(ServedLevel, plays_at_a_level) {
    EngineTalk talk;
    talk.say({"setoption name Level value 1", "position startpos", "go wtime 1000 btime 1000"});
    expect_legal(Position(), {talk.await_best().move});
    EXPECT_LE(*talk.last_info()->depth, 2) << "it looks no farther";
    talk.say({"setoption name UCI_AnalyseMode value true", "go depth 6"});
    talk.await_best();
    EXPECT_EQ(talk.last_info()->depth, 6) << "who analyses wants all it can do";
}

TEST(ServedLevel, keeps_to_what_a_go_asks_for_at_every_level) {
    for (const std::string_view level : {"1", "4", "7", "9"}) {
        EngineTalk talk;
        talk.say("setoption name Level value " + std::string(level));
        talk.say({"position startpos", "go searchmoves a2a3"});
        EXPECT_EQ(talk.await_best().move, "a2a3");
        talk.say("go nodes 300");
        talk.await_best();
        EXPECT_LE(*talk.last_info()->nodes, 300U);
        talk.say("go depth 2");
        talk.await_best();
        EXPECT_LE(*talk.last_info()->depth, 2);
        talk.say("go wtime 50 btime 50");
        talk.await_best();
        EXPECT_LE(*talk.last_info()->nodes, 1000U) << "its flag would fall";
    }
}

TEST(ServedLevel, looks_briefly_where_exchanges_never_end) {
    EngineTalk talk;
    talk.say(
        {"position fen 4q1k1/1Q3q2/2K1qQ2/3QQ1q1/5Q2/1q3Q1q/1q4Q1/QQ2q2q w - - 0 1", "go nodes 1"});
    talk.await_best();
    EXPECT_LE(*talk.last_info()->nodes, 10'000U);
}

TEST(ServedLevel, chooses_the_same_again_by_the_same_seed) {
    EngineTalk talk;
    const auto chosen = [&](std::string_view seed) {
        talk.say({"ucinewgame", "setoption name Level value 2", seed, "position startpos", "go"});
        return talk.await_best().move;
    };
    std::set<std::string> by_seven;
    std::set<std::string> by_any;
    for (int i = 0; i < 20; ++i) {
        by_seven.insert(chosen("setoption name Seed value 7"));
        by_any.insert(chosen("setoption name Seed value 0"));
    }
    EXPECT_EQ(by_seven.size(), 1U);
    EXPECT_GT(by_any.size(), 1U) << "another in every game";
}

TEST(ServedLevel, plays_as_weak_as_it_is_told_and_says_what_it_expects) {
    EngineTalk talk;
    talk.say({"setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 400",
              "setoption name UCI_ShowWDL value true", "position startpos", "go wtime 1000"});
    expect_legal(Position(), {talk.await_best().move});
    EXPECT_LE(*talk.last_info()->depth, 2);
    ASSERT_TRUE(talk.last_info()->chances);
    talk.say({"setoption name UCI_LimitStrength value false", "go depth 6"});
    talk.await_best();
    EXPECT_EQ(talk.last_info()->depth, 6);
}

TEST(ServedLevel, stops_at_every_level) {
    EngineTalk talk;
    for (int level = 1; level <= strongest_level; ++level) {
        talk.say({"setoption name Level value " + std::to_string(level), "position startpos", "go",
                  "stop"});
        expect_legal(Position(), {talk.await_best().move});
        talk.say({"go ponder wtime 1000 btime 1000"});
        EXPECT_EQ(talk.count("bestmove"), 2 * static_cast<std::size_t>(level) - 1);
        talk.say("ponderhit");
        talk.say("stop");
        expect_legal(Position(), {talk.await_best().move});
    }
}

}  // namespace
}  // namespace arbiter::testing
