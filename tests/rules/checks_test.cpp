// Direct, discovered and double check, told apart.
#include "arbiter/rules/checks.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/chess960.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

GivenCheck given(std::string_view fen, std::string_view uci) {
    const Position position = position_of(fen);
    return check_given(position, find_move(position, uci).value());
}

TEST(Checks, the_man_that_moves_gives_check_itself) {
    const GivenCheck check = given("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
    EXPECT_EQ(check.direct, squares("a8"));
    EXPECT_TRUE(check.discovered.empty());
    EXPECT_TRUE(check.any());
    EXPECT_FALSE(check.is_double());
}

TEST(Checks, a_man_that_leaves_the_line_discovers_check) {
    const GivenCheck check = given("4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1", "e2c3");
    EXPECT_TRUE(check.direct.empty());
    EXPECT_EQ(check.discovered, squares("e1"));
}

TEST(Checks, both_at_once_are_a_double_check) {
    const GivenCheck check = given("4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1", "e5c6");
    EXPECT_EQ(check.discovered, squares("e1"));
    EXPECT_TRUE(check.direct.empty());
    const GivenCheck twice = given("4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1", "e5f7");
    EXPECT_FALSE(twice.is_double());
    const GivenCheck both = given("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4f6");
    EXPECT_EQ(both.direct, squares("f6"));
    EXPECT_EQ(both.discovered, squares("e1"));
    EXPECT_TRUE(both.is_double());
}

TEST(Checks, the_pawn_captured_en_passant_may_have_stood_in_the_line) {
    const GivenCheck check = given("8/8/8/R2pP2k/8/8/8/4K3 w - d6 0 1", "e5d6");
    EXPECT_TRUE(check.direct.empty());
    EXPECT_EQ(check.discovered, squares("a5"));
}

TEST(Checks, the_rook_of_a_castling_checks_directly) {
    EXPECT_EQ(given("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1").direct, squares("f1"));
}

TEST(Checks, promotion_and_quiet_moves) {
    EXPECT_EQ(given("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q").direct, squares("a8"));
    EXPECT_FALSE(given("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n").any());
}

TEST(Checks, agree_with_the_board_after_every_move_of_random_games) {
    Random random(11);
    for (int number = 0; number < 960; number += 120)
        playout(chess960_position(number).value(), 80, random, [](const Position& here) {
            for (const Move move : legal_moves(here)) {
                const GivenCheck check = check_given(here, move);
                ASSERT_EQ(check.any(), is_check(here.play(move)));
                ASSERT_LE(check.direct.size(), 1);
                ASSERT_FALSE(check.direct.intersects(check.discovered));
            }
        });
}

}  // namespace
}  // namespace arbiter::testing
