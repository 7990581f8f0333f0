// Positions and games that our engine is told over UCI.
#include <gtest/gtest.h>

#include "arbiter/uci/served_engine.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/perft_suite.hpp"
#include "tests/uci/engine_talk.hpp"

namespace arbiter::testing {
namespace {

using namespace uci;

TEST(ServedPosition, says_none_where_there_is_no_move) {
    EngineTalk talk;
    talk.say({"position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "go depth 5"});
    EXPECT_EQ(talk.await("info"), "info depth 0 score cp 0");
    EXPECT_EQ(talk.await("bestmove"), "bestmove (none)");
    talk.say({"position startpos moves f2f3 e7e5 g2g4 d8h4", "go movetime 1000"});
    EXPECT_EQ(talk.await("info"), "info depth 0 score mate 0");
    EXPECT_EQ(talk.await("bestmove"), "bestmove (none)");
}

TEST(ServedPosition, plays_long_games_and_stops_before_an_illegal_move) {
    std::string line = "position startpos moves";
    for (int i = 0; i < 150; ++i)
        line += " g1f3 g8f6 f3g1 f6g8";
    EngineTalk talk;
    talk.say({line + " e2e4", "go depth 1 searchmoves e7e5"});
    EXPECT_EQ(talk.await_best().move, "e7e5");
    talk.say({line + " e2e5 e7e5", "go depth 1 searchmoves e2e4"});
    const std::string why = talk.await("info string");
    EXPECT_TRUE(why.starts_with("info string move 601, e2e5, is not played, nor what follows: ") &&
                why.contains("(Law 3.7)"))
        << why;
    EXPECT_EQ(talk.await_best().move, "e2e4") << "the position before it stays";
}

TEST(ServedPosition, takes_every_fen_that_can_be_played_on) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w H - 0 1",
          "4k3/8/8/8/8/8/8/4K2R w K - 99 0", "4k3/8/8/8/8/8/8/4K2R w K -  0   1",
          "4k3/8/8/8/8/8/8/4K2R w Kq - 5 3"}) {
        EngineTalk talk;
        talk.say({"position fen " + std::string(fen), "go depth 1 searchmoves h1h8"});
        EXPECT_EQ(talk.await_best().move, "h1h8") << fen;
    }
}

TEST(ServedPosition, refuses_positions_that_cannot_be_played) {
    for (const std::string_view fen :
         {"8/8/8/8/8/8/8/8 w - - 0 1", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "joho", "",
          "4k3/8/8/8/8/8/8/KK6 w - - 0 1"}) {
        EngineTalk talk;
        talk.say({"position startpos moves e2e4", "position fen " + std::string(fen)});
        EXPECT_EQ(talk.count("info string the position stays as it was"), 1U) << fen;
        talk.say("go depth 1 searchmoves e7e5");
        EXPECT_EQ(talk.await_best().move, "e7e5") << fen;
    }
}

TEST(ServedPosition, castles_as_it_was_asked_to) {
    const std::string position = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EngineTalk talk;
    for (const std::string_view move : {"e1g1", "e1h1"}) {
        talk.say({position, "go depth 1 searchmoves " + std::string(move)});
        EXPECT_EQ(talk.await_best().move, "e1g1");
    }
    talk.say("setoption name UCI_Chess960 value true");
    for (const std::string_view move : {"e1g1", "e1h1"}) {
        talk.say({position, "go depth 1 searchmoves " + std::string(move)});
        EXPECT_EQ(talk.await_best().move, "e1h1");
    }
}

TEST(ServedPosition, takes_every_position_that_collections_have) {
    EngineTalk talk;
    for (const PerftCase& one : read_perft_lines(own_lines("perft_suite.epd"))) {
        const std::size_t said = talk.lines().size();
        talk.say({"position fen " + one.fen, "go perft 1"});
        talk.await("Nodes searched: " + std::to_string(one.counts.front()));
        EXPECT_GT(talk.lines().size(), said);
    }
}

}  // namespace
}  // namespace arbiter::testing
