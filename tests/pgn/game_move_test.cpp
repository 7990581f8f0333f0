// Moves as files have them.
#include "arbiter/pgn/game_move.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view promotion = "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1";

GameMove read(std::string_view fen, std::string_view text) {
    const auto move = read_game_move(position_of(fen), text);
    if (!move)
        throw std::invalid_argument(move.error());
    return *move;
}

std::string error(std::string_view fen, std::string_view text) {
    const auto move = read_game_move(position_of(fen), text);
    return move ? "" : move.error();
}

TEST(ReadGameMove, whatever_can_mean_one_move_only) {
    for (const std::string_view text : {"Nf3", "Ng1f3", "g1f3", "Ng1-f3"}) {
        const GameMove move = read(start, text);
        EXPECT_EQ(move.move, find_move(position_of(start), "g1f3")) << text;
        EXPECT_EQ(move.after, play(position_of(start), "g1f3")) << text;
        EXPECT_FALSE(move.passed_over) << text;
        EXPECT_FALSE(move.nag) << text;
    }
}

TEST(ReadGameMove, a_null_move_is_passed_over) {
    for (const std::string_view text : {"--", "Z0"}) {
        const GameMove move = read(start, text);
        EXPECT_EQ(move.move, Move());
        EXPECT_EQ(move.after.turn(), Color::black);
        EXPECT_EQ(move.passed_over, PgnFault::null_move);
    }
    EXPECT_EQ(error("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", "--"),
              "a null move leaves the king in check (Law 3.9.2)");
}

TEST(ReadGameMove, a_promotion_without_its_piece_is_one_to_a_queen) {
    for (const std::string_view text : {"a8", "a8=", "a7a8"}) {
        const GameMove move = read(promotion, text);
        EXPECT_EQ(move.move, find_move(position_of(promotion), "a7a8q")) << text;
        EXPECT_EQ(move.passed_over, PgnFault::odd_promotion) << text;
        EXPECT_FALSE(move.nag) << text;
    }
    EXPECT_EQ(read(promotion, "axb8").move, find_move(position_of(promotion), "a7b8q"));
    EXPECT_EQ(read(promotion, "a8=N").move, find_move(position_of(promotion), "a7a8n"));
    EXPECT_FALSE(read(promotion, "a8=N").passed_over);
}

TEST(ReadGameMove, a_sign_that_is_glued_to_the_move_is_taken_off) {
    const GameMove move = read(start, "Nf3+-");
    EXPECT_EQ(move.move, find_move(position_of(start), "g1f3"));
    EXPECT_EQ(move.nag, 18);
    EXPECT_FALSE(read(start, "Nf3").nag);
}

TEST(ReadGameMove, tells_what_is_wrong_with_all_else) {
    EXPECT_NE(error(start, "Nf6"), "");
    EXPECT_NE(error(start, "xyz"), "");
    // The sign is no excuse for the move.
    EXPECT_EQ(error(start, "Nf6+-").empty(), false);
}

TEST(DescribePassedOver, names_the_law) {
    EXPECT_EQ(describe_passed_over(PgnFault::null_move),
              "a null move; the players move alternately (Law 1.2)");
    EXPECT_EQ(describe_passed_over(PgnFault::odd_promotion),
              "the piece of the promotion is missing (Law 3.7.3.3); it is read as a queen");
}

}  // namespace
}  // namespace arbiter::testing
