// Moves in words, in the four ways to say a square.
#include "arbiter/notation/spoken.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

std::string said(std::string_view fen, std::string_view uci, SpokenStyle style) {
    const Position position = position_of(fen);
    return spoken(position, find_move(position, uci).value(), style);
}

TEST(Spoken, a_quiet_move_in_each_style) {
    EXPECT_EQ(said(start_fen, "g1f3", SpokenStyle::plain), "knight g1 to f3");
    EXPECT_EQ(said(start_fen, "g1f3", SpokenStyle::nato), "knight golf 1 to foxtrot 3");
    EXPECT_EQ(said(start_fen, "g1f3", SpokenStyle::anna), "knight Gustav 1 to Felix 3");
    EXPECT_EQ(said(start_fen, "g1f3", SpokenStyle::german), "Springer Gustav eins Felix drei");
    EXPECT_EQ(said(start_fen, "e2e4", SpokenStyle::german), "Bauer Eva zwei Eva vier");
}

TEST(Spoken, captures_name_the_man_taken) {
    constexpr std::string_view fen = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
    EXPECT_EQ(said(fen, "d4e5", SpokenStyle::plain), "pawn d4 takes pawn on e5");
    EXPECT_EQ(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", SpokenStyle::anna),
              "pawn Eva 5 takes David 6 en passant");
    EXPECT_EQ(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", SpokenStyle::german),
              "Bauer Eva fünf schlägt David sechs en passant");
    EXPECT_EQ(said("b3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", SpokenStyle::german),
              "Turm Anna eins schlägt Läufer auf Anna acht, Schach");
}

TEST(Spoken, promotion_names_the_piece_D_2_1) {
    constexpr std::string_view fen = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_EQ(said(fen, "e7e8q", SpokenStyle::plain), "pawn e7 to e8 and becomes a queen");
    EXPECT_EQ(said(fen, "e7e8q", SpokenStyle::german), "Bauer Eva sieben Eva acht Dame");
}

TEST(Spoken, castling_has_its_own_words_D_2_1) {
    constexpr std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(said(fen, "e1h1", SpokenStyle::plain), "castles king side");
    EXPECT_EQ(said(fen, "e1a1", SpokenStyle::nato), "castles queen side");
    EXPECT_EQ(said(fen, "e1a1", SpokenStyle::anna), "Lange Rochade");
    EXPECT_EQ(said("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", SpokenStyle::anna),
              "Kurze Rochade, check");
    EXPECT_EQ(said(fen, "e1h1", SpokenStyle::german), "Kurze Rochade");
    EXPECT_EQ(said(fen, "e1a1", SpokenStyle::german), "Lange Rochade");
}

TEST(Spoken, check_and_mate_are_said) {
    EXPECT_EQ(said("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", SpokenStyle::plain),
              "rook a1 to a8, check");
    EXPECT_EQ(said("4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1", "b1b8", SpokenStyle::plain),
              "rook b1 to b8, checkmate");
    EXPECT_EQ(said("4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1", "b1b8", SpokenStyle::german),
              "Turm Bella eins Bella acht, matt");
}

TEST(Spoken, all_squares_sound_different) {
    for (const auto style :
         {SpokenStyle::plain, SpokenStyle::nato, SpokenStyle::anna, SpokenStyle::german}) {
        std::set<std::string> names;
        for (const Square square : all_squares)
            names.insert(spoken(square, style));
        EXPECT_EQ(names.size(), 64);
    }
    EXPECT_EQ(spoken(Square::h5, SpokenStyle::german), "Hector fünf");
}

}  // namespace
}  // namespace arbiter::testing
