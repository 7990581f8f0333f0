// Articles 3.9 and 3.10 of the FIDE Laws: check, legal and illegal moves and positions.
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/legality.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(Article_3_9_1, a_king_under_attack_is_in_check) {
    EXPECT_FALSE(is_check(Position()));
    EXPECT_TRUE(is_check(position_of("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1")));
    EXPECT_FALSE(is_check(position_of("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1")));
}

TEST(Article_3_9_1, a_pinned_man_gives_check) {
    // The bishop on e7 may not leave the file of its king, and checks b4 all the same.
    const Position position = position_of("4k3/4b3/8/8/1K6/8/8/4R3 w - - 0 1");
    EXPECT_EQ(pinned(position, Color::black), squares("e7"));
    EXPECT_EQ(checkers(position), squares("e7"));
}

TEST(Article_3_9_1, two_men_may_give_check_at_once) {
    const Position position = position_of("4r1k1/8/8/8/8/3n4/5N2/4K3 w - - 0 1");
    EXPECT_EQ(checkers(position), squares("e8 d3"));
    EXPECT_EQ(targets(position, Square::e1), squares("d1 d2 f1"));
    EXPECT_EQ(count_legal_moves(position), 3U) << "capturing one of them is not enough";
}

TEST(Article_3_9_2, no_move_exposes_the_own_king) {
    const Position position = position_of("4r2k/8/8/8/q3Q3/8/2B5/4K3 w - - 0 1");
    EXPECT_EQ(targets(position, Square::e4), squares("e2 e3 e5 e6 e7 e8"));
}

TEST(Article_3_9_2, a_pinned_man_moves_along_the_line_of_the_pin_only) {
    EXPECT_TRUE(targets(position_of("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1"), Square::e3).empty());
    EXPECT_TRUE(targets(position_of("4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1"), Square::e3).empty());
    EXPECT_EQ(targets(position_of("4r2k/8/8/8/8/5b2/4P3/4K3 w - - 0 1"), Square::e2),
              squares("e3 e4"));
    EXPECT_EQ(targets(position_of("7k/8/8/8/8/6b1/5P2/4K3 w - - 0 1"), Square::f2), squares("g3"));
}

TEST(Article_3_9_2, no_move_leaves_the_own_king_in_check) {
    const Position position = position_of("4r2k/8/8/8/8/8/3B3P/4K3 w - - 0 1");
    EXPECT_EQ(targets(position, Square::d2), squares("e3"));
    EXPECT_TRUE(targets(position, Square::h2).empty());
    EXPECT_EQ(targets(position, Square::e1), squares("d1 f1 f2"));
}

TEST(Article_3_9_2, a_check_is_answered_by_capture_interposition_or_flight) {
    const Position position = position_of("4r1k1/8/8/8/B7/8/8/R3K3 w Q - 0 1");
    EXPECT_TRUE(can(position, "a4e8"));
    EXPECT_FALSE(can(position, "a4b5"));
    EXPECT_TRUE(can(position, "e1f2"));
    const Position between = position_of("4r1k1/8/8/8/R7/8/8/4K3 w - - 0 1");
    EXPECT_EQ(targets(between, Square::a4), squares("e4"));
}

TEST(Article_3_10_1, counters_play_no_part_in_what_is_legal) {
    const Position late = position_of("8/8/8/8/8/4k3/8/4K2Q w - - 149 200");
    const Position early = position_of("8/8/8/8/8/4k3/8/4K2Q w - - 0 1");
    EXPECT_EQ(count_legal_moves(late), count_legal_moves(early));
    for (const Move move : legal_moves(early))
        EXPECT_TRUE(is_legal(late, move));
    EXPECT_TRUE(has_legal_move(position_of("8/8/8/8/8/4k3/8/4K2Q w - - 150 200")));
}

TEST(Article_3_10_2, a_move_that_fails_any_of_the_articles_is_illegal) {
    const Position position = play(Position(), "e2e4 e7e5");
    EXPECT_FALSE(is_legal(position, Move::normal(Role::king, Square::e1, Square::e3)));
    EXPECT_TRUE(is_legal(position, Move::normal(Role::king, Square::e1, Square::e2)));
}

FaultSet refusal(std::string_view fen) {
    const auto position = Position::from(setup_of(fen));
    return position ? FaultSet{} : position.error();
}

TEST(Article_3_10_3, impossible_positions_are_refused) {
    EXPECT_EQ(refusal("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), FaultSet{Fault::too_many_pawns});
    EXPECT_EQ(refusal("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"), FaultSet{Fault::pawn_rank});
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/8 w - - 0 1"), FaultSet{Fault::kings});
    EXPECT_EQ(refusal("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1"), FaultSet{Fault::opposite_check})
        << "both kings in check";
    EXPECT_EQ(refusal("8/8/8/3kK3/8/8/8/8 w - - 0 1"), FaultSet{Fault::opposite_check})
        << "adjacent kings";
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"), FaultSet{Fault::castling});
    EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/3K3R w K - 0 1"), FaultSet{})
        << "as a Chess960 position it is possible";
    EXPECT_EQ(refusal("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1"), FaultSet{Fault::en_passant});
    EXPECT_EQ(refusal("4k3/8/5N2/8/B7/8/8/4R1K1 b - - 0 1"), FaultSet{Fault::checkers});
}

TEST(Article_3_10_3, hardly_possible_positions_are_warned_of) {
    for (const char* fen :
         {"QQQQQQQQ/3QQ3/8/8/8/8/8/2k1K3 b - - 0 1", "4k3/8/8/8/8/8/PPPPPPPP/QQQ1K3 w - - 0 1"}) {
        EXPECT_EQ(refusal(fen), FaultSet{}) << fen;
        EXPECT_EQ(faults_of(fen), FaultSet{Fault::material}) << fen;
    }
}

}  // namespace
}  // namespace arbiter::testing
