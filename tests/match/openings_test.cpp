// Where the games of a match begin, and how they are written.
#include "arbiter/match/openings.hpp"

#include <gtest/gtest.h>

#include "arbiter/match/match_pgn.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/pgn/writer.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

using namespace match;

TEST(Openings, are_the_first_moves_of_games) {
    const auto openings = read_openings("1. e4 e5 2. Nf3 Nc6 *\n\n1. d4 {x} (1. c4) *\n\n", 3);
    ASSERT_TRUE(openings) << openings.error();
    ASSERT_EQ(openings->size(), 2U);
    EXPECT_EQ(openings->at(0).moves.size(), 3U);
    EXPECT_EQ(openings->at(1).moves.size(), 1U);
    EXPECT_EQ(read_openings("[Event \"x\"]\n\n1. e4 e5 2. Ke3 *").error(),
              "line 3, column 13: Ke3: the king on e1 cannot go to e3; a king goes to an adjoining "
              "square (Law 3.8.1)");
}

TEST(Openings, are_lines_of_fen_and_epd) {
    const auto openings = read_openings(
        "# two\n4k3/8/8/8/8/8/8/4K2R w K - id \"one\";\n\n4k3/8/8/8/8/8/8/R3K3 w Q - 3 9\r\n"
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1\n");
    ASSERT_TRUE(openings) << openings.error();
    ASSERT_EQ(openings->size(), 2U) << "stalemate is no opening";
    EXPECT_EQ(write_fen(openings->at(1).start), "4k3/8/8/8/8/8/8/R3K3 w Q - 3 9");
    EXPECT_TRUE(
        read_openings("4k3/8/8/8/8/8/8/4K2R w K -\njoho\n").error().starts_with("line 2: "));
    EXPECT_EQ(read_openings("8/8/8/8/8/8/8/8 w - -").error(),
              "line 1: this position cannot be played on; `arbiter fen` tells why");
    for (const std::string_view nothing : {"", "\n\n", "# x\n", "7k/5Q2/8/8/8/8/8/K7 b - -"})
        EXPECT_EQ(read_openings(nothing).error(), "there is no opening in it");
}

TEST(Openings, are_shuffled_by_a_seed) {
    std::string text;
    for (int i = 1; i < 40; ++i)
        text += "4k3/8/8/8/8/8/8/4K2R w K - 0 " + std::to_string(i) + '\n';
    const auto order = [&](std::uint64_t seed) {
        auto openings = read_openings(text).value();
        shuffle(openings, seed);
        std::string numbers;
        for (const Opening& opening : openings)
            numbers += std::to_string(opening.start.fullmove_number()) + ' ';
        return numbers;
    };
    EXPECT_EQ(order(1), order(1));
    EXPECT_NE(order(1), order(2));
}

TEST(MatchPgn, tells_scores_clocks_and_the_end) {
    PlayedGame played{.game = Game({.ruleset = &fide_ruleset(),
                                    .time = {{{std::nullopt, std::chrono::minutes(1), {}}}}}),
                      .thoughts = {}};
    Position position;
    const std::pair<std::string_view, uci::ReportedScore> moves[] = {
        {"f2f3", {-35}},
        {"e7e5", {105}},
        {"g2g4", {-1, uci::ReportedScore::Unit::mates}},
        {"d8h4", {1, uci::ReportedScore::Unit::mates}}};
    for (const auto& [text, score] : moves) {
        const Move next = move(position, text);
        ASSERT_TRUE(played.game.apply(MoveMade{next}));
        position = position.play(next);
        played.thoughts.push_back({uci::Info{.depth = 7, .score = score}, {}});
    }
    std::string text;
    write_pgn(text, as_pgn(played, {{"White", "a"}, {"Black", "b"}}), {.max_columns = 0});
    EXPECT_TRUE(text.contains(
        "1. f3 {[%eval -0.35,7] [%clk 0:01:00]} 1... e5 {[%eval -1.05,7] [%clk 0:01:00]} 2. g4 "
        "{[%eval #-1,7] [%clk 0:01:00]} 2... Qh4# {[%eval #-1,7] [%clk 0:01:00]}"))
        << text;
}

}  // namespace
}  // namespace arbiter::testing
