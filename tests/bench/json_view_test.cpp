#include "bench/support/json_view.hpp"

#include <gtest/gtest.h>

namespace arbiter::bench {
namespace {

TEST(JsonView, finds_members_behind_others) {
    const JsonView message(
        R"({"t": "move", "d": {"u": "e2e4", "legal": ["a7a6", "a7a5"], "x": "}]\"{"}, "v": 42})");
    EXPECT_EQ(message.string_at("t"), "move");
    EXPECT_EQ(message.number_at("v"), 42U);
    const auto move = message.member("d");
    ASSERT_TRUE(move);
    EXPECT_EQ(move->string_at("u"), "e2e4");
    const auto legal = move->member("legal")->elements();
    ASSERT_EQ(legal.size(), 2U);
    EXPECT_EQ(legal[1].string(), "a7a5");
}

TEST(JsonView, does_not_mistake_an_inner_member_for_its_own) {
    EXPECT_FALSE(JsonView(R"({"d":{"v":1},"a":["v"],"b":"v"})").member("v"));
}

TEST(JsonView, reads_what_is_empty_or_null) {
    const JsonView message(R"({"a":[ ],"o":{ },"n":null,"s":""})");
    EXPECT_TRUE(message.member("a")->elements().empty());
    EXPECT_FALSE(message.member("o")->member("x"));
    EXPECT_TRUE(message.member("n")->is_null());
    EXPECT_EQ(message.member("s")->string(), "");
}

TEST(JsonView, answers_nothing_where_the_text_is_no_json) {
    for (const auto* const text :
         {"", "{", "}", "[", "{\"v\"", "{\"v\":", "{\"v\":}", "{\"w\":\"", "{\"w\":[1,{\"v\":1}",
          "{\"w\":\"\\", "[1,,2]", "[[1]", "[\"a"}) {
        EXPECT_FALSE(JsonView(text).member("v")) << text;
        EXPECT_TRUE(JsonView(text).elements().empty()) << text;
    }
}

TEST(JsonView, does_not_guess_at_escapes_or_fractions) {
    const JsonView message(R"({"s": "a\nb", "f": 1.5, "m": -1, "h": 99999999999999999999})");
    EXPECT_EQ(message.string_at("s"), "");
    for (const auto* const name : {"f", "m", "h", "s"})
        EXPECT_FALSE(message.number_at(name)) << name;
}

}  // namespace
}  // namespace arbiter::bench
