#include "arbiter/notation/plain_san.hpp"

#include <string>
#include <string_view>

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

std::string without_sign(std::string text) {
    if (text.ends_with('+') || text.ends_with('#'))
        text.pop_back();
    return text;
}

TEST(PlainSan, takes_what_is_written_of_any_legal_move) {
    Random random(7);
    for (int game = 0; game < 200; ++game)
        testing::playout(Position(), 120, random, [](const Position& position) {
            for (const Move move : legal_moves(position))
                ASSERT_EQ(read_plain_san(position, write_san(position, move)).move, move)
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
                const auto [move, spelling] = read_plain_san(position, text);
                if (spelling == SanSpelling::standard) {
                    ASSERT_EQ(without_sign(text), without_sign(write_san(position, move)));
                }
                if (move != Move()) {
                    ++taken;
                    ASSERT_EQ(read_at_length(position, text), move) << text;
                }
            }
        });
    EXPECT_GT(taken, 1000);
}

TEST(PlainSan, knows_how_a_text_is_spelled) {
    const auto spelling = [](std::string_view fen, std::string_view text) {
        return read_plain_san(position(fen), text).spelling;
    };
    constexpr std::string_view fen = "4k3/P7/8/4p3/3P4/5N2/8/R3K3 w Q - 0 1";
    for (const std::string_view text : {"dxe5", "Nxe5", "Ng1", "Ng1#", "O-O-O", "a8=Q+", "Kd2"})
        EXPECT_EQ(spelling(fen, text), SanSpelling::standard) << text;
    for (const std::string_view text : {"Nfxe5", "N3xe5+", "Nf3xe5", "Nfg1"})
        EXPECT_EQ(spelling(fen, text), SanSpelling::names_departure) << text;
    for (const std::string_view text : {"Ne5", "Nxg1", "Nfe5", "dxe4", "NfG1"})
        EXPECT_EQ(spelling(fen, text), SanSpelling::unknown) << text;
    EXPECT_EQ(spelling("4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 1", "fxe6"), SanSpelling::standard);
}

TEST(PlainSan, leaves_what_is_not_the_usual_form) {
    const Position start;
    for (const char* const text : {"", "e", "+", "e2e4", "e2-e4", "Pe4", "0-0", "o-o", "e4!", "e4 ",
                                   " e4", "ng1f3", "Nf3=Q", "e4=Q", "xe4", "2e4", "e9", "i4", "--"})
        EXPECT_EQ(read_plain_san(start, text).move, Move()) << text;
    EXPECT_EQ(read_plain_san(position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "O-O").move, Move());
    EXPECT_EQ(read_plain_san(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a8").move, Move());
    EXPECT_EQ(read_plain_san(position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a8=K").move, Move());
}

}  // namespace
}  // namespace arbiter
