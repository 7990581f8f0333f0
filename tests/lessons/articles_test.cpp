// Articles as people name them.
#include "arbiter/lessons/articles.hpp"

#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/data_folders.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

std::string named(std::string_view text) { return article_named(text).value_or("none"); }

TEST(Articles, are_named_with_and_without_their_word) {
    for (const std::string_view text :
         {"3.8.2.1", "Law 3.8.2.1", "LAW 3.8.2.1.", "Art. 3.8.2.1", "art 3.8.2.1",
          "article 3.8.2.1", "Artikel 3.8.2.1", "art.3.8.2.1", "law3.8.2.1", "3. 8. 2. 1",
          " 3.8.2.1? ", "\u00A7 3.8.2.1", "\u00A73.8.2.1"})
        EXPECT_EQ(named(text), "3.8.2.1") << text;
    EXPECT_EQ(named("Art. 9.2.2"), "9.2.2");
    EXPECT_EQ(named("article 5.2.2"), "5.2.2");
    EXPECT_EQ(named("3"), "3");
    EXPECT_EQ(named("law 12"), "12");
}

TEST(Articles, of_appendices_and_guidelines_have_their_letter) {
    EXPECT_EQ(named("A.3"), "A.3");
    EXPECT_EQ(named("d.2.10"), "D.2.10");
    EXPECT_EQ(named("Appendix A.5.2"), "A.5.2");
    EXPECT_EQ(named("Anhang d 2.10"), "D.2.10");
    EXPECT_EQ(named("guideline III.5"), "III.5");
    EXPECT_EQ(named("iii.3.1.1"), "III.3.1.1");
    EXPECT_EQ(named("Law A3"), "A.3");
    EXPECT_EQ(named("a3"), "none") << "a square";
    EXPECT_EQ(named("e.4"), "none");
    EXPECT_EQ(named("iv.1"), "none");
}

TEST(Articles, of_older_laws_have_a_letter_behind_them) {
    EXPECT_EQ(named("9.2 b"), "9.2.2");
    EXPECT_EQ(named("9.2.b"), "9.2.2");
    EXPECT_EQ(named("9.2(b)"), "9.2.2");
    EXPECT_EQ(named("Article 9.2 (b)"), "9.2.2");
    EXPECT_EQ(named("9.2 z"), "none");
    EXPECT_EQ(named("9.2 (b"), "none");
    EXPECT_EQ(named("9 b"), "none");
}

TEST(Articles, are_not_found_in_talk) {
    for (const std::string_view text :
         {"", "law", "I saw 3 or 9 men", "3 men", "13", "3.20", "3.123", "3..8", "3.8-", "1.e4",
          "1.1.1.1.1.1.1", "99999999999999999999", "\xFF", "law \xFF"})
        EXPECT_EQ(named(text), "none") << text;
    EXPECT_EQ(named(std::string_view("3.8.2\0", 6)), "none");
}

TEST(Articles, that_there_are_can_all_be_named) {
    std::ifstream file(test_data() / "articles.txt");
    int count = 0;
    for (std::string line; std::getline(file, line);) {
        const std::string article = line.substr(0, line.find(' '));
        if (line.empty() || line.front() == '#' || !is_digit(article.back()))
            continue;
        EXPECT_EQ(named(article), article);
        EXPECT_EQ(named("Law " + article + "."), article);
        ++count;
    }
    EXPECT_GT(count, 250);
}

/// Of an attempt in UCI.
std::string fit(std::string_view fen, std::string_view attempt, std::string_view article) {
    switch (fit_of(position_of(fen), read_uci_attempt(attempt).value(), article)) {
        case ArticleFit::right:
            return "right";
        case ArticleFit::general:
            return "general";
        case ArticleFit::wrong:
            return "wrong";
    }
    return "";
}

TEST(Articles, fit_an_attempt_or_hold_the_one_that_does) {
    constexpr std::string_view pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    EXPECT_EQ(fit(pinned, "e2c3", "3.9.2"), "right");
    EXPECT_EQ(fit(pinned, "e2c3", "1.4.1"), "right") << "nobody leaves his king under attack";
    EXPECT_EQ(fit(pinned, "e2c3", "3.9"), "general");
    EXPECT_EQ(fit(pinned, "e2c3", "3"), "general");
    EXPECT_EQ(fit(pinned, "e2c3", "3.9.1"), "wrong");
    EXPECT_EQ(fit(pinned, "e2c3", "3.9.2.1"), "wrong") << "there is no such part";
    EXPECT_EQ(fit(pinned, "e2c3", "3.6"), "wrong");
    EXPECT_EQ(fit(pinned, "e2c3", "9"), "wrong");
}

TEST(Articles, of_castling_have_parts_and_one_of_them_applies) {
    constexpr std::string_view in_check = "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(fit(in_check, "e1g1", "3.8.2.2"), "right");
    EXPECT_EQ(fit(in_check, "e1g1", "3.8.2.2.1"), "right");
    EXPECT_EQ(fit(in_check, "e1g1", "3.8.2.2.2"), "wrong") << "nothing stands in the way";
    EXPECT_EQ(fit(in_check, "e1g1", "3.8.2.1"), "wrong");
    constexpr std::string_view blocked = "6k1/8/8/8/8/8/8/R3KB1R w KQ - 0 1";
    EXPECT_EQ(fit(blocked, "e1g1", "3.8.2.2.2"), "right");
    EXPECT_EQ(fit(blocked, "e1g1", "3.8.2.2.1"), "wrong");
    constexpr std::string_view both = "6k1/8/8/8/8/8/1b6/RN2K3 w Q - 0 1";
    EXPECT_EQ(fit(both, "e1c1", "3.8.2.2.2"), "right");
    EXPECT_EQ(fit(both, "e1c1", "3.8.2.2.1"), "right") << "c1 is attacked too";
    constexpr std::string_view one_right = "6k1/8/8/8/8/8/8/R3K2R w Q - 0 1";
    EXPECT_EQ(fit(one_right, "e1g1", "3.8.2.1.2"), "right");
    EXPECT_EQ(fit(one_right, "e1g1", "3.8.2.1.1"), "wrong") << "the king has not moved";
    constexpr std::string_view no_right = "6k1/8/8/8/8/8/8/R3K2R w - - 0 1";
    EXPECT_EQ(fit(no_right, "e1g1", "3.8.2.1.1"), "right");
}

TEST(Articles, of_a_pawn_that_goes_where_no_pawn_goes_are_three) {
    constexpr std::string_view back = "6k1/8/8/8/4P3/8/8/6K1 w - - 0 1";
    for (const std::string_view article : {"3.7", "3.7.1", "3.7.2", "3.7.3"})
        EXPECT_EQ(fit(back, "e4e3", article), "right") << article;
    EXPECT_EQ(fit(back, "e4e3", "3.7.3.1"), "wrong");
}

}  // namespace
}  // namespace arbiter::testing
