// Where brace comments end.
#include "arbiter/pgn/comment_text.hpp"

#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

/// What the comment holds; and the extent.
void expect_comment(std::string_view text, Extent extent, std::string_view inside) {
    const CommentEnd end = find_comment_end(text, 0, Input::complete);
    EXPECT_EQ(end.extent, extent) << text;
    EXPECT_EQ(text.substr(0, end.length), inside) << text;
}

TEST(CommentText, ends_at_the_first_closing_brace) {
    expect_comment("a comment} e5", Extent::whole, "a comment");
    expect_comment("} e5", Extent::whole, "");
    expect_comment("outer {inner} still outer} e5", Extent::whole, "outer {inner");
}

TEST(CommentText, may_hold_blank_lines_and_what_looks_like_a_tag) {
    expect_comment("line1\n\nline2} e5", Extent::whole, "line1\n\nline2");
    expect_comment("see\n[Event \"not a tag\"]\n} e5", Extent::whole,
                   "see\n[Event \"not a tag\"]\n");
    expect_comment("[%clk 0:01:00]} e5", Extent::whole, "[%clk 0:01:00]");
    expect_comment("\n\n[%clk 0:01:00]} e5", Extent::whole, "\n\n[%clk 0:01:00]");
}

TEST(CommentText, that_is_never_closed_ends_at_the_next_game) {
    expect_comment("oops e5 0-1\n\n[Event \"n\"]\n[Site \"?\"]\n\n1. e4 {x} *", Extent::broken,
                   "oops e5 0-1\n\n");
    expect_comment("oops e5\n[Event \"n\"]\n[Site \"?\"]\n1. e4 {x} *", Extent::broken,
                   "oops e5\n");
    expect_comment("oops\r\n \r\n[White \"n\"]\r\n\r\n1. e4 {x} *", Extent::broken,
                   "oops\r\n \r\n");
    expect_comment("oops\r\r[White \"n\"]\r\r1. e4 {x} *", Extent::broken, "oops\r\r");
}

TEST(CommentText, that_is_never_closed_ends_at_the_end) {
    expect_comment("oops e5", Extent::broken, "oops e5");
    expect_comment("", Extent::broken, "");
}

TEST(CommentText, a_very_long_one_goes_on_after_a_piece) {
    const std::string text = std::string(max_comment_piece + 5, 'x') + "} e5";
    const CommentEnd first = find_comment_end(text, 0, Input::complete);
    EXPECT_EQ(first.extent, Extent::broken);
    EXPECT_EQ(first.length, max_comment_piece);
    const CommentEnd second =
        find_comment_end(std::string_view(text).substr(first.length), 0, Input::complete);
    EXPECT_EQ(second.extent, Extent::whole);
    EXPECT_EQ(second.length, 5);
}

TEST(CommentText, a_part_of_a_text_is_decided_as_the_whole_is_or_not_yet) {
    const std::string text = "see\n[Event \"not a tag\"]\n\nthat [x] oops\n\n[White \"n\"]\n" +
                             std::string(1'200, ' ') + "} e5";
    const CommentEnd whole = find_comment_end(text, 0, Input::complete);
    EXPECT_EQ(whole.length, text.find("[White"));
    std::size_t scanned = 0;
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const CommentEnd part = find_comment_end(std::string_view(text).substr(0, length), scanned,
                                                 Input::more_follows);
        if (part.extent == Extent::need_more) {
            scanned = part.length;
            continue;
        }
        EXPECT_EQ(part.length, whole.length);
        return;
    }
    FAIL() << "the end was not found";
}

}  // namespace
}  // namespace arbiter::testing
