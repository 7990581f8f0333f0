// What a program says to an engine.
#include "arbiter/uci/command.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace uci;
using std::chrono::milliseconds;

template <typename T>
T read_as(std::string_view line) {
    const auto command = read_command(line);
    EXPECT_TRUE(command && std::holds_alternative<T>(*command)) << line;
    return command && std::holds_alternative<T>(*command) ? std::get<T>(*command) : T();
}

TEST(UciCommand, is_read_by_its_first_word) {
    EXPECT_EQ(read_command("uci"), Command(Greet()));
    EXPECT_EQ(read_command("isready"), Command(AskReady()));
    EXPECT_EQ(read_command("ucinewgame"), Command(NewGame()));
    EXPECT_EQ(read_command("stop"), Command(Stop()));
    EXPECT_EQ(read_command("ponderhit"), Command(PonderHit()));
    EXPECT_EQ(read_command("quit"), Command(Quit()));
    EXPECT_EQ(read_command("debug on"), Command(Debug(true)));
    EXPECT_EQ(read_command("debug off"), Command(Debug(false)));
}

TEST(UciCommand, is_found_behind_unknown_words_and_blanks) {
    EXPECT_EQ(read_command("joho debug on"), Command(Debug(true)));
    EXPECT_EQ(read_command("debug joho on"), std::nullopt);
    EXPECT_EQ(read_command("\t  isready \r"), Command(AskReady()));
    for (const std::string_view line : {"", " ", "joho", "register later", "UCI", "setoption",
                                        "setoption name", "position", "position moves e2e4"})
        EXPECT_EQ(read_command(line), std::nullopt) << line;
}

TEST(UciCommand, of_an_option_has_names_and_values_of_several_words) {
    EXPECT_EQ(read_as<SetOption>("setoption name Hash value 64"), SetOption("Hash", "64"));
    EXPECT_EQ(read_as<SetOption>("setoption name Clear  Hash"), SetOption("Clear Hash", {}));
    EXPECT_EQ(read_as<SetOption>("setoption name Nalimov Path value c:\\chess  tb\\4;d"),
              SetOption("Nalimov Path", "c:\\chess  tb\\4;d"));
    EXPECT_EQ(read_as<SetOption>("setoption name X value value value"),
              SetOption("X", "value value"));
    EXPECT_EQ(read_as<SetOption>("setoption name X value"), SetOption("X", ""));
}

TEST(UciCommand, of_a_position_has_a_start_and_moves) {
    EXPECT_EQ(read_as<SetPosition>("position startpos"), SetPosition());
    EXPECT_EQ(read_as<SetPosition>("position startpos moves e2e4 e7e5"),
              SetPosition({}, {"e2e4", "e7e5"}));
    EXPECT_EQ(read_as<SetPosition>("position fen 8/8/8/8/8/8/8/8 w -  - 0 1 moves e1e2"),
              SetPosition("8/8/8/8/8/8/8/8 w - - 0 1", {"e1e2"}));
    EXPECT_EQ(read_as<SetPosition>("position fen 8/8/8/8/8/8/8/8 w - -").fen,
              "8/8/8/8/8/8/8/8 w - -");
}

TEST(UciCommand, to_search_has_limits) {
    const auto go = read_as<Go>("go wtime 300000 btime -5 winc 0 binc 2000 movestogo 40");
    EXPECT_EQ(go.time[Color::white], milliseconds(300'000));
    EXPECT_EQ(go.time[Color::black], milliseconds(-5));
    EXPECT_EQ(go.increment[Color::white], milliseconds(0));
    EXPECT_EQ(go.increment[Color::black], milliseconds(2000));
    EXPECT_EQ(go.moves_to_go, 40);
    EXPECT_FALSE(go.is_infinite || go.is_pondering || go.depth || go.nodes || go.move_time);
    EXPECT_TRUE(read_as<Go>("go infinite").is_infinite);
    EXPECT_TRUE(read_as<Go>("go ponder wtime 1").is_pondering);
    EXPECT_EQ(read_as<Go>("go depth 7 nodes 18446744073709551615").nodes, 18446744073709551615U);
    EXPECT_EQ(read_as<Go>("go mate 3").mate, 3);
    EXPECT_EQ(read_as<Go>("go perft 5").perft, 5);
    EXPECT_EQ(read_as<Go>("go movetime 0").move_time, milliseconds(0));
    EXPECT_EQ(read_as<Go>("go"), Go());
}

TEST(UciCommand, to_search_passes_over_what_makes_no_sense) {
    EXPECT_EQ(read_as<Go>("go depth infinite"), read_as<Go>("go infinite"));
    EXPECT_EQ(read_as<Go>("go depth 0 nodes -3 mate x movestogo 0 wtime"), Go());
    EXPECT_EQ(read_as<Go>("go joho depth 4 4 5").depth, 4);
    EXPECT_EQ(read_as<Go>("go depth 99999999999").depth, std::numeric_limits<int>::max());
    EXPECT_GT(read_as<Go>("go wtime 99999999999999999999").time[Color::white], milliseconds(1));
}

TEST(UciCommand, to_search_some_moves_ends_their_list_at_the_next_word) {
    const auto go = read_as<Go>("go searchmoves e2e4 d2d4 depth 3");
    EXPECT_EQ(go.moves, (std::vector<std::string>{"e2e4", "d2d4"}));
    EXPECT_EQ(go.depth, 3);
}

TEST(UciCommand, is_written_as_it_is_read) {
    for (const std::string_view line :
         {"uci", "debug on", "debug off", "isready", "setoption name Clear Hash",
          "setoption name Hash value 64", "ucinewgame", "position startpos",
          "position startpos moves e2e4 e7e5",
          "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1", "go",
          "go ponder wtime 1 btime 2 winc 3 binc 4 movestogo 5 depth 6 nodes 7 mate 8 movetime 9 "
          "infinite perft 10 searchmoves e2e4 d2d4",
          "stop", "ponderhit", "quit"})
        EXPECT_EQ(write_command(read_command(line).value()), line);
}

TEST(UciCommand, of_a_megabyte_is_read_at_once) {
    std::string line = "position startpos moves";
    while (line.size() < 1'000'000)
        line += " g1f3 g8f6 f3g1 f6g8";
    EXPECT_GT(read_as<SetPosition>(line).moves.size(), 190'000U);
    std::string words;
    while (words.size() < 1'000'000)
        words += "setoption ";
    EXPECT_EQ(read_command(words), std::nullopt);
}

}  // namespace
}  // namespace arbiter::testing
