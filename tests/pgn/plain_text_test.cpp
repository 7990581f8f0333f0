// The short way through movetext against the long one, which a text in single bytes always takes.
#include <gtest/gtest.h>

#include "tests/pgn/recorder.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view fragments[] = {
    " ",
    " ",
    " ",
    " ",
    "\n",
    "\r\n",
    "\n\n",
    "1.",
    "12. ",
    "3...",
    "e4",
    "Nf3",
    "O-O",
    "O-O-O+",
    "exd8=Q#",
    "Rae1",
    "{a b}",
    "{ [%clk 1] }",
    "{a\nb}",
    "$1",
    "$139 ",
    "$256",
    "!",
    "?!",
    "(",
    ")",
    "1-0",
    "*",
    "1/2",
    ";x\n",
    "%y\n",
    "[Event \"a\"]\n",
    "+",
    "e.p.",
    "0-0",
    "--",
    "e8(Q)",
    "\xE2\x80\xA6",
    "\xC2\xA0",
    "N\xE2\x99\x98",
    "}",
    "black",
    "\t",
    "1",
    "2024",
    "99999999999.",
    "........",
    "abcdefghabcdefgh1",
    "e4e5e6e7e8e9e1e2",
    "\r",
    "$",
    "[%x]",
    "\n[Event \"b\"]\n[Site \"c\"]\n\n",
    "d4,",
    "Nf3.",
    "Qxd4\x7F",
    "b4\"",
    "N",
    "N f3",
    "N ",
    " R ",
    "12. K ",
};

/// One that the short way can go, so that it is left in the middle and not at the beginning.
constexpr std::string_view plain_start = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 ";

TEST(PlainMovetext, tells_the_same_as_the_long_way) {
    const Recorder with_places(Recorder::Places::yes, Recorder::Want::move_numbers);
    Random random(3);
    for (int i = 0; i < 20'000; ++i) {
        std::string text(plain_start);
        for (std::size_t count = 1 + random.below(24); count > 0; --count)
            text += fragments[random.below(std::size(fragments))];
        // The short way keeps away from the end of what it has.
        text += " Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 1-0\n";
        ASSERT_EQ(recorded(text, with_places), recorded_in_chunks(text, 1, with_places)) << text;
    }
}

TEST(PlainMovetext, tells_the_same_where_a_chunk_ends_anywhere) {
    const Recorder with_places(Recorder::Places::yes, Recorder::Want::move_numbers);
    const std::string text = std::string(plain_start) +
                             "{ [%clk 0:01:00] } 2... Nc6 $1 $14\r\n3. Bb5 {Ruy\nLopez} a6\n\n"
                             "4. Ba4 (4. Bxc6 dxc6 5. O-O) Nf6! 5. O-O Be7 6. Re1 b5 1/2-1/2\n";
    const std::string whole = recorded(text, with_places);
    for (std::size_t size = 1; size < text.size(); ++size)
        EXPECT_EQ(recorded_in_chunks(text, size, with_places), whole) << size;
}

}  // namespace
}  // namespace arbiter::testing
