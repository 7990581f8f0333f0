// Every legal capture and pawn move leads out of a closed layer into one that is foreseen.
#include "arbiter/winnable/detail/layer_exits.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"
#include "tests/winnable/layer_text.hpp"

namespace arbiter::testing {
namespace {

using enum Square;

/// An exit with a layer of its own.
struct Way {
    Layer after;
    Color mover;
    std::optional<std::size_t> man;
    Bitboard vacated;
};

std::vector<Way> ways_out(Layer layer) {
    const detail::LayerFacts facts = detail::close(layer);
    std::vector<Way> ways;
    detail::LayerExits(layer, facts).for_each([&](const detail::Exit& exit) {
        ways.push_back({exit.after, exit.mover, exit.man, exit.vacated});
        return true;
    });
    return ways;
}

std::vector<Way> ways_out(std::string_view fen) { return ways_out(layer_of(position_of(fen))); }

/// The men after it, as "Pe4 pd5"; captured ones are left out, and the pairs of kings are not told.
std::string men_after(const Way& way) {
    std::string text;
    for (const PlacedMan& man : way.after.men) {
        if (man.squares.empty())
            continue;
        text += text.empty() ? "" : " ";
        text += letter(man.piece);
        const auto square = man.squares.single();
        text += square ? name(*square) : "*";
    }
    return text;
}

/// In any order, but sorted.
std::vector<std::string> all_men_after(std::string_view fen) {
    std::vector<std::string> texts;
    for (const Way& way : ways_out(fen))
        if (!way.after.kings[opponent(way.mover)].empty())
            texts.push_back(men_after(way));
    std::ranges::sort(texts);
    return texts;
}

using Texts = std::vector<std::string>;

TEST(LayerExits, a_wall_has_none) {
    EXPECT_EQ(all_men_after("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"), Texts{});
}

TEST(LayerExits, a_pawn_steps_once_or_twice_and_may_be_taken_by_the_king) {
    EXPECT_EQ(all_men_after("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), (Texts{"", "Pa3", "Pa4"}));
    EXPECT_EQ(all_men_after("4k3/p7/8/8/8/8/8/4K3 w - - 0 1"), (Texts{"", "pa5", "pa6"}));
    EXPECT_EQ(all_men_after("4k3/8/8/8/8/P7/8/4K3 w - - 0 1"), (Texts{"", "Pa4"}));
    EXPECT_EQ(all_men_after("4k3/8/8/8/p7/8/P7/4K3 w - - 0 1"),
              (Texts{"Pa2", "Pa2 pa3", "Pa3 pa4", "pa4"}));
}

TEST(LayerExits, only_two_steps_can_be_taken_en_passant) {
    for (const Way& way : ways_out("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"))
        EXPECT_EQ(way.after.en_passant, men_after(way) == "Pa4" ? squares("a3") : Bitboard());
}

TEST(LayerExits, a_pawn_becomes_one_of_four_pieces) {
    EXPECT_EQ(all_men_after("8/P7/8/8/8/k7/8/2K5 w - - 0 1"),
              (Texts{"", "Ba8", "Na8", "Qa8", "Ra8"}));
    EXPECT_EQ(all_men_after("2k5/8/K7/8/8/8/p7/8 b - - 0 1"),
              (Texts{"", "ba1", "na1", "qa1", "ra1"}));
}

TEST(LayerExits, a_pawn_takes_sideways_and_forward) {
    const Texts texts = all_men_after("4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1");
    EXPECT_EQ(texts, (Texts{"Pc4", "Pc4 pd4", "Pc5 pd5", "Pd5", "pc4", "pd5"}));
}

TEST(LayerExits, en_passant_takes_the_pawn_that_has_just_passed) {
    const Texts texts = all_men_after("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    EXPECT_TRUE(std::ranges::count(texts, "Pe6") > 0);
    EXPECT_FALSE(std::ranges::count(all_men_after("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1"), "Pe6") > 0);
    const auto ways = ways_out("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    const auto taken =
        std::ranges::find_if(ways, [](const Way& way) { return men_after(way) == "Pe6"; });
    ASSERT_NE(taken, ways.end());
    // Both pawns have left lines open behind them.
    EXPECT_EQ(taken->vacated, squares("d5 e5"));
}

TEST(LayerExits, no_pawn_steps_where_a_king_always_stands) {
    for (const std::string& text : all_men_after("8/7p/8/1p6/1P6/KP6/PP5P/k7 w - - 0 1"))
        EXPECT_EQ(text.find("Pa3"), std::string::npos) << text;
}

TEST(LayerExits, no_king_takes_a_man_that_another_guards) {
    // A pawn chain: the base falls, what it guards does not.
    const Texts texts = all_men_after("4k3/8/8/8/1p6/p7/8/4K3 w - - 0 1");
    EXPECT_FALSE(std::ranges::count(texts, "pb4") > 0);
    EXPECT_TRUE(std::ranges::count(texts, "pa3") > 0);
}

TEST(LayerExits, a_step_answers_no_check_by_a_knight) {
    // Black's king is shut in, and the knight's check keeps the pawn where it is.
    for (const bool is_check : {false, true}) {
        Layer layer = layer_with(is_check ? "pa7 pb7 ph5 Pc7 Nb6" : "pa7 pb7 ph5 Pc7 Nb5");
        layer.kings[Color::black] = pairs_of("h1", "a8");
        bool steps = false;
        for (const Way& way : ways_out(layer))
            steps = steps || (way.after.men[2].squares == squares("h4") &&
                              !way.after.kings[Color::white].empty());
        EXPECT_NE(steps, is_check);
    }
}

TEST(LayerExits, men_that_are_alike_leave_once) {
    const auto one = ways_out("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    const auto two = ways_out("4k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
    EXPECT_EQ(one.size(), 1U);
    // Each stands for both once they can be anywhere.
    EXPECT_EQ(two.size(), 1U);
}

TEST(LayerExits, the_visit_ends_when_it_answers_no) {
    Layer layer = layer_of(position_of("4k3/8/8/8/8/8/P6P/4K3 w - - 0 1"));
    const detail::LayerFacts facts = detail::close(layer);
    for (int last = 1; last <= 6; ++last) {
        int visited = 0;
        EXPECT_FALSE(detail::LayerExits(layer, facts).for_each([&](const detail::Exit&) {
            return ++visited < last;
        }));
        EXPECT_EQ(visited, last);
    }
    EXPECT_TRUE(
        detail::LayerExits(layer, facts).for_each([](const detail::Exit&) { return true; }));
}

TEST(LayerExits, tell_who_moved_and_from_where) {
    for (const Way& way : ways_out("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")) {
        EXPECT_EQ(way.mover, way.man ? Color::white : Color::black);
        if (way.man) {
            EXPECT_EQ(way.vacated, squares("a2"));
        }
    }
}

/// One that the man could be after the move is enough.
bool is_foreseen(const std::vector<Way>& ways, const Position& after) {
    return std::ranges::any_of(ways, [&](const Way& way) { return contains(way.after, after); });
}

// Soundness, which proofs rest on.
TEST(LayerExits, every_move_that_leaves_is_foreseen) {
    for (const std::string_view fen :
         {"4k3/pp4pp/8/8/8/8/PP4PP/4K3 w - - 0 1", "4k3/8/8/3p4/2P5/8/8/B3K2n w - - 0 1",
          "8/7p/8/1p6/1P6/KP6/PP5P/k7 w - - 0 1", "4k3/1P6/2n5/8/8/5N2/6p1/4K3 w - - 0 1",
          "r3k3/p7/8/1P6/8/8/8/R3K3 b - - 0 1",
          "2b1k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2BRK3 w - - 0 1"})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Random random(seed);
            Position now = position_of(fen);
            std::vector<Way> ways = ways_out(layer_of(now));
            for (int ply = 0; ply < 60 && has_legal_move(now); ++ply) {
                for (const Move move : legal_moves(now)) {
                    const bool leaves = move.role() == Role::pawn || now.board().at(move.to());
                    if (leaves)
                        EXPECT_TRUE(is_foreseen(ways, now.play(move)))
                            << fen << '\n'
                            << write_fen(now) << ' ' << name(move.from()) << name(move.to());
                }
                const Move move = choose_move(now, random.next());
                const bool leaves = move.role() == Role::pawn || now.board().at(move.to());
                now = now.play(move);
                if (leaves)
                    ways = ways_out(layer_of(now));
            }
        }
}

}  // namespace
}  // namespace arbiter::testing
