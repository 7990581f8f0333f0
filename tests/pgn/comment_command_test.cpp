// Commands in comments.
#include "arbiter/pgn/comment_command.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

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

TEST(CommentCommand, times_are_read_to_the_millisecond) {
    EXPECT_EQ(read_command_time("1:02:03"), seconds(3723));
    EXPECT_EQ(read_command_time("0:00:09.8"), milliseconds(9800));
    EXPECT_EQ(read_command_time("0:00:09,812"), milliseconds(9812));
    EXPECT_EQ(read_command_time("0:00:09.8129"), milliseconds(9812));
    EXPECT_EQ(read_command_time("2:03"), seconds(123));
    EXPECT_EQ(read_command_time("9.8"), milliseconds(9800));
    for (const char* wrong : {"", ":", "1:", "-1:00", "1:2:3:4", "a", "1:00.x", "999999999"})
        EXPECT_FALSE(read_command_time(wrong)) << wrong;
}

TEST(CommentCommand, evaluations_are_read_in_centipawns_or_moves_to_mate) {
    EXPECT_EQ(read_command_evaluation("0.17")->centipawns, 17);
    for (const std::string_view text : {"0.17", "-1.50,20", "#-3", "#12,9", "-0.05", "123.00"})
        EXPECT_EQ(write_command_evaluation(*read_command_evaluation(text)), text);
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

TEST(CommentCommand, marks_are_squares_and_arrows_in_a_colour) {
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

struct CommandText {
    std::string_view comment;
    /// Name, '=' and argument of each, with blanks between them.
    std::string_view commands;
};

TEST(CommandsOfComment, are_what_stands_between_percent_and_bracket) {
    const CommandText cases[] = {
        {"", ""},
        {"a good move", ""},
        {"[%clk 1:00:00]", "clk=1:00:00 "},
        {"[%clk  1:00:00  ]", "clk=1:00:00 "},
        {"[%clk\t1:00:00]", "clk=1:00:00 "},
        {"[%clk\n1:00:00]", "clk=1:00:00 "},
        {"[%]", "= "},
        {"[% clk]", "=clk "},
        {"[%csl Gd4,Rb2]then[%cal Gc2c4]", "csl=Gd4,Rb2 cal=Gc2c4 "},
        {"[%a [%b]", "a=[%b "},
        {"[%a]]", "a= "},
        {"[clk 1] [ %clk 2] [%clk 3", ""},
        {"50% [%eval 0.1]", "eval=0.1 "},
    };
    for (const CommandText& one : cases) {
        std::string all;
        CommentCommands commands(one.comment);
        while (const auto command = commands.next())
            all.append(command->name).append("=").append(command->argument).append(" ");
        EXPECT_EQ(all, one.commands) << one.comment;
    }
}

TEST(CommandsOfComment, are_found_by_their_whole_name_and_the_first_counts) {
    constexpr std::string_view comment = "[%emt 0:01][%clk 0:02][%clk 0:03]";
    EXPECT_EQ(find_command(comment, "clk"), "0:02");
    EXPECT_EQ(find_command(comment, "emt"), "0:01");
    for (const std::string_view none : {"cl", "clkx", "CLK", "", "eval"})
        EXPECT_EQ(find_command(comment, none), std::nullopt) << none;
}

struct WrittenTime {
    int thousandths;
    std::string_view text;
};

TEST(CommandTime, is_cut_to_tenths_and_has_them_only_where_there_are_some) {
    const WrittenTime times[] = {
        {0, "0:00:00"},           {99, "0:00:00"},          {100, "0:00:00.1"},
        {999, "0:00:00.9"},       {1'000, "0:00:01"},       {59'950, "0:00:59.9"},
        {3'599'999, "0:59:59.9"}, {36'000'000, "10:00:00"}, {360'061'000, "100:01:01"},
    };
    for (const WrittenTime& time : times)
        EXPECT_EQ(write_command_time(milliseconds(time.thousandths)), time.text);
}

TEST(CommandTime, is_read_with_one_to_three_parts_and_parts_of_a_second) {
    const WrittenTime times[] = {
        {5'000, "5"},     {5'000, "05"},     {5'500, "5.5"},    {5'050, "5.05"},
        {5'005, "5.005"}, {5'005, "5,005"},  {5'005, "5.0059"}, {5'000, "5."},
        {65'000, "1:05"}, {65'000, "0:1:5"}, {150'000, "1:90"}, {3'665'000, "1:01:05"},
    };
    for (const WrittenTime& time : times)
        EXPECT_EQ(read_command_time(time.text), milliseconds(time.thousandths)) << time.text;
    for (const std::string_view none : {"1:2:3:4", "1::3", "1 :3", " 1", "1h", "+1", "-1", ".5x",
                                        "123456789", "1:5.5.5", "0:00:0x", "\xC2\xBD"})
        EXPECT_EQ(read_command_time(none), std::nullopt) << none;
}

struct ReadEvaluation {
    std::string_view text;
    std::optional<int> centipawns;
    std::optional<int> mate_in;
    std::optional<int> depth;
};

TEST(CommandEvaluation, is_in_pawns_or_moves_to_mate_with_a_depth_or_without) {
    const ReadEvaluation evaluations[] = {
        {"0", 0, {}, {}},
        {"-0", 0, {}, {}},
        {"0.5", 50, {}, {}},
        {"0.05", 5, {}, {}},
        {"0.059", 5, {}, {}},
        {"-0.05", -5, {}, {}},
        {"+1.25", 125, {}, {}},
        {"1,25", 125, {}, {}},
        {"1.25,18", 125, {}, 18},
        {"1.25, 18", 125, {}, 18},
        {"999999", 99'999'900, {}, {}},
        {"#1", {}, 1, {}},
        {"#-1", {}, -1, {}},
        {"#0", {}, 0, {}},
        {"#-12,40", {}, -12, 40},
    };
    for (const ReadEvaluation& one : evaluations) {
        const auto read = read_command_evaluation(one.text);
        ASSERT_TRUE(read) << one.text;
        EXPECT_EQ(read->centipawns, one.centipawns) << one.text;
        EXPECT_EQ(read->mate_in, one.mate_in) << one.text;
        EXPECT_EQ(read->depth, one.depth) << one.text;
    }
    for (const std::string_view none :
         {"",   "-",  "+",   ".",   ".5",  "x",       "1.x", "1.5,", "1.5,x",    "#",
          "#-", "#x", "#+1", "##1", "#1,", "1000000", "--1", "1 5",  "1.5 deep", "#123456789"})
        EXPECT_FALSE(read_command_evaluation(none)) << none;
}

TEST(CommandMarks, are_squares_or_arrows_in_any_colour) {
    const auto marks = read_command_marks(" Ga1 ,Xh8,Ba1h8");
    ASSERT_TRUE(marks);
    ASSERT_EQ(marks->size(), 3U);
    EXPECT_EQ(marks->at(0).colour, 'G');
    EXPECT_EQ(marks->at(0).from, Square::a1);
    EXPECT_EQ(marks->at(1).colour, 'X') << "others as written";
    EXPECT_EQ(marks->at(2).from, Square::a1);
    EXPECT_EQ(marks->at(2).to, Square::h8);
    for (const std::string_view none :
         {"Ga", "Gi1", "Ga9", "Ga1i1", "Ga1a9", "Ga1a", "Ga1,,Gb2", "Ga1,G", "a1", "Ga1 Gb2"})
        EXPECT_FALSE(read_command_marks(none)) << none;
}

}  // namespace
}  // namespace arbiter::testing
