// What PGN asks of a record.
#include "arbiter/collection/record_check.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view roster =
    "[Event \"e\"]\n[Site \"s\"]\n[Date \"2020.01.01\"]\n[Round \"1\"]\n[White \"w\"]\n"
    "[Black \"b\"]\n[Result \"*\"]\n";

using Lines = std::vector<std::string>;

/// "warning odd-move-number 3: ..." for each.
Lines findings(const std::string& text) {
    return of_game(text, [](const CollectedGame& game) {
        std::vector<GameFinding> found;
        check_record(game, found);
        Lines lines;
        for (const GameFinding& finding : found)
            lines.push_back(std::string(name(finding.severity)) + ' ' + std::string(finding.code) +
                            ' ' + std::to_string(finding.ply) + ": " + finding.text);
        return lines;
    });
}

Lines with_roster(std::string_view tags, std::string_view movetext) {
    return findings(std::string(roster) + std::string(tags) + "\n" + std::string(movetext));
}

TEST(CheckRecord, a_record_that_has_everything_is_right) {
    EXPECT_EQ(with_roster("", "1. e4 e5 2. Nf3 Nc6 *"), Lines{});
}

TEST(CheckRecord, missing_tags_of_the_roster_are_told_together) {
    EXPECT_EQ(findings("[Event \"e\"]\n[Site \"s\"]\n[Date \"?\"]\n[White \"w\"]\n[Black \"b\"]\n"
                       "[Result \"*\"]\n\n*\n"),
              (Lines{"note tag-missing 0: the seven tag roster lacks Round"}));
    EXPECT_EQ(findings("1. e4 *"),
              (Lines{"note tag-missing 0: the seven tag roster lacks Event, Site, Date, Round, "
                     "White, Black, Result"}));
}

TEST(CheckRecord, a_tag_that_stands_twice_is_worse_with_another_value) {
    EXPECT_EQ(with_roster("[White \"w\"]\n", "*"),
              (Lines{"note tag-repeated 0: the tag White stands twice"}));
    EXPECT_EQ(with_roster("[White \"v\"]\n", "*"),
              (Lines{"warning tag-repeated 0: the tag White stands twice, with another value; the "
                     "first counts"}));
    EXPECT_EQ(with_roster("[Opening \"a\"]\n[Variation \"b\"]\n[Opening \"a\"]\n", "*").size(), 1U);
}

TEST(CheckRecord, names_that_look_alike_are_not_the_same) {
    // Length, first and last letter are the same.
    EXPECT_EQ(with_roster("[Aab \"1\"]\n[Acb \"1\"]\n[aab \"1\"]\n", "*"), Lines{});
}

TEST(CheckRecord, a_fen_needs_the_tag_setup) {
    const std::string fen = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n";
    EXPECT_EQ(with_roster("[SetUp \"1\"]\n" + fen, "*"), Lines{});
    EXPECT_EQ(with_roster(fen, "*"),
              (Lines{"note tag-setup 0: a FEN needs the tag SetUp with the value 1 beside it"}));
    EXPECT_EQ(with_roster("[SetUp \"0\"]\n" + fen, "*"),
              (Lines{"note tag-setup 0: the value is not 1, but there is a FEN"}));
    EXPECT_EQ(with_roster("[SetUp \"1\"]\n", "*"),
              (Lines{"note tag-setup 0: there is no FEN; the game is played from the initial "
                     "position"}));
    EXPECT_EQ(with_roster("[SetUp \"0\"]\n", "*"), Lines{});
}

TEST(CheckRecord, the_first_odd_move_is_told_with_the_number_of_others) {
    const Lines one = with_roster("", "1. e2e4 e5 *");
    ASSERT_EQ(one.size(), 1U);
    EXPECT_TRUE(one[0].starts_with("note odd-move-text 1: e2e4: ")) << one[0];
    EXPECT_EQ(one[0].find("more such"), std::string::npos);
    const Lines three = with_roster("", "1. e4 e7e5 2. Ng1f3 Nb8c6 *");
    ASSERT_EQ(three.size(), 1U);
    EXPECT_TRUE(three[0].starts_with("note odd-move-text 2: e7e5: ")) << three[0];
    EXPECT_TRUE(three[0].ends_with(" (and 2 more such moves)")) << three[0];
}

TEST(CheckRecord, a_move_number_that_is_not_due_is_told_once) {
    EXPECT_EQ(with_roster("", "1. e4 e5 3. Nf3 Nc6 5. Bb5 *"),
              (Lines{"warning odd-move-number 3: 3. stands where move 2 is due"}));
}

}  // namespace
}  // namespace arbiter::testing
