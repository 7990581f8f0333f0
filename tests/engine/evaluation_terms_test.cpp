// Which features a position has. What they are worth is the tuner's business; that they are found
// where a player sees them, and nowhere else, is this file's.
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/engine/evaluation/terms.hpp"
#include "tests/support/feature_counts.hpp"

namespace arbiter::testing {
namespace {

using W = EvaluationWeights;

TEST(BoardView, knows_what_lies_ahead_and_beside) {
    EXPECT_EQ(ahead_of(Color::white, Square::d4).size(), 32);
    EXPECT_TRUE(ahead_of(Color::white, Square::d4).contains(Square::a5));
    EXPECT_EQ(ahead_of(Color::black, Square::d4).size(), 24);
    EXPECT_TRUE(ahead_of(Color::black, Square::d4).contains(Square::h3));
    EXPECT_TRUE(ahead_of(Color::white, Square::h8).empty());
    EXPECT_TRUE(ahead_of(Color::black, Square::a1).empty());
    EXPECT_EQ(neighbours(File::a), squares_of(File::b));
    EXPECT_EQ(neighbours(File::d), squares_of(File::c) | squares_of(File::e));
}

TEST(BoardView, counts_attacks_once_and_twice) {
    const Position position = position_of("4k3/8/8/8/8/1P1P4/8/4K3 w - - 0 1");
    BoardView view(position.board());
    EXPECT_TRUE(view.by[Color::white][Role::pawn].contains(Square::c4));
    EXPECT_TRUE(view.twice[Color::white].contains(Square::c4));
    EXPECT_FALSE(view.twice[Color::white].contains(Square::a4));
    view.note(Color::white, Role::knight, Bitboard(Square::a4));
    EXPECT_TRUE(view.twice[Color::white].contains(Square::a4));
    EXPECT_TRUE(view.by[Color::white][Role::knight].contains(Square::a4));
}

TEST(PawnTerms, find_passed_pawns) {
    EXPECT_EQ(white_has("4k3/3p4/8/8/3P4/8/8/4K3 w - - 0 1", &W::passed, 3), 0);
    EXPECT_EQ(white_has("4k3/2p5/8/8/3P4/8/8/4K3 w - - 0 1", &W::passed, 3), 0);
    EXPECT_EQ(white_has("4k3/1p6/8/8/3P4/8/8/4K3 w - - 0 1", &W::passed, 3), 1);
    // The one behind is no passed pawn of its own.
    EXPECT_EQ(white_has("4k3/1p6/8/3P4/3P4/8/8/4K3 w - - 0 1", &W::passed, 3), 0);
    // Who has gone by does not stop it.
    EXPECT_EQ(white_has("4k3/8/8/8/3P4/3p4/8/4K3 w - - 0 1", &W::passed, 3), 1);
}

TEST(PassedPawnTerms, ask_what_stands_in_a_passed_pawns_way) {
    EXPECT_EQ(white_has("7k/8/8/1n6/1P6/8/8/4K3 w - - 0 1", &W::passed_blocked, 3), 1);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/8/8/4K3 w - - 0 1", &W::passed_blocked, 3), 0);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/8/8/4K3 w - - 0 1", &W::passed_free, 3), 1);
    EXPECT_EQ(white_has("7k/8/2n5/8/3P4/8/8/4K3 w - - 0 1", &W::passed_free, 3), 1);
    EXPECT_EQ(white_has("7k/8/2n5/8/1P6/8/8/4K3 w - - 0 1", &W::passed_free, 3), 1);
    EXPECT_EQ(white_has("7k/8/3n4/8/1P6/8/8/4K3 w - - 0 1", &W::passed_free, 3), 0);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/P7/8/4K3 w - - 0 1", &W::passed_held), 1);
}

TEST(PassedPawnTerms, ask_who_is_near_a_passed_pawn) {
    EXPECT_EQ(white_has("7k/8/8/8/1P6/8/8/4K3 w - - 0 1", &W::passed_their_king, 6), 1);
    EXPECT_EQ(white_has("8/8/3k4/8/1P6/8/8/4K3 w - - 0 1", &W::passed_their_king, 2), 1);
    EXPECT_EQ(white_has("7k/8/2K5/8/1P6/8/8/8 w - - 0 1", &W::passed_own_king, 1), 1);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/8/8/1R2K3 w - - 0 1", &W::passed_own_rook), 1);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/8/8/1r2K3 w - - 0 1", &W::passed_their_rook), 1);
    EXPECT_EQ(white_has("7k/8/8/8/1P6/1N6/8/1R2K3 w - - 0 1", &W::passed_own_rook), 0);
}

