// What is wrong with a setup, each fault with its squares (Law 3.10.3).
#include "arbiter/rules/setup.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::optional<Finding> find(std::string_view fen, Fault fault) {
    for (const Finding& finding : diagnose(setup_of(fen)))
        if (finding.fault == fault)
            return finding;
    return std::nullopt;
}

/// The one fault of a setup, its squares and a word of its text.
void expect_only(std::string_view fen, Fault fault, Bitboard where, std::string_view word) {
    EXPECT_EQ(faults_of(fen), FaultSet{fault}) << fen;
    const auto finding = find(fen, fault);
    ASSERT_TRUE(finding) << fen;
    EXPECT_EQ(finding->squares, where) << fen;
    EXPECT_NE(finding->text.find(word), std::string::npos) << finding->text;
}

TEST(Diagnose, finds_nothing_wrong_with_the_initial_position) {
    EXPECT_TRUE(diagnose(Position().to_setup()).empty());
}

TEST(Diagnose, each_side_needs_exactly_one_king) {
    expect_only("8/8/8/8/8/8/8/8 w - - 0 1", Fault::kings, Bitboard(),
                "white has no king, black has no king");
    expect_only("4k3/8/8/8/8/8/8/8 w - - 0 1", Fault::kings, Bitboard(), "white has no king");
    expect_only("4k2k/8/8/8/8/8/8/4K3 w - - 0 1", Fault::kings, squares("e8 h8"),
                "black has 2 kings");
}

TEST(Diagnose, pawns_stand_neither_on_the_first_nor_on_the_last_rank) {
    expect_only("P3k3/8/8/8/8/8/8/4K2p w - - 0 1", Fault::pawn_rank, squares("a8 h1"), "h1 a8");
}

TEST(Diagnose, a_side_has_at_most_8_pawns) {
    expect_only("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", Fault::too_many_pawns,
                squares("a2 b2 c2 d2 e2 f2 g2 h2 a3"), "white has 9 pawns");
}

TEST(Diagnose, a_side_has_at_most_16_men) {
    const auto finding =
        find("rnbqkbnr/pppppppp/8/8/8/n7/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Fault::too_many_men);
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->squares,
              squares_of(Rank::eighth) | squares_of(Rank::seventh) | squares("a3"));
    EXPECT_EQ(finding->text, "black has 17 men; each side has at most 16");
}

TEST(Diagnose, the_king_of_the_side_that_has_moved_is_not_left_in_check) {
    expect_only("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", Fault::opposite_check, squares("e2 e8"),
                "black is in check from e2 although it is white's turn");
    expect_only("8/8/8/3kK3/8/8/8/8 b - - 0 1", Fault::opposite_check, squares("d5 e5"),
                "white is in check from d5");
}

TEST(Diagnose, three_men_never_give_check_at_once) {
    expect_only("4k3/8/5N2/8/B7/8/8/4R1K1 b - - 0 1", Fault::checkers, squares("e1 a4 f6"),
                "3 men at once");
}

TEST(Diagnose, two_men_give_check_only_where_one_uncovers_the_other) {
    expect_only("4k3/8/3N1N2/8/8/8/8/6K1 b - - 0 1", Fault::checkers, squares("d6 f6"),
                "no last move gives check from both d6 f6");
    EXPECT_TRUE(diagnose(setup_of("4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1")).empty());
}

TEST(Diagnose, a_castling_right_needs_the_rook_at_home) {
    expect_only("4k3/8/8/8/8/8/8/4K3 w K - 0 1", Fault::castling, squares("h1"), "h1");
    expect_only("4k2r/8/8/8/8/8/8/4K2R w Kq - 0 1", Fault::castling, squares("a8"), "a8");
    // A rook of the other colour does not count.
    expect_only("4k3/8/8/8/8/8/8/2r1K3 w C - 0 1", Fault::castling, squares("c1"), "c1");
}

