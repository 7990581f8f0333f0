// Games that were played, as PGN.
#include "arbiter/pgn/played_game.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/pgn/writer.hpp"
#include "arbiter/rules/chess960.hpp"

namespace arbiter::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

Terms timed() {
    Terms terms;
    terms.time.periods = {{.moves = {}, .base = minutes(3), .per_move = seconds(2)}};
    return terms;
}

void play_san(Game& game, std::string_view san, Instant at = {}) {
    const auto move = read_san(game.position(), san);
    ASSERT_TRUE(move) << san;
    ASSERT_TRUE(game.apply(MoveMade{*move}, at)) << san;
}

std::string movetext(const Game& game) {
    std::string text;
    write_pgn(text, played_game(game));
    return text.substr(text.find("\n\n") + 2);
}

TEST(PlayedGame, tells_how_it_ended) {
    Game game;
    for (const char* const san : {"f3", "e5", "g4", "Qh4#"})
        play_san(game, san);
    EXPECT_EQ(movetext(game), "1. f3 e5 2. g4 Qh4# {Checkmate. Black wins. (Law 5.1.1)} 0-1\n\n");
    EXPECT_EQ(played_game(game).tag("Termination"), "normal");
    EXPECT_EQ(played_game(game).tag("Result"), "0-1");
}

TEST(PlayedGame, goes_on) {
    const Game game;
    const AnnotatedGame made = played_game(game, {{"White", "Anna"}});
    EXPECT_EQ(made.tag("White"), "Anna");
    EXPECT_EQ(made.tag("Result"), "*");
    EXPECT_EQ(made.tag("Termination"), "unterminated");
    EXPECT_EQ(made.tag("FEN"), std::nullopt);
    EXPECT_EQ(movetext(game), "*\n\n");
}

TEST(PlayedGame, tells_the_time_of_each_side_where_they_differ) {
    Terms terms = timed();
    terms.players[Color::black].own_time = TimeControl{{{.moves = {}, .base = seconds(60)}}};
    const AnnotatedGame made = played_game(Game(terms));
    EXPECT_EQ(made.tag("TimeControl"), std::nullopt);
    EXPECT_EQ(made.tag("WhiteTimeControl"), "180+2");
    EXPECT_EQ(made.tag("BlackTimeControl"), "60");
}

TEST(PlayedGame, has_clocks_and_offers) {
    Game game(timed());
    const Instant start{};
    play_san(game, "e4", start);
    play_san(game, "e5", start + milliseconds(4300));
    ASSERT_TRUE(game.apply(DrawOffered{Color::black}, start + milliseconds(4300)));
    play_san(game, "Nf3", start + seconds(10));
    ASSERT_TRUE(game.apply(Resigned{Color::black}, start + seconds(12)));
    const AnnotatedGame made = played_game(game);
    EXPECT_EQ(made.tag("TimeControl"), "180+2");
    const auto line = made.moves.main_line();
    ASSERT_EQ(line.size(), 3U);
    EXPECT_EQ(made.moves.notes(line[1])->after, std::vector<std::string>{"[%clk 0:02:57.7]"});
    EXPECT_TRUE(made.moves.notes(line[1])->offers_draw);
    EXPECT_FALSE(made.moves.notes(line[2])->offers_draw);
    EXPECT_EQ(made.result, PgnResult{Result::white_wins});
}

TEST(PlayedGame, what_is_written_is_read_as_the_same) {
    Terms terms = timed();
    terms.start = *chess960_position(0);
    Game game(terms);
    play_san(game, "d4");
    play_san(game, "d5");
    const AnnotatedGame made = played_game(game);
    EXPECT_EQ(made.tag("Variant"), "Chess960");
    EXPECT_EQ(made.tag("SetUp"), "1");
    std::string text;
    write_pgn(text, made);
    const auto read = read_trees(text);
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read.front().moves, made.moves);
    EXPECT_EQ(read.front().start, made.start);
    EXPECT_EQ(read.front().result, made.result);
}

}  // namespace
}  // namespace arbiter::testing