TEST(PawnTerms, find_doubled_isolated_and_backward_pawns) {
    EXPECT_EQ(white_has("4k3/pp6/8/8/8/P7/P7/4K3 w - - 0 1", &W::doubled), 1);
    EXPECT_EQ(white_has("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", &W::doubled), 0);
    EXPECT_EQ(white_has("4k3/ppp5/8/8/8/8/P1P5/4K3 w - - 0 1", &W::isolated), 2);
    EXPECT_EQ(white_has("4k3/1p6/8/8/8/8/P1P5/4K3 w - - 0 1", &W::isolated_half_open), 2);
    EXPECT_EQ(white_has("4k3/ppp5/8/8/8/8/PPP5/4K3 w - - 0 1", &W::isolated), 0);
    // b2 cannot come to b3, where c4 takes it, nor be held.
    EXPECT_EQ(white_has("4k3/8/8/8/P1p5/8/1P6/4K3 w - - 0 1", &W::backward_half_open), 1);
    EXPECT_EQ(white_has("4k3/1p6/8/8/P1p5/8/1P6/4K3 w - - 0 1", &W::backward), 1);
    EXPECT_EQ(white_has("4k3/1p6/8/2p5/P7/8/1P6/4K3 w - - 0 1", &W::backward), 0);
}

TEST(PawnTerms, find_pawns_that_hold_each_other) {
    EXPECT_EQ(white_has("4k3/8/8/8/8/1P6/P7/4K3 w - - 0 1", &W::held), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/1P6/P1P5/4K3 w - - 0 1", &W::held), 2);
    EXPECT_EQ(white_has("4k3/8/8/8/1PP5/8/8/4K3 w - - 0 1", &W::connected, 3), 2);
    EXPECT_EQ(white_has("4k3/8/8/1P6/8/8/P7/4K3 w - - 0 1", &W::connected, 4), 0);
}

TEST(PieceTerms, count_where_a_piece_may_go) {
    EXPECT_EQ(white_has("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", &W::knight_mobility, 8), 1);
    // Not where a pawn takes it.
    EXPECT_EQ(white_has("4k3/1p6/8/8/3N4/8/8/4K3 w - - 0 1", &W::knight_mobility, 7), 1);
    EXPECT_EQ(white_has("6k1/8/8/8/8/8/8/B6K w - - 0 1", &W::bishop_mobility, 7), 1);
    // Through the queen, which goes the same way; not through a knight.
    EXPECT_EQ(white_has("6k1/8/8/8/3Q4/8/8/B6K w - - 0 1", &W::bishop_mobility, 7), 1);
    EXPECT_EQ(white_has("6k1/8/8/8/3N4/8/8/B6K w - - 0 1", &W::bishop_mobility, 3), 1);
    EXPECT_EQ(white_has("7k/8/8/8/8/8/8/R3R2K w - - 0 1", &W::rook_mobility, 13), 2);
}

TEST(PieceTerms, know_outposts_and_open_files) {
    EXPECT_EQ(white_has("4k3/8/8/4N3/3P4/8/8/4K3 w - - 0 1", &W::knight_outpost), 1);
    EXPECT_EQ(white_has("4k3/5p2/8/4N3/3P4/8/8/4K3 w - - 0 1", &W::knight_outpost), 0);
    EXPECT_EQ(white_has("4k3/8/8/4N3/8/8/8/4K3 w - - 0 1", &W::knight_outpost), 0);
    EXPECT_EQ(white_has("4k3/8/8/4B3/3P4/8/8/4K3 w - - 0 1", &W::bishop_outpost), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/PP6/2R1K3 w - - 0 1", &W::rook_open_file), 1);
    EXPECT_EQ(white_has("4k3/2p5/8/8/8/8/PP6/2R1K3 w - - 0 1", &W::rook_half_open_file), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/PP6/1R2K3 w - - 0 1", &W::rook_open_file), 0);
}

TEST(PieceTerms, know_what_bishops_like) {
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", &W::bishop_pair), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", &W::bishop_pair), 0);
    // d4 and f2 are dark as c1 is, e4 is light; d4 cannot step.
    EXPECT_EQ(white_has("4k3/8/8/3p4/3PP3/8/5P2/2B1K3 w - - 0 1", &W::bishop_pawn), 2);
    EXPECT_EQ(white_has("4k3/8/8/3p4/3PP3/8/5P2/2B1K3 w - - 0 1", &W::bishop_blocked_pawn), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/4P3/4N3/4K3 w - - 0 1", &W::minor_behind_pawn), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1", &W::knight_from_king), 3);
}

