// What a layer holds: men, pairs of kings, en passant.
#include "arbiter/winnable/layer.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/winnable/layer_text.hpp"

namespace arbiter::testing {
namespace {

using enum Square;

TEST(KingPairs, are_empty_until_a_pair_is_added) {
    KingPairs pairs;
    EXPECT_TRUE(pairs.empty());
    EXPECT_TRUE(pairs.squares(Color::white).empty());
    EXPECT_TRUE(pairs.squares(Color::black).empty());
    pairs[h8].add(a1);
    EXPECT_FALSE(pairs.empty());
}

TEST(KingPairs, have_the_squares_of_either_king) {
    KingPairs pairs = pairs_of("a1 c3", "e8 f8");
    pairs[h1] = squares("h8");
    EXPECT_EQ(pairs.squares(Color::white), squares("a1 c3 h1"));
    EXPECT_EQ(pairs.squares(Color::black), squares("e8 f8 h8"));
}

TEST(KingPairs, know_who_goes_with_whom) {
    KingPairs pairs = pairs_of("a1 c3", "e8 f8");
    pairs[h1] = squares("h8 e8");
    EXPECT_EQ(pairs.squares_against(Color::black, h1), squares("e8 h8"));
    EXPECT_EQ(pairs.squares_against(Color::white, e8), squares("a1 c3 h1"));
    EXPECT_EQ(pairs.squares_against(Color::white, h8), squares("h1"));
    EXPECT_EQ(pairs.squares_against(Color::white, a8), Bitboard());
    EXPECT_EQ(pairs.squares_against(Color::black, a8), Bitboard());
}

TEST(KingPairs, lose_the_pairs_that_stand_in_the_way) {
    const KingPairs pairs = pairs_of("a1 c3 h1", "e8 f8").off(squares("c3"), squares("f8"));
    EXPECT_EQ(pairs.squares(Color::white), squares("a1 h1"));
    EXPECT_EQ(pairs.squares(Color::black), squares("e8"));
    EXPECT_TRUE(pairs_of("a1", "e8").off(squares("a1"), {}).empty());
    EXPECT_TRUE(pairs_of("a1", "e8").off({}, squares("e8")).empty());
    // A square that is off for one king is not for the other.
    EXPECT_EQ(pairs_of("a1", "e8").off(squares("e8"), squares("a1")), pairs_of("a1", "e8"));
}

TEST(KingPairs, are_joined_pair_by_pair) {
    KingPairs pairs = pairs_of("a1", "e8");
    pairs |= pairs_of("b1", "f8");
    EXPECT_EQ(pairs.squares_against(Color::black, a1), squares("e8"));
    EXPECT_EQ(pairs.squares_against(Color::black, b1), squares("f8"));
}

TEST(LayerOf, has_each_man_on_its_square_and_the_kings_for_the_side_to_move) {
    const Layer layer = layer_of(position_of("4k3/8/8/3b4/8/8/4P3/4K2R w - - 0 1"));
    ASSERT_EQ(layer.men.size(), 3U);
    EXPECT_EQ(layer.men[0], placed_man("Rh1"));
    EXPECT_EQ(layer.men[1], placed_man("Pe2"));
    EXPECT_EQ(layer.men[2], placed_man("bd5"));
    EXPECT_EQ(layer.kings[Color::white], pairs_of("e1", "e8"));
    EXPECT_TRUE(layer.kings[Color::black].empty());
    EXPECT_TRUE(layer.en_passant.empty());
}

TEST(LayerOf, keeps_an_en_passant_square_that_can_be_used) {
    EXPECT_EQ(layer_of(position_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1")).en_passant, squares("e6"));
}

TEST(Contains, every_position_is_in_its_own_layer_until_something_changes) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Random random(seed);
        Position now = position_of("r1bqk1nr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
        for (int ply = 0; ply < 60 && has_legal_move(now); ++ply) {
            const Layer layer = layer_of(now);
            EXPECT_TRUE(contains(layer, now));
            for (const Move move : legal_moves(now))
                EXPECT_FALSE(contains(layer, now.play(move)));
            now = now.play(choose_move(now, random.next()));
        }
    }
}

/// The kings on e1 and e8, White to move.
Layer layer_for_kings_at_home(std::string_view men) {
    Layer layer = layer_with(men);
    layer.kings[Color::white] = pairs_of("e1", "e8");
    return layer;
}

TEST(Contains, men_may_stand_on_any_of_their_squares) {
    const Layer layer = layer_for_kings_at_home("Bc1,e3 Pa2");
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/8/P7/2B1K3 w - - 0 1")));
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/4B3/P7/4K3 w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/8/PB6/4K3 w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/P7/8/2B1K3 w - - 0 1")));
}

TEST(Contains, kinds_colours_and_numbers_must_be_right) {
    const Layer layer = layer_for_kings_at_home("Bc1,e3 Pa2");
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/P7/2R1K3 w - - 0 1", "4k3/8/8/8/8/8/P7/2b1K3 w - - 0 1",
          "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
          "4k3/8/8/8/8/4B3/P7/2B1K3 w - - 0 1", "4k3/7p/8/8/8/8/P7/2B1K3 w - - 0 1"})
        EXPECT_FALSE(contains(layer, position_of(fen))) << fen;
}

TEST(Contains, a_man_without_squares_is_captured) {
    const Layer layer = layer_for_kings_at_home("Bc1 n Pa2");
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/8/P7/2B1K3 w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("1n2k3/8/8/8/8/8/P7/2B1K3 w - - 0 1")));
}

