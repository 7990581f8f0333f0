// The Law behind a sentence, and the sentence without it.
#include "arbiter/notation/explanation_text.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/san.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

/// Why the text is no move here.
SanError refused(std::string_view fen, std::string_view text) {
    const auto read = read_san(position(fen), text);
    EXPECT_FALSE(read) << text;
    return read ? SanError() : read.error();
}

TEST(LawBehind, stands_in_brackets_behind_a_blank) {
    EXPECT_EQ(law_behind("3.7.3"), " (Law 3.7.3)");
    EXPECT_EQ(law_behind("Online 5.4.1"), " (Law Online 5.4.1)");
}

TEST(Sentence, is_the_explanation_and_its_law) {
    const Explanation explanation = explain(position(start_fen), attempt("e2d3"));
    EXPECT_EQ(sentence(explanation),
              explanation.text + " (Law " + std::string(explanation.article) + ')');
    EXPECT_TRUE(sentence(explanation).ends_with("(Law 3.7.3)"));
}

TEST(WithoutLaw, takes_away_the_law_that_the_refusal_cites) {
    // Neither knight goes there, both by the same article.
    const SanError both = refused("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "Ne4");
    ASSERT_FALSE(both.article.empty());
    EXPECT_TRUE(both.text.ends_with(law_behind(both.article)));
    EXPECT_EQ(without_law(both) + law_behind(both.article), both.text);
    EXPECT_EQ(without_law(both).find("Law"), std::string::npos);
}

TEST(WithoutLaw, leaves_a_refusal_without_a_law_as_it_is) {
    const SanError syntax = refused(start_fen, "x");
    ASSERT_TRUE(syntax.article.empty());
    EXPECT_EQ(without_law(syntax), syntax.text);
    const SanError nobody = refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Nf3");
    EXPECT_EQ(without_law(nobody), nobody.text);
}

TEST(WithoutLaw, a_law_inside_of_the_sentence_or_another_one_stays) {
    SanError error;
    error.article = "3.7.3";
    for (const std::string_view text :
         {"as (Law 3.7.3) says, so it is", "otherwise (Law 3.7.4)", "(Law 3.7.3)", ""}) {
        error.text = text;
        EXPECT_EQ(without_law(error), text);
    }
    error.text = "twice (Law 3.7.3) (Law 3.7.3)";
    EXPECT_EQ(without_law(error), "twice (Law 3.7.3)") << "one of them";
}

}  // namespace
}  // namespace arbiter::testing
