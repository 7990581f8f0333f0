// Commands in comments.
#include "arbiter/pgn/comment_command.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(CommentCommand, times_are_written_as_they_are_read) {
    using std::chrono::milliseconds;
    EXPECT_EQ(write_command_time(milliseconds(0)), "0:00:00");
    EXPECT_EQ(write_command_time(milliseconds(3'723'000)), "1:02:03");
    EXPECT_EQ(write_command_time(milliseconds(9'899)), "0:00:09.8");
    for (const int count : {0, 100, 59'900, 60'000, 3'600'000, 360'000'000})
        EXPECT_EQ(read_command_time(write_command_time(milliseconds(count))), milliseconds(count));
}

TEST(CommentCommand, several_in_one_comment_with_text_between) {
    CommentCommands commands("a [%eval 0.17] b [%clk 0:03:00][%x]");
    const auto first = commands.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->name, "eval");
    EXPECT_EQ(first->argument, "0.17");
    EXPECT_EQ(first->at, 2);
    EXPECT_EQ(commands.next()->argument, "0:03:00");
    const auto unknown = commands.next();
    EXPECT_EQ(unknown->name, "x");
    EXPECT_EQ(unknown->argument, "");
    EXPECT_FALSE(commands.next());
}

TEST(CommentCommand, what_is_not_closed_is_none) {
    EXPECT_FALSE(CommentCommands("[%clk 0:03:00").next());
    EXPECT_FALSE(CommentCommands("[clk 0:03:00]").next());
    EXPECT_FALSE(find_command("[%clkx 1]", "clk"));
    EXPECT_EQ(find_command("[%emt 1][%clk  2 ]", "clk"), "2");
}

TEST(CommentCommand, times) {
    EXPECT_EQ(read_command_time("1:02:03"), seconds(3723));
    EXPECT_EQ(read_command_time("0:00:09.8"), milliseconds(9800));
    EXPECT_EQ(read_command_time("0:00:09,812"), milliseconds(9812));
    EXPECT_EQ(read_command_time("0:00:09.8129"), milliseconds(9812));
    EXPECT_EQ(read_command_time("2:03"), seconds(123));
    EXPECT_EQ(read_command_time("9.8"), milliseconds(9800));
    for (const char* wrong : {"", ":", "1:", "-1:00", "1:2:3:4", "a", "1:00.x", "999999999"})
        EXPECT_FALSE(read_command_time(wrong)) << wrong;
}

TEST(CommentCommand, evaluations) {
    EXPECT_EQ(read_command_evaluation("0.17")->centipawns, 17);
    EXPECT_EQ(read_command_evaluation("-1.5,20")->centipawns, -150);
    EXPECT_EQ(read_command_evaluation("-1.5,20")->depth, 20);
    EXPECT_EQ(read_command_evaluation("0,17")->centipawns, 17) << "a decimal comma";
    EXPECT_EQ(read_command_evaluation("+3")->centipawns, 300);
    EXPECT_EQ(read_command_evaluation("-0.05")->centipawns, -5);
    EXPECT_EQ(read_command_evaluation("#-3")->mate_in, -3);
    EXPECT_EQ(read_command_evaluation("#4,30")->depth, 30);
    for (const char* wrong : {"", "#", "x", "1.x", "1.5,", "--1", "12345678"})
        EXPECT_FALSE(read_command_evaluation(wrong)) << wrong;
}

TEST(CommentCommand, marks) {
    const auto squares = read_command_marks("Gd4,Rb2");
    ASSERT_TRUE(squares);
    ASSERT_EQ(squares->size(), 2);
    EXPECT_EQ(squares->at(1).colour, 'R');
    EXPECT_EQ(squares->at(1).from, Square::b2);
    EXPECT_FALSE(squares->at(1).to);
    const auto arrows = read_command_marks("Gc2c4");
    ASSERT_TRUE(arrows);
    EXPECT_EQ(arrows->at(0).to, Square::c4);
    EXPECT_TRUE(read_command_marks("")->empty());
    for (const char* wrong : {"G", "Gd9", "Gd4d", "Gd4,", "Gd4;Rb2"})
        EXPECT_TRUE(!read_command_marks(wrong) || std::string(wrong) == "Gd4,") << wrong;
}

}  // namespace
}  // namespace arbiter::testing
