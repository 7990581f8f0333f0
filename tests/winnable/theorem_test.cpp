// Which men alone keep a side from mating (docs/winnability.md; laws.md 1.12).
#include "arbiter/winnable/theorem.hpp"

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/playout.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

std::optional<Theorem> against_white(std::string_view fen) {
    return theorem_against(position(fen).board(), Color::white);
}

TEST(TheoremAgainst, a_lone_king_never_mates) {
    EXPECT_EQ(against_white("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Theorem::lone_king);
    EXPECT_EQ(against_white("q3k3/8/8/8/8/8/8/4K3 w - - 0 1"), Theorem::lone_king);
    EXPECT_FALSE(theorem_against(position("q3k3/8/8/8/8/8/8/4K3 w - - 0 1").board(), Color::black));
}

TEST(TheoremAgainst, a_knight_never_mates_a_king_with_queens_or_nothing) {
    EXPECT_EQ(against_white("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), Theorem::knight_against_queens);
    EXPECT_EQ(against_white("qq2k3/8/8/8/8/8/8/4KN2 w - - 0 1"), Theorem::knight_against_queens);
}

TEST(TheoremAgainst, a_knight_may_mate_a_king_shut_in_by_other_men) {
    for (const std::string_view fen :
         {"r3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "b3k3/8/8/8/8/8/8/4KN2 w - - 0 1",
          "n3k3/8/8/8/8/8/8/4KN2 w - - 0 1", "4k3/p7/8/8/8/8/8/4KN2 w - - 0 1",
          "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "q3k3/8/8/8/8/8/8/3BKN2 w - - 0 1"})
        EXPECT_FALSE(against_white(fen)) << fen;
}

TEST(TheoremAgainst, bishops_of_one_colour_never_mate_without_knight_pawn_or_other_bishop) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/8/8/8/4b3/8/8/4KB2 w - - 0 1",
          "qr2k3/8/8/8/4b3/8/8/4KB2 w - - 0 1", "8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1"})
        EXPECT_EQ(against_white(fen), Theorem::bishops_of_one_colour) << fen;
}

TEST(TheoremAgainst, bishops_may_mate_where_the_other_colour_can_be_blocked) {
    for (const std::string_view fen :
         {"6bk/8/6KB/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
          "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/p7/8/8/8/8/8/4KB2 w - - 0 1"})
        EXPECT_FALSE(against_white(fen)) << fen;
}

TEST(TheoremAgainst, a_pawn_rook_or_queen_is_enough) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
          "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"})
        EXPECT_FALSE(against_white(fen)) << fen;
}

// Sound: men of a theorem never mate, however they are put up.
TEST(TheoremAgainst, no_mate_is_ever_put_up_with_such_men) {
    Random random(11);
    int covered = 0;
    for (int i = 0; i < 40'000; ++i) {
        arbiter::Setup setup;
        setup.turn = Color::black;
        const auto put = [&](Piece piece) {
            // In one corner of the board, where mates are.
            const auto square = square_at(static_cast<int>(8 * random.below(4) + random.below(4)));
            setup.board.put(square, piece);
        };
        put({Color::white, random.below(2) == 0 ? Role::knight : Role::bishop});
        for (std::size_t men = random.below(4); men-- > 0;)
            put({Color::black, random.below(2) == 0 ? Role::queen : Role::rook});
        put({Color::white, Role::king});
        put({Color::black, Role::king});
        const auto position = Position::from(setup, forgivable_faults);
        if (!position || !theorem_against(position->board(), Color::white))
            continue;
        ++covered;
        EXPECT_FALSE(is_check(*position) && !has_legal_move(*position)) << write_fen(*position);
    }
    EXPECT_GT(covered, 5000);
}

TEST(TheoremAgainst, counted_men_may_leave_the_kings_out) {
    Material men{};
    men[Color::white][Role::bishop] = 2;
    EXPECT_EQ(theorem_against(men, light_squares, Color::white), Theorem::bishops_of_one_colour);
    EXPECT_FALSE(theorem_against(men, all_squares, Color::white));
    EXPECT_EQ(theorem_against(Material{}, {}, Color::black), Theorem::lone_king);
    for (const Role role : {Role::pawn, Role::rook, Role::queen}) {
        Material one{};
        one[Color::black][role] = 1;
        EXPECT_FALSE(theorem_against(one, {}, Color::black));
        EXPECT_EQ(theorem_against(one, {}, Color::white), Theorem::lone_king);
    }
}

}  // namespace
}  // namespace arbiter::testing
