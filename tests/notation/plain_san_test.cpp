#include "arbiter/notation/plain_san.hpp"

#include <gtest/gtest.h>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter {
namespace {

using testing::position;
using testing::Random;

/// As `read_san` reads at length.
std::optional<Move> read_at_length(const Position& position, std::string_view text) {
    const auto form = read_san_form(text);
    if (!form)
        return std::nullopt;
    const SanCandidates legal = legal_candidates(position, *form);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
}

TEST(PlainSan, takes_what_is_written_of_any_legal_move) {
    Random random(7);
    for (int game = 0; game < 200; ++game)
        testing::playout(Position(), 120, random, [](const Position& position) {
            for (const Move move : legal_moves(position))
                ASSERT_EQ(read_plain_san(position, write_san(position, move)), move)
                    << write_san(position, move);
        });
}

TEST(PlainSan, never_gives_another_move_than_reading_at_length) {
    constexpr std::string_view letters = "KQRBNPOabcdefgh12345678x=+#-";
    Random random(8);
    int taken = 0;
    for (int game = 0; game < 40; ++game)
        testing::playout(Position(), 100, random, [&](const Position& position) {
            const MoveList moves = legal_moves(position);
            for (int i = 0; i < 20 && !moves.empty(); ++i) {
                std::string text = write_san(position, moves[random.below(moves.size())]);
                const char letter = letters[random.below(letters.size())];
                const std::size_t at = random.below(text.size() + 1);
                if (random.below(2) == 0)
                    text.insert(at, 1, letter);
                else if (at < text.size())
                    text[at] = letter;
                if (const Move move = read_plain_san(position, text); move != Move()) {
                    ++taken;
                    ASSERT_EQ(read_at_length(position, text), move) << text;
                }
            }
        });
    EXPECT_GT(taken, 1000);
}

TEST(PlainSan, leaves_what_is_not_the_usual_form) {
    const Position start;
    for (const char* const text : {"", "e", "+", "e2e4", "e2-e4", "Pe4", "0-0", "o-o", "e4!", "e4 ",
                                   " e4", "ng1f3", "Nf3=Q", "e4=Q", "xe4", "2e4", "e9", "i4", "--"})
        EXPECT_EQ(read_plain_san(start, text), Move()) << text;
    EXPECT_EQ(read_plain_san(position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "O-O"), Move());
    EXPECT_EQ(read_plain_san(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a8"), Move());
    EXPECT_EQ(read_plain_san(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a8=K"), Move());
}

}  // namespace
}  // namespace arbiter
