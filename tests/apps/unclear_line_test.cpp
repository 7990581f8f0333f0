#include "apps/arbiter/talk/unclear_line.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

std::string why(std::string_view line) { return why_unclear(line, LineMayBe::move_or_command); }

TEST(UnclearLine, is_neither_a_move_nor_a_command) {
    EXPECT_EQ(why("hello there"),
              "\"hello there\" is neither a move nor a command. Type help for what can be typed.");
    EXPECT_EQ(why("7"), "\"7\" is neither a move nor a command. Type help for what can be typed.");
}

TEST(UnclearLine, may_be_a_misspelt_command) {
    EXPECT_EQ(why("clok"), "\"clok\" is neither a move nor a command: did you mean clock?");
    EXPECT_EQ(why_unclear("resing now", LineMayBe::command),
              "\"resing now\" is neither a move nor a command: did you mean resign?");
}

TEST(UnclearLine, may_name_a_square_or_a_man_that_there_is_not) {
    EXPECT_EQ(why("e9"), "There is no square e9: files are a to h, ranks 1 to 8.");
    EXPECT_EQ(why("Ni4"), "There is no square i4: files are a to h, ranks 1 to 8.");
    EXPECT_EQ(why("knight takes J5"), "There is no square j5: files are a to h, ranks 1 to 8.");
    EXPECT_EQ(why("Nxj5"), "There is no square j5: files are a to h, ranks 1 to 8.");
    EXPECT_EQ(why("Sc3"), "S is no man's letter: K, Q, R, B and N are.");
}

TEST(UnclearLine, may_be_a_move_without_a_square_to_go_to) {
    EXPECT_EQ(why("Nf"), "That move names no square to go to.");
    EXPECT_EQ(why("rook takes"), "That move names no square to go to.");
}

TEST(UnclearLine, is_no_move_behind_a_stroke) {
    EXPECT_EQ(why_unclear("e4", LineMayBe::command),
              "\"e4\" is neither a move nor a command. Type help for what can be typed.");
    EXPECT_EQ(why_unclear("", LineMayBe::command),
              "\"\" is neither a move nor a command. Type help for what can be typed.");
}

TEST(UnclearLine, is_shown_in_part_and_commands_no_terminal) {
    EXPECT_EQ(why("\x1b[2J"),
              "\"?[2J\" is neither a move nor a command. Type help for what can be typed.");
    EXPECT_EQ(why(std::string(99, '.')).find("is neither"), 43U);
}

}  // namespace
}  // namespace arbiter::testing
