// Who plays, as people name him.
#include "arbiter/match/contestant.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace match;

std::expected<Contestant, std::string> read(std::string_view text) {
    return read_contestant(text, {"/opt/arbiter", "uci"});
}

TEST(Contestant, is_a_command_with_options_and_limits) {
    const auto fish = read(
        "/usr/games/stockfish -x \"option.Move Overhead=100\" option.UCI_Elo=2000 "
        "nodes=5000 depth=9 movetime=100");
    ASSERT_TRUE(fish) << fish.error();
    EXPECT_EQ(fish->words, (std::vector<std::string>{"/usr/games/stockfish", "-x"}));
    EXPECT_EQ(fish->name, "stockfish");
    EXPECT_EQ(fish->options,
              (std::vector<uci::SetOption>{{"Move Overhead", "100"}, {"UCI_Elo", "2000"}}));
    EXPECT_EQ(fish->limits.nodes, 5000U);
    EXPECT_EQ(fish->limits.depth, 9);
    EXPECT_EQ(fish->limits.time, std::chrono::milliseconds(100));
    EXPECT_EQ(read("x 'time=10 sec + 0.1 sec'")->time,
              (TimeControl{{{.moves = {},
                             .base = std::chrono::seconds(10),
                             .per_move = std::chrono::milliseconds(100)}}}));
    EXPECT_EQ(read("stockfish name=Fish")->name, "Fish");
    EXPECT_EQ(read("x option.Clear\\ Hash")->options.front().value, std::nullopt);
}

TEST(Contestant, is_our_own_engine_at_a_level) {
    EXPECT_EQ(read("self")->words, (std::vector<std::string>{"/opt/arbiter", "uci"}));
    const auto level = read("level:2 nodes=10");
    EXPECT_EQ(level->name, "level:2");
    EXPECT_EQ(level->options, (std::vector<uci::SetOption>{{"Level", "2"}}));
    EXPECT_TRUE(level->limits_itself);
    EXPECT_FALSE(read("level:10")->limits_itself);
    for (const std::string_view none : {"level:0", "level:11", "level:", "level:2x"})
        EXPECT_EQ(read(none).error(), std::string(none) + ": a level from 1 to 10 is expected");
    EXPECT_FALSE(read("self")->limits_itself);
    EXPECT_EQ(read("engine self")->words, (std::vector<std::string>{"engine", "self"}));
}

TEST(Contestant, is_refused_with_what_would_be_right) {
    EXPECT_EQ(read("").error(), "no engine is named: level:1, self or a command is expected");
    EXPECT_EQ(read("nodes=5").error(), read("").error());
    EXPECT_EQ(read("x nodes=many").error(),
              "nodes=many: a whole number from 1 to 1000000000 is expected");
    EXPECT_EQ(read("x depth=0").error(),
              "depth=0: a whole number from 1 to 1000000000 is expected");
    EXPECT_EQ(read("x time=soon").error().substr(0, 11), "time=soon: ");
    EXPECT_EQ(read("x time=-").error(), "time=-: a time is expected, such as 10s+0.1s");
    EXPECT_NE(read("x time=300+3").error().find("may be 5 hours"), std::string::npos);
    EXPECT_EQ(read("x option.=5").error(), "an option is written option.NAME=VALUE");
    EXPECT_EQ(read("'x").error(), "the quote ' has no end");
}

}  // namespace
}  // namespace arbiter::testing
