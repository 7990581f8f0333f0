// A layer grows by all that quiet moves can reach, and by hardly more.
#include "arbiter/winnable/detail/layer_closing.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/winnable/layer_text.hpp"

namespace arbiter::testing {
namespace {

using enum Square;

constexpr std::string_view shut = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

struct Closed {
    explicit Closed(std::string_view fen)
        : before(layer_of(position_of(fen))), layer(before), facts(detail::close(layer)) {}

    [[nodiscard]] Bitboard squares_of_man(Square home) const {
        return layer.men[man_on(before, home)].squares;
    }
    [[nodiscard]] Bitboard squares_of_king(Color color) const {
        return layer.kings[Color::white].squares(color) | layer.kings[Color::black].squares(color);
    }

    Layer before;
    Layer layer;
    detail::LayerFacts facts;
};

/// The squares on which the man that begins on `home` may come to stand.
Bitboard room_of(std::string_view fen, Square home) {
    const Layer before = layer_of(position_of(fen));
    Layer after = before;
    detail::close(after);
    return after.men[man_on(before, home)].squares;
}

TEST(KingSteps, are_the_attacks_of_all_the_kings) {
    for (const Square square : all_squares)
        EXPECT_EQ(detail::king_steps(Bitboard(square)), king_attacks(square)) << name(square);
    EXPECT_EQ(detail::king_steps(squares("a1 c1")), squares("a2 b1 b2 c2 d1 d2"));
    EXPECT_EQ(detail::king_steps({}), Bitboard());
    // Neighbours go to each other's squares.
    EXPECT_TRUE(detail::king_steps(squares("a1 a2")).contains_all(squares("a1 a2")));
}

TEST(CertainAttacks, only_of_a_man_whose_square_is_known) {
    EXPECT_EQ(detail::certain_attacks(placed_man("Ne4"), {}), knight_attacks(e4));
    EXPECT_EQ(detail::certain_attacks(placed_man("Ne4,e5"), {}), Bitboard());
    EXPECT_EQ(detail::certain_attacks(placed_man("N"), {}), Bitboard());
    EXPECT_EQ(detail::certain_attacks(placed_man("pe4"), {}), squares("d3 f3"));
    EXPECT_EQ(detail::certain_attacks(placed_man("Ba1"), squares("c3")), squares("b2 c3"));
}

TEST(Close, kings_stay_on_their_side_of_a_wall) {
    const Closed wall(shut);
    const Bitboard below =
        squares_of(Rank::first) | squares_of(Rank::second) | squares_of(Rank::third);
    const Bitboard above =
        squares_of(Rank::eighth) | squares_of(Rank::seventh) | squares_of(Rank::sixth);
    EXPECT_EQ(wall.squares_of_king(Color::white), below);
    EXPECT_EQ(wall.squares_of_king(Color::black), above);
    EXPECT_EQ(wall.facts.guarded[Color::white], squares("b5 d5 f5 h5"));
    EXPECT_EQ(wall.facts.guarded[Color::black], squares("b4 d4 f4 h4"));
    EXPECT_EQ(wall.facts.struck[Color::white], wall.facts.guarded[Color::white]);
    EXPECT_TRUE(wall.facts.standing_kings.empty());
}

TEST(Close, a_king_takes_all_squares_where_nothing_stops_it) {
    Layer layer = layer_of(position_of("k7/8/8/8/8/8/8/7K w - - 0 1"));
    detail::close(layer);
    for (const Color turn : both_colors)
        for (const Square white : all_squares)
            EXPECT_EQ(layer.kings[turn][white], all_squares - king_attacks(white) - Bitboard(white))
                << name(turn) << ' ' << name(white);
}

TEST(Close, pawns_stand_still) {
    EXPECT_EQ(room_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", e2), squares("e2"));
}

TEST(Close, pieces_go_wherever_no_man_certainly_stands) {
    EXPECT_EQ(room_of("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", a1), dark_squares);
    EXPECT_EQ(room_of("4k3/8/8/8/8/8/1P6/B3K3 b - - 0 1", a1), squares("a1"));
    EXPECT_EQ(room_of("4k3/8/8/8/8/8/1P1p4/2BK4 b - - 0 1", c1), squares("c1"));
}

TEST(Close, a_man_that_leaves_its_square_lets_others_through) {
    // The rook comes out once the bishop has gone, the bishop once the knight has.
    EXPECT_TRUE(room_of("4k3/8/8/8/8/8/P1N5/RB2K3 w - - 0 1", a1).contains(b8));
    EXPECT_EQ(room_of("4k3/8/8/8/8/8/P1P5/RB2K3 w - - 0 1", a1), squares("a1"));
}

TEST(Close, only_the_side_that_has_a_turn_moves) {
    // Black is stalemated, so White never moves again.
    constexpr std::string_view stalemate = "k7/P7/K7/8/8/7B/8/8 b - - 0 1";
    EXPECT_EQ(room_of(stalemate, h3), squares("h3"));
    const Closed closed(stalemate);
    EXPECT_TRUE(closed.layer.kings[Color::white].empty());
    EXPECT_EQ(closed.layer.kings[Color::black], pairs_of("a6", "a8"));
}

TEST(Close, a_king_that_never_moves_blocks_the_way) {
    const Closed closed("B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1");
    EXPECT_EQ(closed.facts.standing_kings, squares("a2"));
    EXPECT_EQ(closed.squares_of_king(Color::white), squares("a2"));
    EXPECT_EQ(closed.squares_of_man(b1), squares("b1"));
    EXPECT_EQ(closed.squares_of_man(a1), squares("a1"));
    // Where the king has a way out the rook and the bishop do too.
    EXPECT_TRUE(room_of("4k3/8/8/8/8/1P6/K1P5/RB6 b - - 0 1", a1).contains(a8));
}

TEST(Close, no_man_comes_between_a_king_and_the_pawn_that_checks_it) {
    Layer layer = layer_with("Pb7 ba1");
    layer.kings[Color::black] = pairs_of("h1", "a8");
    detail::close(layer);
    EXPECT_FALSE(layer.kings[Color::white][h1].contains(a8));
    EXPECT_TRUE(layer.kings[Color::white][h1].contains(a7));
    // A rook's check may be stopped by a man between.
    Layer rook = layer_with("Rh8 ba1");
    rook.kings[Color::black] = pairs_of("h1", "a8");
    detail::close(rook);
    EXPECT_TRUE(rook.kings[Color::white][h1].contains(a8));
}

TEST(Close, white_answers_checks_as_black_does) {
    Layer layer = layer_with("pb2 Bh8");
    layer.kings[Color::white] = pairs_of("a1", "h1");
    detail::close(layer);
    EXPECT_FALSE(layer.kings[Color::black][a1].contains(h1));
    EXPECT_TRUE(layer.kings[Color::black][a2].contains(h1));
    Layer rook = layer_with("rh8 Bc3");
    rook.kings[Color::white] = pairs_of("h2", "a8");
    detail::close(rook);
    EXPECT_TRUE(rook.kings[Color::black][h2].contains(a8));
}

TEST(Close, a_king_hides_its_enemy_from_its_own_rook) {
    // White's king never leaves b1: Black's pawn takes c1 from it. So the rook sees nothing of d1.
    Layer layer = layer_with("Ra1 Pa2 Pb2 Pc2 pd2");
    layer.kings[Color::white] = pairs_of("b1", "e3");
    layer.kings[Color::black] = pairs_of("b1", "e3");
    const detail::LayerFacts facts = detail::close(layer);
    EXPECT_EQ(facts.standing_kings & squares("b1"), squares("b1"));
    EXPECT_FALSE(facts.guarded[Color::white].contains(d1));
}

TEST(Close, a_shut_in_king_waits_only_while_it_has_other_men_to_move) {
    Layer stuck = layer_with("pa7 pb7 Pc7");
    stuck.kings[Color::black] = pairs_of("h1", "a8");
    detail::close(stuck);
    EXPECT_TRUE(stuck.kings[Color::white].empty());
    Layer with_bishop = layer_with("pa7 pb7 Pc7 bh8");
    with_bishop.kings[Color::black] = pairs_of("h1", "a8");
    detail::close(with_bishop);
    EXPECT_EQ(with_bishop.kings[Color::white][h1], squares("a8"));
}

// Soundness, which proofs rest on: no legal move leads out of a closed layer but a capture or a
// pawn's.
TEST(Close, holds_every_position_that_quiet_moves_reach) {
    for (const std::string_view fen :
         {shut, std::string_view("4k3/8/8/8/8/8/8/QR2K3 w - - 0 1"),
          std::string_view("2b1k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1"),
          std::string_view("B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1"),
          std::string_view("r3k3/8/8/2n5/8/3N4/8/4K2B b - - 0 1"),
          std::string_view("1k6/ppp5/8/8/8/8/5PPP/2R3K1 w - - 0 1")}) {
        Position start = position_of(fen);
        Layer layer = layer_of(start);
        detail::close(layer);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            Position now = start;
            for (int ply = 0; ply < 80; ++ply) {
                MoveList quiet;
                for (const Move move : legal_moves(now))
                    if (move.role() != Role::pawn && !now.board().at(move.to()))
                        quiet.push_back(move);
                if (quiet.empty())
                    break;
                now = now.play(quiet[random.below(quiet.size())]);
                ASSERT_TRUE(contains(layer, now)) << fen << '\n' << write_fen(now);
            }
        }
    }
}

TEST(Close, closing_again_changes_nothing) {
    for (const std::string_view fen :
         {shut, std::string_view("r3k3/8/8/2n5/8/3N4/8/4K2B b - - 0 1")}) {
        Layer once = layer_of(position_of(fen));
        detail::close(once);
        Layer twice = once;
        detail::close(twice);
        EXPECT_EQ(twice.kings[Color::white], once.kings[Color::white]);
        EXPECT_EQ(twice.kings[Color::black], once.kings[Color::black]);
        for (std::size_t i = 0; i < once.men.size(); ++i)
            EXPECT_EQ(twice.men[i], once.men[i]);
    }
}

}  // namespace
}  // namespace arbiter::testing
