// Our engine over UCI: what every program that shows chess counts on, and what those that exist
// trip over.
#include "arbiter/uci/served_engine.hpp"

#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/base/words.hpp"
#include "tests/support/positions.hpp"
#include "tests/uci/engine_talk.hpp"

namespace arbiter::testing {
namespace {

using namespace uci;

constexpr std::string_view after_e4_e5 =
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
constexpr std::string_view mate_in_one = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

TEST(ServedEngine, greets_with_its_name_first_and_uciok_last) {
    EngineTalk talk;
    EXPECT_TRUE(talk.lines().empty()) << "nothing is said unasked";
    talk.say("uci");
    const auto lines = talk.lines();
    ASSERT_GE(lines.size(), 4U);
    EXPECT_EQ(lines[0], "id name Arbiter test");
    EXPECT_EQ(lines[1], "id author the Arbiter authors");
    EXPECT_EQ(lines.back(), "uciok");
    for (std::size_t i = 2; i + 1 < lines.size(); ++i)
        EXPECT_TRUE(read_answer(lines[i]) && lines[i].starts_with("option name ")) << lines[i];
}

TEST(ServedEngine, names_endgame_tables_where_it_can_open_them) {
    EngineTalk without;
    without.say("uci");
    EXPECT_EQ(without.count("option name SyzygyPath"), 0U);
    std::vector<std::string> opened;
    EngineTalk talk(
        [&](const std::string& folders) -> std::expected<SharedEndgameTables, std::string> {
            opened.push_back(folders);
            return std::unexpected("there is nothing");
        });
    talk.say({"uci", "setoption name SyzygyPath value /a folder:/another", "isready"});
    EXPECT_EQ(talk.count("option name SyzygyPath type string default <empty>"), 1U);
    EXPECT_EQ(talk.lines().back(), "readyok");
    for (int round = 0; round < 2; ++round) {
        talk.say("go depth 1");
        talk.await_best();
    }
    EXPECT_EQ(opened, std::vector<std::string>{"/a folder:/another"}) << "once";
    EXPECT_EQ(talk.count("info string there is nothing"), 1U);
    talk.say({"setoption name SyzygyPath value /a folder:/another", "go depth 1"});
    talk.await_best();
    EXPECT_EQ(opened.size(), 2U) << "named again it is tried again";
    talk.say({"setoption name SyzygyPath value <empty>", "go depth 1"});
    talk.await_best();
    EXPECT_EQ(opened.size(), 2U);
}

TEST(ServedEngine, is_ready_while_it_searches) {
    EngineTalk talk;
    talk.say("go infinite");
    for (int i = 0; i < 1000; ++i)
        talk.say("isready");
    EXPECT_EQ(talk.count("readyok"), 1000U);
    EXPECT_EQ(talk.count("bestmove"), 0U);
    talk.say("stop");
    talk.await_best();
}

TEST(ServedEngine, is_ready_with_a_table_of_many_gigabytes) {
    EngineTalk talk;
    talk.say({"setoption name Hash value 16384", "ucinewgame", "isready"});
    EXPECT_EQ(talk.lines(), std::vector<std::string>{"readyok"});
    talk.say("go depth 2");
    talk.await_best();
}

TEST(ServedEngine, needs_nothing_before_the_first_go) {
    EngineTalk talk;
    talk.say("go depth 3");
    const BestMove best = talk.await_best();
    expect_legal(Position(), {best.move, best.ponder});
}

TEST(ServedEngine, says_one_best_move_for_each_go_and_none_without) {
    EngineTalk talk;
    talk.say({"stop", "ponderhit", "stop", "isready"});
    EXPECT_EQ(talk.lines(), std::vector<std::string>{"readyok"});
    talk.say({"go infinite", "stop", "stop", "stop"});
    talk.wait();
    EXPECT_EQ(talk.count("bestmove"), 1U);
    talk.say({"go infinite", "go infinite", "go depth 1"});
    talk.wait();
    EXPECT_EQ(talk.count("bestmove"), 4U);
}

TEST(ServedEngine, keeps_its_move_until_it_is_stopped_whatever_it_has_found) {
    for (const std::string_view go : {"go infinite", "go ponder wtime 1 btime 1", "go ponder"})
        for (const std::string_view fen :
             {mate_in_one, std::string_view("7k/8/8/8/8/8/1q6/K7 w - - 0 1"),
              std::string_view("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")}) {
            EngineTalk talk;
            talk.say({"position fen " + std::string(fen), go});
            talk.await("info depth");
            talk.say("isready");
            talk.await("readyok");
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            EXPECT_EQ(talk.count("bestmove"), 0U) << go << ' ' << fen;
            talk.say("stop");
            talk.await_best();
        }
}

TEST(ServedEngine, ponders_until_the_move_is_played) {
    EngineTalk talk;
    talk.say({"position startpos moves e2e4 e7e5", "go ponder wtime 1000 btime 1000"});
    talk.await("info depth");
    EXPECT_EQ(talk.count("bestmove"), 0U);
    talk.say("ponderhit");
    talk.await_best();
}

TEST(ServedEngine, stops_for_a_new_position_and_a_new_game) {
    EngineTalk talk;
    talk.say({"go infinite", "position fen " + std::string(mate_in_one)});
    EXPECT_EQ(talk.count("bestmove"), 1U);
    talk.await_best();
    talk.say("go depth 3");
    EXPECT_EQ(talk.await_best().move, "a1a8");
    talk.say({"go infinite", "ucinewgame"});
    EXPECT_EQ(talk.count("bestmove"), 3U);
}

TEST(ServedEngine, looks_at_the_moves_asked_for) {
    EngineTalk talk;
    talk.say("go depth 4 searchmoves a2a3 h2h4 a2a3 e2e5");
    const BestMove best = talk.await_best();
    EXPECT_TRUE(best.move == "a2a3" || best.move == "h2h4") << best.move;
    EXPECT_EQ(talk.count("info string searchmoves e2e5: "), 1U);
    talk.say("go depth 2 searchmoves joho");
    expect_legal(Position(), {talk.await_best().move});
}

TEST(ServedEngine, shows_as_many_lines_as_were_asked_for) {
    EngineTalk talk;
    talk.say({"setoption name MultiPV value 3", "go depth 5"});
    const BestMove best = talk.await_best();
    std::set<std::string> first_moves;
    for (int rank = 1; rank <= 3; ++rank) {
        std::optional<Info> last;
        for (const std::string& line : talk.lines())
            if (line.contains(" multipv " + std::to_string(rank) + " "))
                last = std::get<Info>(read_answer(line).value());
        ASSERT_TRUE(last);
        EXPECT_EQ(last->depth, 5);
        expect_legal(Position(), last->line);
        first_moves.insert(last->line.front());
        if (rank == 1)
            EXPECT_EQ(last->line.front(), best.move);
    }
    EXPECT_EQ(first_moves.size(), 3U);
    talk.say({"setoption name MultiPV value 218", "position fen " + std::string(mate_in_one),
              "go depth 2"});
    talk.await_best();
    EXPECT_EQ(talk.last_info()->rank, 17) << "as many as there are moves";
}

TEST(ServedEngine, tells_lines_that_are_legal_and_mates_as_long_as_they_say) {
    for (const std::string_view fen :
         {mate_in_one, std::string_view("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"),
          std::string_view("8/8/8/8/8/4k3/4q3/6K1 b - - 0 1"), start_fen}) {
        EngineTalk talk;
        talk.say({"position fen " + std::string(fen), "go depth 8"});
        const BestMove best = talk.await_best();
        for (const std::string& text : talk.lines()) {
            const auto answer = read_answer(text);
            const auto* const info = std::get_if<Info>(&*answer);
            if (info == nullptr)
                continue;
            expect_legal(position(fen), info->line);
            ASSERT_TRUE(info->score && info->depth) << text;
            if (info->score->unit == ReportedScore::Unit::mates)
                EXPECT_EQ(info->line.size(), static_cast<std::size_t>(2 * info->score->value - 1))
                    << text;
        }
        EXPECT_EQ(talk.last_info()->line.front(), best.move);
    }
}

TEST(ServedEngine, plays_with_any_time_that_is_told) {
    for (const std::string_view go :
         {"go wtime 100", "go btime 100", "go wtime 0 btime 0", "go wtime -50 btime -50",
          "go wtime 100 btime 100 movestogo 1", "go wtime 100 btime 100 movestogo 0",
          "go movetime 0", "go movetime 1", "go movetime 20", "go nodes 1", "go depth 1",
          "go wtime joho btime 100 depth 2", "go mate 1 depth 3", "go depth 2 joho 5",
          "go wtime 99999999999999999999 btime 1 depth 2"})
        for (const std::string_view moves : {"", " moves e2e4"}) {
            EngineTalk talk;
            talk.say("position startpos" + std::string(moves));
            talk.say(go);
            const BestMove best = talk.await_best();
            expect_legal(moves.empty() ? Position() : Position().play(move(Position(), "e2e4")),
                         {best.move});
        }
}

TEST(ServedEngine, ends_by_itself_when_it_has_a_limit) {
    for (const std::string_view go :
         {"go wtime 100", "go wtime 0 btime 0", "go movetime 1", "go nodes 100", "go depth 2",
          "go mate 99999999999", "go wtime 100 winc 100 btime 100 binc 100", "go mate 1"}) {
        EngineTalk talk;
        talk.say({"position fen " + std::string(mate_in_one), go});
        EXPECT_EQ(talk.await_best().move, "a1a8") << go;
    }
}

TEST(ServedEngine, applies_what_is_set_during_a_search_to_the_next) {
    EngineTalk talk;
    talk.say({"go infinite", "setoption name MultiPV value 2", "setoption name Hash value 1",
              "setoption name Clear Hash", "isready"});
    talk.await("readyok");
    EXPECT_EQ(talk.count("bestmove"), 0U);
    talk.say("stop");
    talk.await_best();
    for (const std::string& line : talk.lines())
        EXPECT_FALSE(line.contains(" multipv 2 ")) << line;
    talk.say("go depth 2");
    talk.await("info depth 1 seldepth 1 multipv 2");
    talk.await_best();
}

TEST(ServedEngine, says_what_cannot_be_set) {
    EngineTalk talk;
    talk.say({"setoption name Hash value many", "setoption name Contempt value 3"});
    EXPECT_EQ(talk.lines(),
              (std::vector<std::string>{
                  "info string Hash takes a whole number from 1 to 65536, not \"many\"",
                  "info string there is no option \"Contempt\""}));
}

TEST(ServedEngine, passes_over_what_is_no_command) {
    EngineTalk talk;
    talk.say({"", "   ", "\t\r", "joho", std::string(1 << 20, 'x'), "register later", "UCI",
              "position", "setoption", "debug", "xboard"});
    EXPECT_TRUE(talk.lines().empty());
    talk.say({"debug on", "joho"});
    EXPECT_EQ(talk.lines(),
              std::vector<std::string>{"info string no command is known in \"joho\""});
}

TEST(ServedEngine, leaves_when_it_is_told_to) {
    EngineTalk talk;
    talk.say("go infinite");
    EXPECT_FALSE(talk.say("quit"));
    EXPECT_EQ(talk.count("bestmove"), 1U);
}

TEST(ServedEngine, sees_a_mate_in_one_however_soon_it_is_stopped) {
    for (const std::string_view go : {"go infinite", "go movetime 0", "go nodes 1"}) {
        EngineTalk talk;
        talk.say({"position fen " + std::string(mate_in_one), go, "stop"});
        EXPECT_EQ(talk.await_best().move, "a1a8") << go;
    }
}

TEST(ServedEngine, counts_moves) {
    EngineTalk talk;
    talk.say("go perft 3");
    EXPECT_EQ(talk.await("Nodes"), "Nodes searched: 8902");
    EXPECT_EQ(talk.count("e2e4: 600"), 1U);
    talk.say({"go perft 2000000000", "stop"});
    talk.wait();
    EXPECT_EQ(talk.count("bestmove"), 0U);
}

TEST(ServedEngine, searches_with_several_threads) {
    EngineTalk talk;
    talk.say({"setoption name Threads value 3", "position startpos", "go nodes 20000"});
    expect_legal(Position(), {talk.await_best().move});
    EXPECT_LE(*talk.last_info()->nodes, 20'000U);
}

// The steps of fastchess --compliance.
TEST(ServedEngine, does_what_match_runners_try_first) {
    EngineTalk talk;
    talk.say({"uci", "isready", "ucinewgame", "isready", "position startpos", "isready",
              "position fen 3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 w - - 0 27",
              "isready"});
    EXPECT_EQ(talk.count("readyok"), 4U);
    EXPECT_EQ(talk.count("id name Arbiter test"), 1U);
    EXPECT_EQ(talk.count("id author the Arbiter authors"), 1U);
    const Position told =
        position("3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 w - - 0 27");
    for (const std::string_view go :
         {"go wtime 100", "go btime 100", "go wtime 100 winc 100 btime 100 binc 100",
          "go btime 100 binc 100 wtime 100 winc 100"}) {
        const std::size_t scores = talk.count("info depth");
        talk.say(go);
        expect_legal(told, {talk.await_best().move});
        EXPECT_GT(talk.count("info depth"), scores) << go;
        EXPECT_TRUE(talk.last_info()->score);
    }
    for (const std::string_view from : {"position startpos", "position startpos moves e2e4 e7e5"}) {
        talk.say({"ucinewgame", from, "go wtime 100 btime 100"});
        const Position reached = from.contains("moves") ? position(after_e4_e5) : Position();
        expect_legal(reached, {talk.await_best().move});
    }
}

TEST(ServedEngine, keeps_count_whatever_it_is_told) {
    const std::vector<std::string> said{"uci",
                                        "isready",
                                        "ucinewgame",
                                        "position startpos",
                                        "position startpos moves e2e4 e7e5",
                                        "position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
                                        "position fen joho",
                                        "stop",
                                        "ponderhit",
                                        "setoption name Hash value 2",
                                        "setoption name MultiPV value 2",
                                        "setoption name MultiPV value 1",
                                        "setoption name Clear Hash",
                                        "debug on",
                                        "joho"};
    const std::vector<std::string> searches{"go infinite", "go depth 3",    "go nodes 500",
                                            "go ponder",   "go movetime 5", "go wtime 50 btime 50"};
    SplitMix64 chance(7);
    EngineTalk talk;
    std::size_t asked = 0;
    for (int i = 0; i < 400; ++i) {
        const bool is_search = chance.next() % 3 == 0;
        const auto& list = is_search ? searches : said;
        talk.say(list[chance.next() % list.size()]);
        asked += is_search ? 1 : 0;
    }
    talk.say("quit");
    EXPECT_EQ(talk.count("bestmove"), asked);
}

}  // namespace
}  // namespace arbiter::testing
