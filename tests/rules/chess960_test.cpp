// The 960 arrays (Guidelines II.2).
#include "arbiter/rules/chess960.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "tests/support/data_folders.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Chess960, number_518_is_the_initial_position) {
    EXPECT_EQ(chess960_position(518), Position());
}

TEST(Chess960, there_are_960_different_positions_and_no_more) {
    std::set<std::string> seen;
    for (int number = 0; number < chess960_positions; ++number)
        seen.insert(write_fen(chess960_position(number).value(), {CastlingStyle::shredder}));
    EXPECT_EQ(seen.size(), 960U);
    EXPECT_FALSE(chess960_position(-1));
    EXPECT_FALSE(chess960_position(960));
}

TEST(Chess960, the_king_stands_between_the_rooks_and_the_bishops_on_both_colours_II_2) {
    for (int number = 0; number < chess960_positions; ++number) {
        const Position position = chess960_position(number).value();
        const Bitboard rooks = position.board().of(Color::white, Role::rook);
        const Square king = position.king(Color::white);
        EXPECT_TRUE(rooks.first() < king && king < rooks.last()) << number;
        const Bitboard bishops = position.board().of(Color::white, Role::bishop);
        EXPECT_EQ((bishops & light_squares).size(), 1) << number;
    }
}

TEST(Chess960, a_start_position_gives_its_number_back) {
    for (int number = 0; number < chess960_positions; ++number)
        EXPECT_EQ(chess960_number(chess960_position(number).value()), number);
    EXPECT_EQ(chess960_number(Position()), 518);
}

TEST(Chess960, what_is_no_start_position_has_no_number) {
    for (const std::string_view fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
             "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR w KQkq - 0 1",
             "bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
             "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
         })
        EXPECT_FALSE(chess960_number(position_of(fen))) << fen;
}

TEST(Chess960, the_numbers_are_scharnagls) {
    std::ifstream file(testing::shared_data() / "rules/chess960_start_positions.sfens");
    if (!file)
        GTEST_SKIP() << "the shared list of the 960 arrays is not here";
    int number = 0;
    for (std::string line; std::getline(file, line); ++number)
        EXPECT_EQ(write_fen(chess960_position(number).value(), {CastlingStyle::shredder}), line);
    EXPECT_EQ(number, chess960_positions);
}

}  // namespace
}  // namespace arbiter::testing
