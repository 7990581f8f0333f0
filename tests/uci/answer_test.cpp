// What an engine says.
#include "arbiter/uci/answer.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace uci;

template <typename T>
T answer_as(std::string_view line) {
    const auto answer = read_answer(line);
    EXPECT_TRUE(answer && std::holds_alternative<T>(*answer)) << line;
    return answer && std::holds_alternative<T>(*answer) ? std::get<T>(*answer) : T();
}

TEST(UciAnswer, says_who_it_is) {
    EXPECT_EQ(answer_as<Name>("id name Stockfish 15.1").text, "Stockfish 15.1");
    EXPECT_EQ(answer_as<Author>("id author the  authors (see AUTHORS)").text,
              "the  authors (see AUTHORS)");
    EXPECT_EQ(read_answer("uciok"), Answer(Greeted()));
    EXPECT_EQ(read_answer(" readyok\r"), Answer(Ready()));
    for (const std::string_view line : {"", "id", "id name", "option", "option name X", "joho",
                                        "option name X type joho", "Stockfish 15.1 by the authors"})
        EXPECT_EQ(read_answer(line), std::nullopt) << line;
}

TEST(UciAnswer, offers_options_of_every_type) {
    EXPECT_EQ(answer_as<Option>("option name Hash type spin default 16 min 1 max 33554432"),
              Option("Hash", Spin(16, 1, 33554432)));
    EXPECT_EQ(answer_as<Option>("option name Ponder type check default false"),
              Option("Ponder", Check(false)));
    EXPECT_EQ(answer_as<Option>("option name Style type combo default Normal var Solid var Normal "
                                "var Very Risky"),
              Option("Style", Combo("Normal", {"Solid", "Normal", "Very Risky"})));
    EXPECT_EQ(answer_as<Option>("option name Clear Hash type button"),
              Option("Clear Hash", Button()));
    EXPECT_EQ(answer_as<Option>("option name Debug Log File type string default"),
              Option("Debug Log File", Text("")));
    EXPECT_EQ(answer_as<Option>("option name SyzygyPath type string default <empty>"),
              Option("SyzygyPath", Text("")));
}

TEST(UciAnswer, tells_what_the_search_has_found) {
    const auto info = answer_as<Info>(
        "info depth 12 seldepth 17 multipv 2 score cp -33 wdl 10 900 90 nodes 12345 nps 1000000 "
        "hashfull 7 tbhits 0 time 12 pv e7e5 g1f3");
    EXPECT_EQ(info.depth, 12);
    EXPECT_EQ(info.deepest, 17);
    EXPECT_EQ(info.rank, 2);
    EXPECT_EQ(info.score, ReportedScore(-33));
    EXPECT_EQ(info.chances, Chances(10, 900, 90));
    EXPECT_EQ(info.nodes, 12345U);
    EXPECT_EQ(info.time, std::chrono::milliseconds(12));
    EXPECT_EQ(info.line, (std::vector<std::string>{"e7e5", "g1f3"}));
    EXPECT_EQ(answer_as<Info>("info score mate -3 upperbound").score,
              ReportedScore(-3, ReportedScore::Unit::mates, ScoreBound::upper));
    EXPECT_EQ(answer_as<Info>("info score cp -2147483648").score, ReportedScore(-1'000'000));
    EXPECT_EQ(answer_as<Info>("info string NNUE  depth 4").text, "NNUE  depth 4");
    EXPECT_EQ(answer_as<Info>("info pv e2e4 depth 3").depth, 3);
    EXPECT_EQ(answer_as<Info>("info joho depth x score -337 nodes 5").nodes, 5U);
    EXPECT_EQ(answer_as<Info>("info score -337").score, std::nullopt);
}

TEST(UciAnswer, ends_with_the_best_move) {
    EXPECT_EQ(answer_as<BestMove>("bestmove e2e4 ponder e7e5"), BestMove("e2e4", "e7e5"));
    EXPECT_EQ(answer_as<BestMove>("bestmove (none)"), BestMove("(none)", ""));
    EXPECT_EQ(answer_as<BestMove>("bestmove"), BestMove("", ""));
}

TEST(UciAnswer, is_written_as_it_is_read) {
    for (const std::string_view line :
         {"id name Arbiter 0.1.0", "id author the Arbiter authors", "uciok", "readyok",
          "option name Hash type spin default 16 min 1 max 1024",
          "option name Ponder type check default true",
          "option name Style type combo default Normal var Solid var Very Risky",
          "option name Clear Hash type button", "option name Path type string default <empty>",
          "info depth 3 seldepth 5 multipv 1 score cp 20 wdl 30 960 10 nodes 100 nps 50 hashfull 0 "
          "tbhits 0 time 2 pv e2e4",
          "info score mate 2 lowerbound", "info currmove e2e4 currmovenumber 1",
          "info string no such option", "bestmove e2e4 ponder e7e5", "bestmove (none)"})
        EXPECT_EQ(write_answer(read_answer(line).value()), line);
}

TEST(UciAnswer, is_one_line_whatever_it_says) {
    EXPECT_EQ(write_answer(Info{.text = "no option \"a\nquit\r\""}),
              "info string no option \"a quit \"");
}

}  // namespace
}  // namespace arbiter::testing