TEST(Contains, the_kings_must_be_a_pair_for_the_side_to_move) {
    Layer layer = layer_with("Pa2");
    layer.kings[Color::white] = pairs_of("e1", "e8");
    layer.kings[Color::black] = pairs_of("e1 d1", "d8");
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/8/P7/4K3 b - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("3k4/8/8/8/8/8/P7/4K3 w - - 0 1")));
    EXPECT_TRUE(contains(layer, position_of("3k4/8/8/8/8/8/P7/3K4 b - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/8/P7/3K4 w - - 0 1")));
}

TEST(Contains, two_men_of_a_kind_may_share_squares_but_not_be_one) {
    // Only one of the knights reaches f3; who is who must be found out.
    const Layer layer = layer_for_kings_at_home("Nb1,c3 Nb1,f3 Nb1,c3,g1");
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/2N2N2/8/1N2K3 w - - 0 1")));
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/5N2/8/1N2K1N1 w - - 0 1")));
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/2N5/8/1N2K1N1 w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/2N2N2/8/4KN2 w - - 0 1")));
    const Layer one_wanders = layer_for_kings_at_home("Nb1 Nb1,f3,g1");
    EXPECT_TRUE(contains(one_wanders, position_of("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")));
    EXPECT_FALSE(contains(one_wanders, position_of("4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1")));
}

TEST(Contains, an_en_passant_capture_must_be_foreseen) {
    const Position crossed = position_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    Layer layer = layer_for_kings_at_home("Pd5 pe5");
    EXPECT_FALSE(contains(layer, crossed));
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1")));
    layer.en_passant = squares("e6");
    EXPECT_TRUE(contains(layer, crossed));
    // It may also have been missed.
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1")));
}

TEST(Contains, castling_rights_are_in_no_layer) {
    const Layer layer = layer_for_kings_at_home("Rh1");
    EXPECT_TRUE(contains(layer, position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1")));
    EXPECT_FALSE(contains(layer, position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
}

TEST(Occupation, one_square_is_certain_and_more_are_possible) {
    const Occupation men = occupation(layer_with("Bc1,e3 Pa2 pa3 q nb8,c6 R"));
    EXPECT_EQ(men.certain[Color::white], squares("a2"));
    EXPECT_EQ(men.possible[Color::white], squares("a2 c1 e3"));
    EXPECT_EQ(men.certain[Color::black], squares("a3"));
    EXPECT_EQ(men.possible[Color::black], squares("a3 b8 c6"));
}

TEST(PossibleAttacks, join_those_from_all_squares) {
    EXPECT_EQ(possible_attacks(placed_man("Na1,h1"), {}), squares("b3 c2 f2 g3"));
    EXPECT_EQ(possible_attacks(placed_man("Pe4"), {}), squares("d5 f5"));
    EXPECT_EQ(possible_attacks(placed_man("pe4"), {}), squares("d3 f3"));
    EXPECT_EQ(possible_attacks(placed_man("R"), {}), Bitboard());
}

TEST(PossibleAttacks, end_at_what_certainly_stands_in_the_way) {
    EXPECT_EQ(possible_attacks(placed_man("Ra1"), squares("a3 c1")), squares("a2 a3 b1 c1"));
    // From h1 it sees what c1 hides from a1.
    EXPECT_EQ(possible_attacks(placed_man("Ra1,h1"), squares("a2 c1 h2")),
              squares("a2 b1 c1 d1 e1 f1 g1 h2"));
}

}  // namespace
}  // namespace arbiter::testing
