// No check is overlooked, and what is told without a discovery is a check.
#include "arbiter/winnable/detail/checking_squares.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using enum Square;
using detail::CheckingSquares;

Direction step_of(Move move) {
    return static_cast<Direction>(index(move.to()) - index(move.from()));
}

template <Color Us>
void look_at_normal_moves(const Position& position) {
    const CheckingSquares<Us> checks(position);
    for (const Move move : legal_moves(position)) {
        if (!move.is_normal())
            continue;
        const bool gives_check = is_check(position.play(move));
        const bool is_told = move.role() == Role::pawn
                                 ? checks.targets_of_pawns(step_of(move)).contains(move.to())
                                 : checks.targets_of(move.role(), move.from()).contains(move.to());
        // The king's own squares are never among them.
        if (gives_check)
            EXPECT_TRUE(is_told) << write_fen(position) << ' ' << name(move.from());
        else if (!checks.discoverers.contains(move.from()))
            EXPECT_FALSE(is_told && move.role() != Role::pawn && move.role() != Role::king)
                << write_fen(position) << ' ' << name(move.from()) << name(move.to());
    }
}

TEST(CheckingSquares, every_check_of_a_game_is_told) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Random random(seed);
        playout(Position(), 150, random, [](const Position& position) {
            if (position.turn() == Color::white)
                look_at_normal_moves<Color::white>(position);
            else
                look_at_normal_moves<Color::black>(position);
        });
    }
}

TEST(CheckingSquares, each_kind_has_its_own) {
    const CheckingSquares<Color::white> checks(position_of("8/8/4p3/8/2p1k3/8/8/K7 w - - 0 1"));
    EXPECT_EQ(checks.by_role[Role::pawn], squares("d3 f3"));
    EXPECT_EQ(checks.by_role[Role::knight], knight_attacks(e4));
    EXPECT_EQ(checks.by_role[Role::rook], squares("e5 e6 e3 e2 e1 d4 c4 f4 g4 h4"));
    EXPECT_EQ(checks.by_role[Role::bishop], bishop_attacks(e4, squares("c4 e6")));
    EXPECT_EQ(checks.by_role[Role::queen],
              checks.by_role[Role::rook] | checks.by_role[Role::bishop]);
    EXPECT_TRUE(checks.by_role[Role::king].empty());
}

TEST(CheckingSquares, a_man_between_a_slider_and_the_king_discovers_a_check) {
    const CheckingSquares<Color::white> checks(position_of("4k3/8/4N3/1P6/B7/8/8/K3R3 w - - 0 1"));
    EXPECT_EQ(checks.discoverers, squares("b5 e6"));
    EXPECT_EQ(checks.targets_of(Role::knight, e6), all_squares);
    EXPECT_EQ(checks.targets_of(Role::knight, a1), knight_attacks(e8));
    EXPECT_EQ(checks.discovering_pawns, squares("b5"));
}

TEST(CheckingSquares, two_men_between_or_one_of_the_other_side_discover_nothing) {
    for (const std::string_view fen :
         {"4k3/4N3/4N3/8/8/8/8/K3R3 w - - 0 1", "4k3/4n3/8/8/8/8/8/K3R3 w - - 0 1",
          "4k3/4n3/4N3/8/8/8/8/K3R3 w - - 0 1", "4k3/8/4N3/8/8/8/8/K3B3 w - - 0 1",
          "4k3/8/4N3/8/8/8/8/K3r3 w - - 0 1"})
        EXPECT_TRUE(CheckingSquares<Color::white>(position_of(fen)).discoverers.empty()) << fen;
}

TEST(CheckingSquares, a_pawn_discovers_a_check_wherever_it_steps) {
    const CheckingSquares<Color::white> white(position_of("8/8/8/8/R2P2k1/8/8/K7 w - - 0 1"));
    EXPECT_EQ(white.discovering_pawns, squares("d4"));
    EXPECT_EQ(white.targets_of_pawns(Direction::north), squares("f3 h3 d5"));
    EXPECT_EQ(white.targets_of_pawns(Direction::north_east), squares("f3 h3 e5"));
    const CheckingSquares<Color::black> black(position_of("8/8/8/8/r2p2K1/8/8/k7 b - - 0 1"));
    EXPECT_EQ(black.targets_of_pawns(Direction::south), squares("f5 h5 d3"));
    EXPECT_EQ(black.targets_of_pawns(Direction::south_west), squares("f5 h5 c3"));
}

}  // namespace
}  // namespace arbiter::testing
