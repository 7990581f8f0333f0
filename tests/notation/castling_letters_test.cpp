// Which rook a castling letter means, and by which letter a rook is written.
#include "arbiter/notation/castling_letters.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using enum Square;

Board board(std::string_view placement) {
    return setup_of(std::string(placement) + " w - - 0 1").board;
}

TEST(CastlingRookLettered, kq_is_the_outermost_rook_on_that_side) {
    const Board rooks = board("1r1rk1r1/8/8/8/8/8/8/RR2K1RR");
    EXPECT_EQ(castling_rook_lettered('K', rooks), h1);
    EXPECT_EQ(castling_rook_lettered('Q', rooks), a1);
    EXPECT_EQ(castling_rook_lettered('k', rooks), g8);
    EXPECT_EQ(castling_rook_lettered('q', rooks), b8);
}

TEST(CastlingRookLettered, is_the_corner_where_there_is_no_such_rook) {
    const Board one_sided = board("4k3/8/8/8/8/8/8/R3K3");
    EXPECT_EQ(castling_rook_lettered('K', one_sided), h1);
    EXPECT_EQ(castling_rook_lettered('k', one_sided), h8);
    EXPECT_EQ(castling_rook_lettered('q', one_sided), a8);
    EXPECT_EQ(castling_rook_lettered('Q', board("4k3/8/8/8/8/8/8/4K2R")), a1);
    // A king that is not at home has no side.
    EXPECT_EQ(castling_rook_lettered('Q', board("4k3/8/8/8/8/8/4K3/1R6")), a1);
    // A rook on another rank does not count.
    EXPECT_EQ(castling_rook_lettered('K', board("4k3/8/8/8/8/8/6R1/4K3")), h1);
}

TEST(CastlingRookLettered, a_file_letter_is_that_file) {
    const Board rooks = board("1r1rk1r1/8/8/8/8/8/8/RR2K1RR");
    EXPECT_EQ(castling_rook_lettered('B', rooks), b1);
    EXPECT_EQ(castling_rook_lettered('d', rooks), d8);
    EXPECT_EQ(castling_rook_lettered('c', rooks), c8);
}

TEST(CastlingRookLettered, other_letters_are_no_right) {
    for (const char letter : {'-', 'i', 'I', 'z', '1', ' ', '\0', '@', '['})
        EXPECT_FALSE(castling_rook_lettered(letter, board("4k3/8/8/8/8/8/8/4K3"))) << letter;
}

TEST(CastlingLetter, x_fen_names_a_file_only_where_kq_is_another_rook) {
    const Board rooks = board("1r1rk1r1/8/8/8/8/8/8/RR2K1RR");
    EXPECT_EQ(castling_letter(rooks, Color::white, h1, CastlingStyle::x_fen), 'K');
    EXPECT_EQ(castling_letter(rooks, Color::white, g1, CastlingStyle::x_fen), 'G');
    EXPECT_EQ(castling_letter(rooks, Color::black, d8, CastlingStyle::x_fen), 'd');
    EXPECT_EQ(castling_letter(rooks, Color::black, b8, CastlingStyle::x_fen), 'q');
}

TEST(CastlingLetter, shredder_always_names_the_file) {
    const Board rooks = board("1r1rk1r1/8/8/8/8/8/8/RR2K1RR");
    EXPECT_EQ(castling_letter(rooks, Color::white, h1, CastlingStyle::shredder), 'H');
    EXPECT_EQ(castling_letter(rooks, Color::black, b8, CastlingStyle::shredder), 'b');
}

TEST(CastlingLetter, is_read_as_the_rook_for_which_it_was_written) {
    const Board rooks = board("rr2k1rr/8/8/8/8/8/8/1R1RK1R1");
    for (const Color color : both_colors)
        for (const Square rook : rooks.of(color, Role::rook))
            for (const CastlingStyle style : {CastlingStyle::x_fen, CastlingStyle::shredder})
                EXPECT_EQ(castling_rook_lettered(castling_letter(rooks, color, rook, style), rooks),
                          rook);
}

}  // namespace
}  // namespace arbiter::testing
