// What is marked in the words of the lessons.
#include "arbiter/lessons/markup.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace lessons;
using Terms = std::vector<std::string_view>;
using Statements = std::vector<Statement>;

TEST(Markup, is_not_seen_by_readers) {
    EXPECT_EQ(without_marks("A *check* on [e8 and f7](attacks e1), twice [b](c)."),
              "A check on e8 and f7, twice b.");
    EXPECT_EQ(without_marks(""), "");
    EXPECT_EQ(without_marks("plain (in brackets) and [alone]"), "plain (in brackets) and [alone]");
}

TEST(Markup, leaves_a_blank_where_something_is_stated) {
    EXPECT_EQ(without_statements("on [e8](legal e1e8)."), "on  .");
    EXPECT_EQ(without_statements("[a](b)[c](d)"), "  ");
}

TEST(Markup, holds_statements_in_their_order) {
    EXPECT_EQ(statements_in("[a3 and b2](moves c1), then [no](legal e1g1)"),
              (Statements{{"a3 and b2", "moves c1"}, {"no", "legal e1g1"}}));
    EXPECT_EQ(statements_in("[outer [inner](fact)"), (Statements{{"inner", "fact"}}));
}

TEST(Markup, that_is_not_finished_states_nothing) {
    for (const std::string_view text :
         {"[", "](", "[words](", "[words](fact", "words](fact)", "[words] (fact)", ")(["}) {
        EXPECT_EQ(statements_in(text), Statements()) << text;
        EXPECT_EQ(without_marks(text), text);
    }
}

TEST(Markup, a_broken_statement_does_not_take_the_words_of_the_next) {
    EXPECT_EQ(statements_in("a](b) [c](d)"), (Statements{{"c", "d"}}));
    EXPECT_EQ(without_marks("a](b) [c](d)"), "a](b) c");
}

TEST(Markup, shows_where_terms_are_explained) {
    EXPECT_EQ(explained_in("the *king* and his *castle*"), (Terms{"king", "castle"}));
    EXPECT_EQ(explained_in("one * alone"), Terms());
    EXPECT_EQ(explained_in("*a* b*"), Terms{"a"});
}

}  // namespace
}  // namespace arbiter::testing
