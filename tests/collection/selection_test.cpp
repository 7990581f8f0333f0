// Questions that games answer.
#include "arbiter/collection/selection.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/collection/record_reader.hpp"
#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {
namespace {

const std::string game =
    "[White \"Adams, Ann\"]\n[Black \"Bo\"]\n[WhiteElo \"2500\"]\n[BlackElo \"2450\"]\n"
    "[Date \"2014.07.??\"]\n[ECO \"C44\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 1-0\n";

bool answer(const ReadGameTest& test, std::string_view text = game) {
    if (!test) {
        ADD_FAILURE() << test.error();
        return false;
    }
    bool result = false;
    RecordReader reader([&](const CollectedGame& one) { result = (*test)(one); });
    read_games(text, reader);
    return result;
}

TEST(Selection, by_tags_compares_texts_numbers_and_dates) {
    EXPECT_TRUE(answer(read_tag_test("White=Adams, Ann")));
    EXPECT_FALSE(answer(read_tag_test("White=Adams")));
    EXPECT_TRUE(answer(read_tag_test("White~adams")));
    EXPECT_FALSE(answer(read_tag_test("White!~adams")));
    EXPECT_TRUE(answer(read_tag_test("WhiteElo>=2500")));
    EXPECT_FALSE(answer(read_tag_test("WhiteElo>2500")));
    EXPECT_TRUE(answer(read_tag_test("WhiteElo>900"))) << "as numbers";
    EXPECT_TRUE(answer(read_tag_test("WhiteElo<=2500")));
    EXPECT_FALSE(answer(read_tag_test("WhiteElo<2500")));
    EXPECT_TRUE(answer(read_tag_test("Date<2015")));
    EXPECT_FALSE(answer(read_tag_test("Round=1")));
    EXPECT_TRUE(answer(read_tag_test("Round!=1"))) << "a tag that is missing has no value";
    EXPECT_FALSE(answer(read_tag_test("Round=1.1"), "[Round \"1.10\"]\n\n*")) << "as text";
    EXPECT_FALSE(answer(read_tag_test("White=5"), "[White \"Nan\"]\n\n*"));
    for (const char* wrong : {"White", "=x", "", "!x"})
        EXPECT_FALSE(read_tag_test(wrong)) << wrong;
}

TEST(Selection, ranges_include_both_their_ends) {
    const auto range = [](std::string_view text) { return read_number_range(text).value(); };
    EXPECT_TRUE(range("20..60").contains(20));
    EXPECT_TRUE(range("20..60").contains(60));
    EXPECT_FALSE(range("20..60").contains(61));
    EXPECT_TRUE(range("20..").contains(1'000'000));
    EXPECT_TRUE(range("..60").contains(0));
    EXPECT_FALSE(range("20").contains(21));
    for (const char* wrong : {"", "..", "a", "1..b", "-1", "1...2"})
        EXPECT_FALSE(read_number_range(wrong)) << wrong;
}

TEST(Selection, players_elo_length_result_and_eco) {
    EXPECT_TRUE(answer(player_test("adams")));
    EXPECT_TRUE(answer(player_test("BO")));
    EXPECT_FALSE(answer(player_test("carlsen")));
    EXPECT_TRUE(answer(elo_test({2450, 2500})));
    EXPECT_FALSE(answer(elo_test({2460, 2500})));
    EXPECT_TRUE(answer(length_test({10, 10})));
    EXPECT_FALSE(answer(length_test({0, 9})));
    EXPECT_TRUE(answer(read_result_test("1-0")));
    EXPECT_FALSE(answer(read_result_test("*")));
    EXPECT_FALSE(read_result_test("2-0"));
    EXPECT_TRUE(answer(read_eco_test("C40..C99")));
    EXPECT_TRUE(answer(read_eco_test("C44")));
    EXPECT_TRUE(answer(read_eco_test("A00..C")));
    EXPECT_FALSE(answer(read_eco_test("B00..B99")));
    EXPECT_FALSE(read_eco_test("x"));
}

TEST(Selection, dates_in_other_forms_are_dates) {
    const std::string_view may_2020 = "2020.05";
    for (const std::string_view date :
         {"2020-05-03", "2020.5.3", "2020/05/03", "2020.05.32", "2020.05"}) {
        const std::string text = "[Date \"" + std::string(date) + "\"]\n\n*";
        EXPECT_TRUE(answer(read_date_test(may_2020), text)) << date;
        EXPECT_TRUE(answer(read_date_test("2020.04.01..2020.05"), text)) << date;
        EXPECT_FALSE(answer(read_date_test("1999.12.31..2020.01.01"), text)) << date;
    }
    EXPECT_TRUE(answer(read_date_test("2020.05.."), "[Date \"2020.13.45\"]\n\n*"));
    for (const std::string_view none : {"yesterday", "03.05.2020", "-2020", "20200503", "0000"})
        EXPECT_FALSE(answer(read_date_test("..2099"), "[Date \"" + std::string(none) + "\"]\n\n*"));
}

TEST(Selection, numbers_have_signs_and_parts) {
    const auto holds = [](std::string_view test, std::string_view tag) {
        return answer(read_tag_test(test), "[" + std::string(tag) + "\"]\n\n*");
    };
    EXPECT_TRUE(holds("WhiteRatingDiff<0", "WhiteRatingDiff \"-12"));
    EXPECT_FALSE(holds("WhiteRatingDiff<-12", "WhiteRatingDiff \"-9"));
    EXPECT_TRUE(holds("WhiteRatingDiff>3", "WhiteRatingDiff \"+12"));
    EXPECT_TRUE(holds("Round>=9", "Round \"10.1"));
    EXPECT_TRUE(holds("Round>2.9", "Round \"2.10"));
    EXPECT_FALSE(holds("Round<3", "Round \"10.1"));
    EXPECT_TRUE(holds("Round>2", "Round \"2.1"));
    EXPECT_FALSE(holds("Round<3", "Round \"-"));
    EXPECT_FALSE(holds("Round>0", "Round \"?"));
    EXPECT_FALSE(holds("Date>2014.12.31", "Date \"2014.??.??"));
    EXPECT_FALSE(holds("Date<2014.12.31", "Date \"2014.??.??"));
    EXPECT_TRUE(holds("Date>2013.12.31", "Date \"2014.??.??"));
    EXPECT_TRUE(holds("Date<2014.07.01", "Date \"2014.06.??"));
    EXPECT_FALSE(holds("Date>1900.01.01", "Date \"????.??.??"));
}

TEST(Selection, dates_count_as_far_as_they_are_known) {
    EXPECT_TRUE(answer(read_date_test("2014")));
    EXPECT_TRUE(answer(read_date_test("2014.07..")));
    EXPECT_TRUE(answer(read_date_test("..2014.07.31")));
    EXPECT_TRUE(answer(read_date_test("2000..2020")));
    EXPECT_FALSE(answer(read_date_test("2014.08..")));
    EXPECT_FALSE(answer(read_date_test("..2013")));
    EXPECT_FALSE(answer(read_date_test("2000.."), "[Date \"????.??.??\"]\n\n*"));
    EXPECT_FALSE(answer(read_date_test("2000.."), "1. e4 *"));
    EXPECT_TRUE(answer(read_date_test("2014.05.."), "[Date \"2014.??.??\"]\n\n*"));
    EXPECT_FALSE(answer(read_date_test("2015.."), "[Date \"2014.??.??\"]\n\n*"));
    EXPECT_FALSE(read_date_test("yesterday"));
    EXPECT_FALSE(read_date_test("2020.02.30"));
    EXPECT_FALSE(read_date_test("2020.??"));
    EXPECT_FALSE(read_date_test("2020."));
    EXPECT_FALSE(read_date_test("2020.02.03.04"));
    EXPECT_FALSE(read_date_test(".."));
    for (const std::string_view day : {"2014-07-01", "2014.7.1", "2014/07/01"})
        EXPECT_EQ(answer(read_date_test(day)), answer(read_date_test("2014.07.01"))) << day;
    EXPECT_TRUE(read_date_test("2020-2..2020-3"));
}

TEST(Selection, by_line_takes_the_games_that_begin_with_it) {
    EXPECT_TRUE(answer(read_line_test("1. e4 e5 2. Nf3")));
    EXPECT_TRUE(answer(read_line_test("e4")));
    EXPECT_FALSE(answer(read_line_test("1. d4")));
    EXPECT_FALSE(read_line_test(""));
    EXPECT_FALSE(read_line_test("1. e4 Ke7 2. Ke5"));
}

TEST(Selection, positions_and_patterns) {
    EXPECT_TRUE(answer(
        read_position_test("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 9 9")));
    EXPECT_FALSE(
        answer(read_position_test("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -")));
    EXPECT_FALSE(read_position_test("hello"));
    EXPECT_TRUE(
        answer(read_pattern_test("*/?????A?"
                                 "?/*/*/*/*/*/*")));
    EXPECT_TRUE(answer(read_pattern_test("*/*/*/*/2Bn?3/*/*/*")));
    EXPECT_TRUE(
        answer(read_pattern_test("*/?????N?"
                                 "?/*/*/*/*/??????q?"
                                 "/*")));
    EXPECT_FALSE(answer(read_pattern_test("*/*/*/*/*/*/*/6KR")));
    EXPECT_TRUE(answer(read_pattern_test("aaaaaaaa/*/8/8/*/*/*/!!!!!!!!")));
    for (const char* wrong : {"", "*", "*/*/*/*/*/*/*", "*/*/*/*/*/*/*/9", "*/*/*/*/*/*/*/*/*",
                              "x??????"
                              "?/*/*/*/*/*/*/*"})
        EXPECT_FALSE(read_pattern_test(wrong)) << wrong;
}

TEST(Selection, by_material_takes_either_side) {
    const std::string ending = "[FEN \"8/8/8/3k4/8/8/3p4/3K3R w - - 0 1\"]\n\n1. Kxd2 *";
    EXPECT_TRUE(answer(read_material_test("KRvKP"), ending));
    EXPECT_TRUE(answer(read_material_test("KvKR"), ending)) << "either side";
    EXPECT_FALSE(answer(read_material_test("KRvKR"), ending));
    for (const char* wrong : {"", "K", "KR", "KRvP", "krvk", "KvKvK"})
        EXPECT_FALSE(read_material_test(wrong)) << wrong;
}

TEST(Selection, by_ending_goes_by_board_and_record) {
    EXPECT_TRUE(answer(read_ending_test("checkmate"), "1. f3 e5 2. g4 Qh4# 0-1"));
    EXPECT_FALSE(answer(read_ending_test("checkmate")));
    EXPECT_TRUE(answer(read_ending_test("threefold"),
                       "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2"));
    EXPECT_TRUE(answer(read_ending_test("flag"), "[Termination \"Time forfeit\"]\n\n1. e4 1-0"));
    EXPECT_TRUE(answer(read_ending_test("illegal"), "1. e4 e4 1-0"));
    EXPECT_FALSE(read_ending_test("boredom"));
}

}  // namespace
}  // namespace arbiter::testing
