// The words of an answer.
#include "arbiter/lessons/answer_parts.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace lessons;
using Parts = std::vector<AnswerPart>;

TEST(AnswerParts, are_parted_by_commas_numbers_and_conjunctions) {
    EXPECT_EQ(parts_of_answer("1. Ke7, 2. Ng8 and Kf8."), (Parts{{"Ke7"}, {"Ng8"}, {"Kf8"}}));
    EXPECT_EQ(parts_of_answer("king e7, knight g8"), (Parts{{"king", "e7"}, {"knight", "g8"}}));
    EXPECT_EQ(parts_of_answer("Ke7 Ng8"), (Parts{{"Ke7", "Ng8"}}));
}

TEST(AnswerParts, are_none_where_nothing_is_said) {
    for (const std::string_view text : {"", " ", ",;,", "and und", "...", "1.", "? !"})
        EXPECT_EQ(parts_of_answer(text), Parts()) << text;
}

TEST(AnswerParts, keep_what_belongs_to_a_move) {
    EXPECT_EQ(parts_of_answer("0-0, 0-0-0"), (Parts{{"0-0"}, {"0-0-0"}}));
    EXPECT_EQ(parts_of_answer("e8=Q+ Qh7#"), (Parts{{"e8=Q+", "Qh7#"}}));
    EXPECT_EQ(parts_of_answer("5254 5755"), (Parts{{"5254", "5755"}}));
    EXPECT_EQ(parts_of_answer("exd6 e. p. e.p."), (Parts{{"exd6 e.p."}}));
    EXPECT_EQ(parts_of_answer("exd6 e. p. cxd6 ep"), (Parts{{"exd6 e.p.", "cxd6 e.p."}}));
}

TEST(AnswerParts, an_end_of_a_sentence_is_no_word) {
    EXPECT_EQ(without_end(" mate. "), "mate");
    EXPECT_EQ(without_end("mate ?!"), "mate");
    EXPECT_EQ(without_end("exd6 E.P."), "exd6 E.P.");
    EXPECT_EQ(without_end("?"), "");
}

TEST(AnswerParts, a_form_is_found_whatever_its_capitals) {
    EXPECT_TRUE(is_form("de", "choice.fifty", "F\u00DCNFZIG"));
    EXPECT_FALSE(is_form("en", "choice.fifty", "f\u00FCnfzig"));
    for (const std::string_view word : {"fuenfzig", "FUENFZIG ZUEGE"})
        EXPECT_TRUE(is_form("de", "choice.fifty", word)) << "a keyboard without umlauts: " << word;
    EXPECT_TRUE(is_form("de", "choice.white", "weiss gewinnt"));
    EXPECT_TRUE(is_form_elsewhere("en", "choice.fifty", "f\u00FCnfzig"));
    EXPECT_FALSE(is_form_elsewhere("de", "choice.fifty", "f\u00FCnfzig")) << "it is its own";
    EXPECT_FALSE(is_form_elsewhere("en", "choice.stalemate", "p")) << "a single letter";
}

TEST(AnswerParts, a_form_at_the_beginning_ends_there_as_a_word) {
    EXPECT_EQ(length_of_form("article.names", "law 3.8"), 3U);
    EXPECT_EQ(length_of_form("article.names", "laws 3.8"), 4U);
    EXPECT_EQ(length_of_form("article.names", "artikel3"), 7U);
    EXPECT_EQ(length_of_form("article.names", "lawn 3"), 0U);
    EXPECT_EQ(length_of_form("article.names", "la"), 0U);
    EXPECT_EQ(length_of_form("article.names", ""), 0U);
}

}  // namespace
}  // namespace arbiter::testing
