// What an engine is told of a game.
#include "arbiter/uci/told_game.hpp"

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(ToldGame, is_a_start_and_the_moves_since) {
    uci::ToldGame game{Position()};
    EXPECT_FALSE(game.is_chess960());
    game.add(find_move(Position(), "e2e4").value());
    EXPECT_EQ(game.position().fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(game.position().moves, std::vector<std::string>{"e2e4"});
}

TEST(ToldGame, writes_castling_as_the_variant_has_it) {
    const Position standard = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    uci::ToldGame game(standard);
    game.add(Move::castling(Square::e1, Square::h1));
    EXPECT_EQ(game.position().moves.back(), "e1g1");

    const Position other = position_of("4k3/8/8/8/8/8/8/3K2R1 w G - 0 1");
    uci::ToldGame chess960(other);
    EXPECT_TRUE(chess960.is_chess960());
    EXPECT_EQ(chess960.position().fen, "4k3/8/8/8/8/8/8/3K2R1 w G - 0 1");
    chess960.add(Move::castling(Square::d1, Square::g1));
    EXPECT_EQ(chess960.position().moves.back(), "d1g1");
}

TEST(ToldGame, is_standard_where_nobody_may_castle_otherwise) {
    EXPECT_FALSE(uci::ToldGame(position_of("4k3/8/8/8/8/8/8/3K2R1 w - - 0 1")).is_chess960());
}

}  // namespace
}  // namespace arbiter::testing
