// How games ended: the board before the record, the record before the result.
#include "arbiter/collection/recorded_end.hpp"

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

std::string ending_of(const std::string& text) {
    return std::string(code(of_game(text, recorded_end)));
}

std::string with_termination(std::string_view words, std::string_view movetext) {
    return ending_of("[Termination \"" + std::string(words) + "\"]\n\n" + std::string(movetext));
}

TEST(RecordedEnd, the_board_tells) {
    EXPECT_EQ(ending_of("1. f3 e5 2. g4 Qh4# 0-1"), "checkmate");
    EXPECT_EQ(ending_of(game_from("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "", "1. Qf7 1/2-1/2")),
              "stalemate");
    EXPECT_EQ(ending_of(game_from("8/8/8/3k4/8/8/3p4/3K4 w - - 0 1", "", "1. Kxd2 1/2-1/2")),
              "dead_position");
    EXPECT_EQ(ending_of(knights_out_and_back(4) + " 1/2-1/2"), "fivefold");
    EXPECT_EQ(ending_of(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "", "1. Ra2 1/2-1/2")),
              "seventyfive");
}

TEST(RecordedEnd, the_board_counts_before_the_record) {
    EXPECT_EQ(with_termination("resignation", "1. f3 e5 2. g4 Qh4# 0-1"), "checkmate");
}

TEST(RecordedEnd, the_record_tells) {
    for (const auto& [words, wanted] :
         {std::pair<std::string_view, std::string_view>{"time forfeit", "flag"},
          {"resignation", "resignation"},
          {"adjudication", "adjudication"},
          {"Adjudicated by the arbiter", "adjudication"},
          {"abandoned", "abandoned"},
          {"normal", "won"}})
        EXPECT_EQ(with_termination(words, "1. e4 1-0"), wanted) << words;
    EXPECT_EQ(ending_of("1. e4 e5 {White forfeits on time} 0-1"), "flag");
}

TEST(RecordedEnd, a_draw_that_could_be_claimed_was) {
    EXPECT_EQ(ending_of(knights_out_and_back(2) + " 1/2-1/2"), "threefold");
    EXPECT_EQ(ending_of(knights_out_and_back(2) + " e4 1/2-1/2"), "drawn");
    EXPECT_EQ(ending_of(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", "", "1. Ra2 1/2-1/2")),
              "fifty");
    EXPECT_EQ(ending_of(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 98 90", "", "1. Ra2 1/2-1/2")),
              "drawn");
    EXPECT_EQ(ending_of(knights_out_and_back(2) + " 1-0"), "won");
}

TEST(RecordedEnd, the_result_tells_where_nothing_else_does) {
    EXPECT_EQ(ending_of("1. e4 1-0"), "won");
    EXPECT_EQ(ending_of("1. e4 0-1"), "won");
    EXPECT_EQ(ending_of("1. e4 1/2-1/2"), "drawn");
    EXPECT_EQ(ending_of("1. e4 *"), "unfinished");
    EXPECT_EQ(ending_of("1. e4"), "unfinished");
    EXPECT_EQ(ending_of("[Result \"0-0\"]\n\n1. e4 0-0"), "adjudication") << "both have lost";
}

TEST(RecordedEnd, of_moves_that_break_off_the_board_tells_nothing) {
    EXPECT_EQ(ending_of(knights_out_and_back(4) + " Ke3 1/2-1/2"), "drawn");
    EXPECT_EQ(ending_of("1. e4 Ke3 1-0"), "won");
}

TEST(RecordedEnd, each_has_a_code_and_words_of_its_own) {
    std::set<std::string_view> codes;
    std::set<std::string_view> words;
    for (std::size_t i = 0; i < recorded_ends; ++i) {
        codes.insert(code(static_cast<RecordedEnd>(i)));
        words.insert(describe(static_cast<RecordedEnd>(i)));
    }
    EXPECT_EQ(codes.size(), recorded_ends);
    EXPECT_EQ(words.size(), recorded_ends);
    EXPECT_EQ(describe(RecordedEnd::flag), "Time");
    EXPECT_EQ(describe(RecordedEnd::unfinished), "Unfinished");
}

}  // namespace
}  // namespace arbiter::testing
