// Moves that somebody tries: what is said of one that is none is true, and says whose turn it is.
#include "arbiter/lessons/tries.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

/// What is said of a move that is refused.
std::string said_of(std::string_view fen, std::string_view text, std::string_view language = "en") {
    const auto tried = read_try(language, History(position_of(fen)), text);
    return tried ? "legal: " + write_uci_move(*tried) : tried.error().text;
}

constexpr std::string_view two_rooks = "3R4/7k/8/8/8/8/8/R3K3 w - - 0 1";
constexpr std::string_view black_to_move = "6k1/8/8/8/3R4/8/6K1/8 b - - 0 1";
constexpr std::string_view after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

TEST(Tries, of_several_men_of_whom_none_can_go_there_name_man_square_and_side) {
    EXPECT_EQ(said_of(two_rooks, "Rh5"),
              "it is White's turn, and no rook of White's can go to h5 (Law 3.3)");
    EXPECT_EQ(
        said_of(two_rooks, "Th5", "de"),
        "Wei\u00DF ist am Zug, und kein Turm von Wei\u00DF kann nach h5 ziehen (Artikel 3.3)");
}

TEST(Tries, of_a_man_that_is_not_there_say_so) {
    EXPECT_EQ(said_of(two_rooks, "queen h5"), "it is White's turn, and White has no queen");
    EXPECT_EQ(said_of(two_rooks, "Dh5", "de"), "Wei\u00DF ist am Zug und hat keine Dame");
    EXPECT_EQ(said_of(two_rooks, "e4"), "it is White's turn, and White has no pawn");
}

TEST(Tries, of_the_other_side_say_whose_turn_it_is) {
    EXPECT_EQ(said_of(black_to_move, "Rd8"),
              "it is Black's turn, and that would be a move of White's");
    EXPECT_EQ(said_of(black_to_move, "d4d8"),
              "it is Black's turn, and that would be a move of White's");
    EXPECT_EQ(said_of(after_e4, "d4"), "it is Black's turn, and that would be a move of White's");
}

TEST(Tries, of_one_man_are_told_with_his_squares_and_the_article) {
    EXPECT_EQ(
        said_of(after_e4, "pawn to e4"),
        "the pawn on e7 cannot go to e4; a pawn goes straight forward, one square or two from its "
        "first rank, and captures one square diagonally forward (Law 3.7)");
}

TEST(Tries, that_name_nothing_are_no_legal_move) {
    EXPECT_EQ(said_of(two_rooks, "nonsense"),
              "\"nonsense\" is no move: type it as Nf3, e4 or e2e4.");
    EXPECT_FALSE(said_of(two_rooks, "a b", "de").contains("kann nach"));
}

}  // namespace
}  // namespace arbiter::testing