TEST(Diagnose, a_castling_right_needs_the_king_at_home) {
    expect_only("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", Fault::castling, squares("a1 h1"), "a1 h1");
}

TEST(Diagnose, at_most_one_rook_on_a_side_of_the_king_may_castle) {
    expect_only("4k3/8/8/8/8/8/8/R1R1K2R w ACH - 0 1", Fault::castling, squares("a1 c1"), "a1 c1");
    EXPECT_TRUE(diagnose(setup_of("4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1")).empty());
}

TEST(Diagnose, a_castling_right_stands_on_the_back_ranks_only) {
    auto setup = setup_of("4k3/8/8/8/8/8/7R/4K2R w K - 0 1");
    setup.castling_rooks.add(Square::h2);
    EXPECT_EQ(faults_of(setup), FaultSet{Fault::castling});
}

TEST(Diagnose, an_en_passant_square_needs_a_pawn_that_has_just_crossed_it) {
    const auto expect_impossible = [](std::string_view fen, std::string_view square) {
        expect_only(fen, Fault::en_passant, squares(square), square);
    };
    expect_impossible("4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "d6");       // no pawn
    expect_impossible("4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1", "d6");     // the wrong turn
    expect_impossible("4k3/8/3n4/3p4/8/8/8/4K3 w - d6 0 1", "d6");   // the square is taken
    expect_impossible("4k3/3n4/8/3p4/8/8/8/4K3 w - d6 0 1", "d6");   // its origin is taken
    expect_impossible("4k3/8/8/8/3p4/8/8/4K3 w - d5 0 1", "d5");     // the wrong rank
    expect_impossible("4k3/8/8/3P4/8/8/8/4K3 w - d6 0 1", "d6");     // the wrong colour
    expect_impossible("4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1", "d6");  // the check is older
}

TEST(Diagnose, more_promoted_men_than_missing_pawns_are_a_warning) {
    const auto finding = find("4k3/8/8/8/8/8/PPPPPPPP/QQQ1K3 w - - 0 1", Fault::material);
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->squares, squares("a1 b1 c1"));
    EXPECT_EQ(finding->text, "white has at least 2 promoted men but only 0 missing pawns");
    EXPECT_TRUE(is_warning(Fault::material));
    EXPECT_TRUE(diagnose(setup_of("4k3/8/8/8/8/8/PPPPPP2/QQQ1K3 w - - 0 1")).empty());
}

TEST(Diagnose, two_bishops_on_squares_of_one_color_are_a_promotion) {
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"), FaultSet{Fault::material});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1"), FaultSet{});
}

TEST(Diagnose, nine_queens_are_the_most_that_are_possible) {
    EXPECT_EQ(faults_of("QQQQQQQQ/3Q4/8/8/8/8/8/2k1K3 b - - 0 1"), FaultSet{});
    EXPECT_EQ(faults_of("QQQQQQQQ/3QQ3/8/8/8/8/8/2k1K3 b - - 0 1"), FaultSet{Fault::material});
}

