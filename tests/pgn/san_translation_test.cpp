#include "arbiter/pgn/san_translation.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

std::string in_san(std::string_view text, const MoveStyle& style = {Notation::descriptive}) {
    return translated_to_san(text, style).text;
}

TEST(SanTranslation, writes_the_moves_in_san_and_leaves_the_rest) {
    EXPECT_EQ(in_san("[White \"P-K4\"]\r\n\r\n1. P-K4! {P-K4} P-K4 ;P-K4\r\n2.Kt-KB3 $1 *\r\n"),
              "[White \"P-K4\"]\r\n\r\n1. e4! {P-K4} e5 ;P-K4\r\n2.Nf3 $1 *\r\n");
    EXPECT_EQ(in_san("1. 5254 5755 2. 7163 1-0", {Notation::iccf}), "1. e4 e5 2. Nf3 1-0");
    EXPECT_EQ(in_san("1. e2-e4 e7-e5 2. Sg1-f3 *", {Notation::hyphened, "de"}),
              "1. e4 e5 2. Nf3 *");
}

TEST(SanTranslation, a_move_may_have_several_words) {
    EXPECT_EQ(in_san("1. P to K4 P to Q4 2. P x P Q x P 3. Kt-QB3 Q-K4 ch. 4. B-K2 Castles *"),
              "1. P to K4 P to Q4 2. P x P Q x P 3. Kt-QB3 Q-K4 ch. 4. B-K2 Castles *")
        << "nobody can castle there, and the game stays";
    EXPECT_EQ(in_san("1. P to K4 P to Q4 2. P x P Q x P 3. Kt-QB3 Q-K4 ch. 4. B-K2 *"),
              "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 *");
    EXPECT_EQ(in_san("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. P-R8 (Q) ch K-R2 *"),
              "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q+ Kh7 *");
}

TEST(SanTranslation, variations_are_read_from_where_they_begin) {
    EXPECT_EQ(in_san("1. P-K4 P-K4 (1... P-QB4 2. Kt-KB3 (2. P-Q4) P-Q3) 2. P-KB4 *"),
              "1. e4 e5 (1... c5 2. Nf3 (2. d4) d6) 2. f4 *");
    // Only the variation is lost, from there on.
    EXPECT_EQ(in_san("1. P-K4 P-K4 (1... P-QB4 2. Kt-Q6 P-Q3) 2. P-KB4 *"),
              "1. e4 e5 (1... c5 2. Kt-Q6 P-Q3) 2. f4 *");
}

TEST(SanTranslation, a_game_that_cannot_be_read_stays_and_is_told) {
    const std::string bad = "[Event \"B\"]\n\n1. P-K4  P-K4 2. Kt-Q5  BxKt *\n\n";
    const auto made = translated_to_san("[Event \"A\"]\n\n1. P-K4 *\n\n" + bad + "1. P-Q4 *",
                                        {Notation::descriptive});
    EXPECT_EQ(made.text, "[Event \"A\"]\n\n1. e4 *\n\n" + bad + "1. d4 *");
    ASSERT_EQ(made.untranslated.size(), 1);
    EXPECT_EQ(made.untranslated[0].text, "Kt-Q5");
    EXPECT_EQ(made.untranslated[0].place.line, 7);
    EXPECT_EQ(made.untranslated[0].place.column, 18);
    EXPECT_FALSE(made.untranslated[0].why.empty());
}

TEST(SanTranslation, a_game_without_a_result_ends_where_the_next_begins) {
    EXPECT_EQ(in_san("1. P-K4 P-K4\n\n1. P-Q4 P-Q4\n\n[Event \"?\"]\n\n1. P-QB4 *"),
              "1. e4 e5\n\n1. d4 d5\n\n[Event \"?\"]\n\n1. c4 *");
}

TEST(SanTranslation, variations_that_nobody_would_nest_are_passed_over) {
    const std::string begin = "1. P-K4 ";
    const std::string deep = std::string(100'000, '(') + " P-Q4 " + std::string(100'000, ')');
    EXPECT_EQ(in_san(begin + deep + " P-K4 1-0"), "1. e4 " + deep + " e5 1-0");
}

TEST(SanTranslation, survives_any_bytes) {
    const std::string text = "[FEN \"x\"]\n\n1. P-K4 (1. {a} P-Q4) ch $3 ;c\n% e\n R(R3)-Q3 1-0";
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        for (int byte = 0; byte < 256; byte += 3)
            static_cast<void>(in_san(text.substr(0, cut) + static_cast<char>(byte)));
    static_cast<void>(in_san(std::string(5'000, '(')));
    static_cast<void>(in_san(std::string(5'000, ')')));
}

}  // namespace
}  // namespace arbiter
