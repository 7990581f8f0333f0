// Texts of others, shown in a terminal.
#include "apps/arbiter/frame/printable.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(Printable, leaves_letters_of_all_languages) {
    EXPECT_EQ(printable("Nf3 "), "Nf3 ");
    EXPECT_EQ(printable("M\u00FCller \u265E"), "M\u00FCller \u265E");
    EXPECT_EQ(printable("M\xFCller"), "M\u00FCller") << "Latin-1";
}

TEST(Printable, lets_nothing_command_the_terminal) {
    EXPECT_EQ(printable("\x1B[2J"), "?[2J");
    EXPECT_EQ(printable("a\nb\tc\x7F"), "a?b?c?");
    EXPECT_EQ(printable("\u009B2J"), "?2J") << "the same command in one character";
    EXPECT_EQ(printable("\x9B"), "?") << "and as a byte that is no UTF-8";
}

}  // namespace
}  // namespace arbiter::testing