TEST(ThreatTerms, see_what_is_attacked_and_by_whom) {
    EXPECT_EQ(white_has("4k3/8/8/2n1r3/3P4/8/8/4K3 w - - 0 1", &W::threat_by_pawn, Role::rook), 1);
    EXPECT_EQ(white_has("4k3/8/8/2n1r3/3P4/8/8/4K3 w - - 0 1", &W::threat_by_pawn, Role::knight),
              1);
    EXPECT_EQ(white_has("4k3/8/8/2q5/8/1N6/8/4K3 w - - 0 1", &W::threat_by_minor, Role::queen), 1);
    // A pawn that a pawn holds is not won by a knight.
    EXPECT_EQ(white_has("4k3/8/1p6/2p5/8/1N6/8/4K3 w - - 0 1", &W::threat_by_minor, Role::pawn), 0);
    EXPECT_EQ(white_has("4k3/8/8/2p5/8/1N6/8/4K3 w - - 0 1", &W::threat_by_minor, Role::pawn), 1);
    EXPECT_EQ(white_has("4k3/8/2n5/8/8/8/8/2R1K3 w - - 0 1", &W::threat_by_rook, Role::knight), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", &W::threat_by_king), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/4p3/3n4/4K3/8 w - - 0 1", &W::threat_by_king), 0);
}

TEST(ThreatTerms, see_what_hangs_and_what_a_step_would_attack) {
    EXPECT_EQ(white_has("4k3/8/2n5/8/8/8/8/2R1K3 w - - 0 1", &W::hanging), 1);
    EXPECT_EQ(white_has("4k3/3p4/2n5/8/8/8/8/2R1K3 w - - 0 1", &W::hanging), 0);
    EXPECT_EQ(white_has("4k3/8/8/2n5/8/8/3P4/4K3 w - - 0 1", &W::threat_of_push), 1);
    EXPECT_EQ(white_has("4k3/8/8/2n5/8/3n4/3P4/4K3 w - - 0 1", &W::threat_of_push), 0);
    EXPECT_EQ(white_has("7k/8/8/8/8/8/r7/1R5K w - - 0 1", &W::restricted), 4);
}

TEST(ShelterTerms, see_shelter_and_storm) {
    const std::string_view castled = "4k3/8/8/8/6p1/7P/5PP1/6K1 w - - 0 1";
    EXPECT_EQ(white_has(castled, &W::shelter, 2, 1), 1);
    EXPECT_EQ(white_has(castled, &W::shelter, 1, 1), 1);
    EXPECT_EQ(white_has(castled, &W::shelter, 0, 2), 1);
    EXPECT_EQ(white_has(castled, &W::storm, 1, 3), 1);
    EXPECT_EQ(white_has(castled, &W::storm, 0, 0), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/6p1/6P1/5P1P/6K1 w - - 0 1", &W::storm_stopped, 3), 1);
    // In the corner the three files inside the board count.
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/5PPP/7K w - - 0 1", &W::shelter, 2, 1), 1);
    EXPECT_EQ(white_has("4k3/8/8/8/8/8/5PPP/7K w - - 0 1", &W::danger_sheltered), 0);
}

TEST(DangerTerms, see_who_attacks_the_king) {
    const std::string_view attack = "6k1/5ppp/8/6N1/8/3B4/8/4K2Q w - - 0 1";
    EXPECT_EQ(white_has(attack, &W::danger_attacker, Role::knight), 1);
    EXPECT_EQ(white_has(attack, &W::danger_attacker, Role::bishop), 1);
    EXPECT_EQ(white_has(attack, &W::danger_attacker, Role::queen), 1);
    EXPECT_EQ(white_has(attack, &W::danger_no_queen), 0);
    EXPECT_EQ(white_has(attack, &W::danger_sheltered), 3);
    EXPECT_EQ(white_has("6k1/5ppp/8/6N1/8/3B4/8/4K3 w - - 0 1", &W::danger_no_queen), 1);
}

TEST(DangerTerms, see_checks_that_cannot_simply_be_taken) {
    EXPECT_EQ(white_has("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &W::danger_safe_check, Role::rook), 1);
    EXPECT_EQ(white_has("r5k1/5ppp/8/8/8/8/8/4K2R w - - 0 1", &W::danger_safe_check, Role::rook),
              0);
    EXPECT_EQ(white_has("6k1/5rpp/8/8/8/8/8/Q3K3 w - - 0 1", &W::danger_safe_check, Role::queen),
              1);
    EXPECT_EQ(white_has("6k1/5n2/8/8/8/8/8/6KR w - - 0 1", &W::danger_pinned), 0);
    EXPECT_EQ(white_has("6k1/6n1/8/8/8/8/8/5KR1 w - - 0 1", &W::danger_pinned), 1);
}

TEST(SettledDanger, grows_with_its_square_and_never_helps) {
    EXPECT_EQ(settled_danger({-50, -50}), Tapered());
    EXPECT_EQ(settled_danger({100, 80}), (Tapered{19, 10}));
    EXPECT_GT(settled_danger({200, 0}).middle, 3 * settled_danger({100, 0}).middle);
    EXPECT_EQ(settled_danger({5000, 0}), settled_danger({1200, 0}));
}

}  // namespace
}  // namespace arbiter::testing
