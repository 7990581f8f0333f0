// Tag pairs, whole and broken.
#include "arbiter/pgn/tag_text.hpp"

#include <gtest/gtest.h>

#include "arbiter/pgn/plain_tag.hpp"

namespace arbiter::testing {
namespace {

TagText found(std::string_view text) { return find_tag(text, Input::complete); }

void expect_tag(std::string_view text, std::string_view name, std::string_view value,
                std::string_view rest = "") {
    const TagText tag = found(text);
    EXPECT_EQ(tag.extent, Extent::whole) << text;
    EXPECT_EQ(tag.name, name) << text;
    EXPECT_EQ(unescaped(tag.raw_value), value) << text;
    EXPECT_EQ(text.substr(tag.length), rest) << text;
}

void expect_broken(std::string_view text, std::string_view name, std::string_view rest) {
    const TagText tag = found(text);
    EXPECT_EQ(tag.extent, Extent::broken) << text;
    EXPECT_EQ(tag.name, name) << text;
    EXPECT_EQ(text.substr(tag.length), rest) << text;
}

TEST(TagText, a_pair_is_a_name_and_a_quoted_value) {
    expect_tag("[Event \"Linares\"]", "Event", "Linares");
    expect_tag("[Event \"\"]", "Event", "");
    expect_tag("[ Event\t\"x\" ]", "Event", "x");
    expect_tag("[Event\"x\"]", "Event", "x");
    expect_tag("[GreatestGameEverPlayed? \"True\"]", "GreatestGameEverPlayed?", "True");
    expect_tag("[Event \"a\"] [Site \"b\"]", "Event", "a", " [Site \"b\"]");
}

TEST(TagText, quotes_and_backslashes_are_escaped_in_values) {
    expect_tag(R"([Annotator "The \"Open\" c:\\x"])", "Annotator", R"(The "Open" c:\x)");
    expect_tag(R"([Annotator "C:\new"])", "Annotator", R"(C:\new)");
    expect_tag(R"([Annotator "ends with a backslash\\"])", "Annotator",
               R"(ends with a backslash\)");
}

TEST(TagText, bare_quotes_belong_to_the_value) {
    expect_tag(R"([Event "5th "Mikis" Open"])", "Event", R"(5th "Mikis" Open)");
    expect_tag(R"([Event ""quoted""])", "Event", R"("quoted")");
}

TEST(TagText, brackets_and_braces_belong_to_the_value) {
    expect_tag("[Variation \"modern[!]\"]", "Variation", "modern[!]");
    expect_tag("[WhiteTeam \"a]b{c}d[#]\"]", "WhiteTeam", "a]b{c}d[#]");
}

TEST(TagText, a_backslash_before_the_last_quote_does_not_open_the_pair) {
    expect_tag("[Event \"It (open) \\\"]\n1. e4", "Event", "It (open) \\", "\n1. e4");
}

TEST(TagText, a_value_may_go_over_lines) {
    expect_tag("[Annotator \"a\nb\"]", "Annotator", "a\nb");
    expect_tag("[Annotator \"a\r\nb\"]", "Annotator", "a\r\nb");
}

TEST(TagText, a_missing_bracket_at_the_end_of_the_line_is_forgiven) {
    expect_tag("[Event \"x\"\n[Site \"y\"]", "Event", "x", "\n[Site \"y\"]");
    expect_tag("[Event \"x\"", "Event", "x");
}

TEST(TagText, only_on_its_first_line_a_value_ends_without_bracket) {
    expect_broken("[Event \"x\n2. Nf3 w \"0\"", "Event", "\n2. Nf3 w \"0\"");
    expect_broken("[Event \"x\n2. Nf3 w \"0\"[Site \"T 1. e4", "Event",
                  "\n2. Nf3 w \"0\"[Site \"T 1. e4");
}

TEST(TagText, a_pair_that_is_never_closed_costs_its_line) {
    expect_broken("[Event \"incomplete\n[White \"x\"]", "Event", "\n[White \"x\"]");
    expect_broken("[Event \"incomplete\n\n1. e4 \"]", "Event", "\n\n1. e4 \"]");
    expect_broken("[Event x\n", "Event", "\n");
    expect_broken("[", "", "");
    expect_broken("[\n", "", "\n");
}

TEST(TagText, brackets_that_are_no_pair_cost_only_themselves) {
    expect_broken("[%clk 0:01:00] Nf3", "%clk", " Nf3");
    expect_broken("[] Nf3", "", " Nf3");
    expect_broken("[D] Nf3", "D", " Nf3");
}

TEST(TagText, a_control_character_is_odd_because_nobody_writes_it_again) {
    const std::string behind(500, '\n');
    for (const char c : {'\t', '\x01', '\x1B', '\x7F'}) {
        const std::string text = std::string("[Event \"a") + c + "b\"]";
        EXPECT_TRUE(found(text).is_odd);
        EXPECT_TRUE(found(text + behind).is_odd);
    }
    EXPECT_FALSE(found("[Event \"M\xC3\xBCller ~\"]" + behind).is_odd);
}

TEST(TagText, a_pair_longer_than_the_limit_is_broken) {
    // With text behind it, as the short way needs it.
    const std::string text =
        "[Event \"" + std::string(max_tag_bytes, 'x') + "\"]\n" + std::string(500, '\n');
    EXPECT_EQ(found(text).extent, Extent::broken);
    const std::string fits = "[Event \"" + std::string(5'000, 'x') + "\"]\n";
    EXPECT_EQ(found(fits).extent, Extent::whole);
}

TEST(TagText, a_part_of_a_text_is_decided_as_the_whole_is_or_not_yet) {
    for (const std::string_view text :
         {"[Event \"Linares\"]\n", "[Event \"5th \"Mikis\" Open\"]\n", "[Event \"x\"\n[Site",
          "[Event \"a\nb\"]\n", "[Event \"It \\\"]\n\n", "[%clk 0:01:00] Nf3", "[Event \"open\n[S",
          "[Event \"a\r\nb\r\n\r\n1. e4"}) {
        const TagText whole = found(text);
        for (std::size_t length = 1; length <= text.size(); ++length) {
            const TagText part = find_tag(text.substr(0, length), Input::more_follows);
            if (part.extent == Extent::need_more)
                continue;
            EXPECT_EQ(part.extent, whole.extent) << text << " up to " << length;
            EXPECT_EQ(part.length, whole.length) << text << " up to " << length;
            EXPECT_EQ(part.raw_value, whole.raw_value) << text << " up to " << length;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