TEST(Diagnose, counters_that_contradict_are_a_warning) {
    const auto expect_counters = [](std::string_view fen, std::string_view word) {
        expect_only(fen, Fault::counters, Bitboard(), word);
    };
    expect_counters("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "begin with 1");
    expect_counters("4k3/8/8/8/8/8/8/4K3 w - - 151 200", "the game ends at 150");
    expect_counters("4k3/8/8/8/4P3/8/8/4K3 b - e3 3 9", "stands at 0");
    expect_counters("4k3/8/8/8/8/8/8/4K3 w - - 20 10", "only 18 plies");
    EXPECT_TRUE(is_warning(Fault::counters));
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4K3 w - - 150 200"), FaultSet{});
    EXPECT_EQ(faults_of("4k3/8/8/8/8/8/8/4K3 b - - 19 10"), FaultSet{});
}

TEST(Diagnose, tells_all_faults_at_once_each_once_and_in_order) {
    const auto findings = diagnose(setup_of("P3k2P/8/8/8/8/P7/PPPPPPPP/RNBQQBNR w KQ e6 7 0"));
    std::vector<Fault> faults;
    for (const Finding& finding : findings)
        faults.push_back(finding.fault);
    EXPECT_EQ(faults, (std::vector{Fault::kings, Fault::pawn_rank, Fault::too_many_pawns,
                                   Fault::too_many_men, Fault::castling, Fault::material,
                                   Fault::counters}));
}

TEST(Diagnose, tells_faults_of_both_sides_in_one_finding) {
    const auto finding =
        find("P3k3/pppppppp/p7/8/8/P7/PPPPPPPP/4K2p w - - 0 1", Fault::too_many_pawns);
    ASSERT_TRUE(finding);
    EXPECT_EQ(finding->text, "white has 10 pawns, black has 10 pawns; each side has at most 8");
}

TEST(Diagnose, looks_for_checks_and_castling_faults_beside_each_other) {
    EXPECT_EQ(faults_of("4k3/8/3N1N2/8/8/8/8/4K3 b K d3 0 1"),
              (FaultSet{Fault::checkers, Fault::castling, Fault::en_passant}));
}

TEST(Fault, has_a_code_for_texts_and_json) {
    EXPECT_EQ(code(Fault::kings), "kings");
    EXPECT_EQ(code(Fault::pawn_rank), "pawn_rank");
    EXPECT_EQ(code(Fault::too_many_pawns), "too_many_pawns");
    EXPECT_EQ(code(Fault::too_many_men), "too_many_men");
    EXPECT_EQ(code(Fault::opposite_check), "opposite_check");
    EXPECT_EQ(code(Fault::checkers), "checkers");
    EXPECT_EQ(code(Fault::castling), "castling");
    EXPECT_EQ(code(Fault::en_passant), "en_passant");
    EXPECT_EQ(code(Fault::material), "material");
    EXPECT_EQ(code(Fault::counters), "counters");
}

TEST(Fault, is_a_warning_only_for_material_and_counters) {
    for (const Fault fault :
         {Fault::kings, Fault::pawn_rank, Fault::too_many_pawns, Fault::too_many_men,
          Fault::opposite_check, Fault::checkers, Fault::castling, Fault::en_passant})
        EXPECT_FALSE(is_warning(fault)) << code(fault);
}

TEST(FaultSet, holds_what_was_added_and_gives_the_difference) {
    FaultSet faults{Fault::kings, Fault::counters};
    EXPECT_TRUE(faults.contains(Fault::kings));
    EXPECT_FALSE(faults.contains(Fault::castling));
    faults.add(Fault::castling);
    EXPECT_EQ(faults - FaultSet{Fault::kings}, (FaultSet{Fault::castling, Fault::counters}));
    EXPECT_TRUE((faults - faults).empty());
    EXPECT_TRUE(FaultSet().empty());
}

TEST(Diagnose, material_points_at_the_kind_of_which_there_are_too_many) {
    expect_only("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNQ w Qkq - 0 1", Fault::material,
                squares("d1 h1"), "white has at least 1 promoted men but only 0 missing pawns");
}

TEST(Diagnose, wrong_counters_are_told_together) {
    expect_only("4k3/8/8/8/8/8/8/4K3 w - - 200 0", Fault::counters, Bitboard(),
                "the half-move clock stands at 200, but the game ends at 150 (Law 9.6.2), and move "
                "numbers begin with 1");
}

TEST(Fault, each_has_its_name) {
    for (int number = 0; number <= static_cast<int>(Fault::counters); ++number) {
        const auto fault = static_cast<Fault>(number);
        EXPECT_EQ(fault_named(code(fault)), fault);
    }
    EXPECT_FALSE(fault_named("colour"));
}

}  // namespace
}  // namespace arbiter::testing
