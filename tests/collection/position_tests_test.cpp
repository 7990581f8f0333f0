// Questions about the positions of a game: lines, boards, men.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/collection/selection.hpp"
#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

using ReadTest = ReadGameTest (*)(std::string_view);

bool says_yes(ReadTest read, std::string_view words, const std::string& game) {
    const auto test = read(words);
    if (!test)
        throw std::invalid_argument(test.error());
    return of_game(game, *test);
}

std::string error(ReadTest read, std::string_view words) {
    const auto test = read(words);
    return test ? "" : test.error();
}

const std::string open_game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *";

TEST(ReadLineTest, a_game_begins_with_the_line) {
    for (const std::string_view line :
         {"1. e4 e5", "e4", "1.e4 e5 2.Nf3 Nc6 3.Bb5", "1. e4  e5 2. Nf3", "1. e2e4"})
        EXPECT_TRUE(says_yes(read_line_test, line, open_game)) << line;
    for (const std::string_view line :
         {"1. d4", "1. e4 c5", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. Nf3 Nc6 2. e4 e5"})
        EXPECT_FALSE(says_yes(read_line_test, line, open_game)) << line;
}

TEST(ReadLineTest, only_games_from_the_initial_position) {
    EXPECT_FALSE(says_yes(
        read_line_test, "1. e4",
        game_from("rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1", "", "1. e4 *")));
}

TEST(ReadLineTest, says_which_word_is_no_move) {
    EXPECT_TRUE(error(read_line_test, "1. e4 Ke3").starts_with("'Ke3' is no move here: "));
    for (const std::string_view empty : {"", " ", "1.", "1. 2."})
        EXPECT_EQ(error(read_line_test, empty), "a line has at least one move; write 1. e4 c5")
            << empty;
}

TEST(ReadPositionTest, whatever_the_counters_say) {
    constexpr std::string_view after_e4 =
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 30";
    EXPECT_TRUE(says_yes(read_position_test, after_e4, open_game));
    EXPECT_FALSE(says_yes(read_position_test, after_e4, "1. d4 *"));
    EXPECT_FALSE(says_yes(read_position_test,
                          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQk - 0 1", open_game))
        << "other castling rights";
    // The start and the end count too.
    EXPECT_TRUE(says_yes(read_position_test,
                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "*"));
    EXPECT_TRUE(says_yes(read_position_test,
                         "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
                         open_game));
}

TEST(ReadPositionTest, says_what_is_no_position) {
    EXPECT_TRUE(error(read_position_test, "x").starts_with("'x' is no FEN: "));
    EXPECT_EQ(error(read_position_test, "8/8/8/8/8/8/8/4K3 w - - 0 1"),
              "'8/8/8/8/8/8/8/4K3 w - - 0 1' is no position of a game; ask `arbiter fen` why");
}

TEST(ReadPatternTest, asks_for_men_empty_squares_and_anything) {
    for (const std::string_view pattern :
         {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", "*/*/*/4p3/*/*/*/*",
          "*/*/*/????p?11/*/*/*/*", "*/*/2n5/*/*/*/*/*", "*/*/*/!??????1/*/*/*/*",
          "*/*/*/?A??a?11/*/*/*/*"}) {
        const bool has_piece_on_a5 = pattern.find('!') != std::string_view::npos;
        EXPECT_EQ(says_yes(read_pattern_test, pattern, open_game), !has_piece_on_a5) << pattern;
    }
    for (const std::string_view pattern :
         {"*/*/*/4P3/*/*/*/*", "*/*/*/????a??a/*/*/*/*", "*/*/*/?a?????1/*/*/*/*",
          "*/*/*/????A?11/*/*/*/*", "*/*/*/!!!!!!!!/*/*/*/*"})
        EXPECT_FALSE(says_yes(read_pattern_test, pattern, open_game)) << pattern;
}

TEST(ReadPatternTest, the_first_rank_of_the_text_is_the_eighth) {
    const std::string game = game_from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_TRUE(says_yes(read_pattern_test, "4k3/*/*/*/*/*/*/R3K3", game));
    EXPECT_FALSE(says_yes(read_pattern_test, "?3K3/*/*/*/*/*/*/R3k3", game));
    EXPECT_FALSE(says_yes(read_pattern_test, "4k3/*/*/*/*/*/*/3KR3", game));
}

TEST(ReadPatternTest, refuses_what_is_no_pattern) {
    for (const std::string_view text :
         {"", "8/8", "*/*/*/*/*/*/*", "*/*/*/*/*/*/*/*/*", "*/*/*/*/*/*/*/7", "*/*/*/*/*/*/*/9",
          "*/*/*/*/*/*/*/44?", "*/*/*/*/*/*/*/xxxxxxxx", "*/*/*/*/*/*/*/*?"})
        EXPECT_EQ(error(read_pattern_test, text),
                  "'" + std::string(text) +
                      "' is no pattern; write eight ranks as in a FEN, where ? is any man or "
                      "none, ! any man, A and a any of one colour, * a whole rank")
            << text;
}

TEST(ReadPatternTest, refuses_boards_that_no_game_has) {
    for (const std::string_view text :
         {"8/8/8/8/8/8/8/8", "k7/8/8/8/8/8/8/8", "K7/8/8/8/8/8/8/8", "KK6/*/*/*/*/*/*/*",
          "kk6/*/*/*/*/*/*/*", "P7/*/*/*/*/*/*/*", "*/*/*/*/*/*/*/7p", "p7/*/*/*/*/*/*/*",
          "aaaaaaaa/8/8/8/8/8/8/8", "*/*/*/*/*/*/*/P7"})
        EXPECT_TRUE(error(read_pattern_test, text).find("is the board of no game") !=
                    std::string::npos)
            << text;
    for (const std::string_view text :
         {"Aa6/8/8/8/8/8/8/8", "!!6/8/8/8/8/8/8/8", "??6/8/8/8/8/8/8/8", "*/P7/p7/*/*/*/*/*"})
        EXPECT_EQ(error(read_pattern_test, text), "") << text;
}

TEST(ReadMaterialTest, exactly_these_men_on_either_side) {
    const std::string game = game_from("4k3/8/8/8/8/8/r7/R3K3 w - - 0 1", "", "1. Rxa2 *");
    EXPECT_TRUE(says_yes(read_material_test, "KRvKR", game));
    EXPECT_TRUE(says_yes(read_material_test, "KRvK", game));
    EXPECT_TRUE(says_yes(read_material_test, "KvKR", game)) << "the sides change";
    EXPECT_TRUE(says_yes(read_material_test, "RKvK", game));
    EXPECT_FALSE(says_yes(read_material_test, "KvK", game));
    EXPECT_FALSE(says_yes(read_material_test, "KRRvK", game));
    EXPECT_FALSE(says_yes(read_material_test, "KQvK", game));
    EXPECT_TRUE(says_yes(read_material_test, "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP", "*"));
}

TEST(ReadMaterialTest, refuses_what_names_no_men) {
    for (const std::string_view text : {"", "KR", "KRvR", "RvK", "KKvK", "krvk", "KXvK", "KvKvK"})
        EXPECT_EQ(
            error(read_material_test, text),
            "'" + std::string(text) + "' names no men; write them for both sides, as KRPPvKRP")
            << text;
}

}  // namespace
}  // namespace arbiter::testing
