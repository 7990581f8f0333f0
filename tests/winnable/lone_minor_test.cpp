// What guides a lone knight or bishop to its only mate. The mates themselves are played out.
#include "arbiter/winnable/detail/lone_minor.hpp"

#include <span>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using enum Square;
using detail::CornerKing;
using detail::CornerMate;
using detail::CornerView;
using detail::LoneMinor;
using detail::moves_to;
using detail::too_far;

constexpr Bitboard corners = Bitboard(a1) | Bitboard(a8) | Bitboard(h1) | Bitboard(h8);

TEST(MovesTo, counts_the_moves_on_an_empty_board) {
    EXPECT_EQ(moves_to(Role::knight, a1, squares("a1")), 0);
    EXPECT_EQ(moves_to(Role::knight, a1, squares("b3")), 1);
    EXPECT_EQ(moves_to(Role::knight, a1, squares("a2")), 3);
    EXPECT_EQ(moves_to(Role::knight, a1, squares("b2")), 4);
    EXPECT_EQ(moves_to(Role::bishop, a1, squares("h8")), 1);
    EXPECT_EQ(moves_to(Role::bishop, a1, squares("c1")), 2);
    EXPECT_EQ(moves_to(Role::rook, a1, squares("b7")), 2);
    EXPECT_EQ(moves_to(Role::rook, a1, squares("a7")), 1);
}

TEST(MovesTo, takes_the_nearest_of_the_goals) {
    EXPECT_EQ(moves_to(Role::knight, a1, squares("b2 c2 h8")), 1);
    EXPECT_EQ(moves_to(Role::rook, a1, {}), too_far);
}

TEST(MovesTo, what_cannot_be_reached_is_too_far) {
    EXPECT_EQ(moves_to(Role::bishop, a1, squares("a2")), too_far);
    EXPECT_EQ(moves_to(Role::bishop, a1, light_squares), too_far);
}

/// The square that the view takes to `seen`.
Square behind(const CornerView& view, Square seen) {
    for (const Square square : all_squares)
        if (view(square) == seen)
            return square;
    throw std::invalid_argument("no view of the whole board");
}

std::vector<CornerView> all_views() {
    std::vector<CornerView> views;
    for (const Square corner : corners)
        for (const Square beside : rook_attacks(corner, all_squares))
            views.emplace_back(corner, beside);
    return views;
}

TEST(CornerView, shows_the_corner_on_a1_and_its_neighbour_on_b1) {
    for (const Square corner : corners)
        for (const Square beside : rook_attacks(corner, all_squares)) {
            const CornerView view(corner, beside);
            EXPECT_EQ(view(corner), a1);
            EXPECT_EQ(view(beside), b1);
            EXPECT_EQ(view.is_upright(), file_of(corner) == file_of(beside));
        }
}

TEST(CornerView, keeps_neighbours_together) {
    for (const CornerView& view : all_views())
        for (const Square square : all_squares) {
            Bitboard seen;
            for (const Square next : king_attacks(square))
                seen.add(view(next));
            EXPECT_EQ(seen, king_attacks(view(square)));
        }
}

Bitboard squares_of(CornerKing king) {
    return squares(king == CornerKing::a3 ? "a3" : king == CornerKing::b3 ? "b3" : "a3 b3");
}

/// Puts up the mate in the view's corner, Black's king in it; White's `minor` on `check`.
Setup put_up(const CornerMate& mate, Role minor, const CornerView& view, Square king,
             Square check) {
    Setup setup;
    setup.turn = Color::black;
    setup.board.put(behind(view, a1), {Color::black, Role::king});
    setup.board.put(behind(view, b1), {Color::black, mate.shell});
    setup.board.put(behind(view, king), {Color::white, Role::king});
    setup.board.put(behind(view, check), {Color::white, minor});
    return setup;
}

void expect_mates(const CornerMate& mate, Role minor, const CornerView& view) {
    for (const Square king : squares_of(mate.king))
        for (const Square check : mate.checks - Bitboard(king)) {
            const auto mated =
                Position::from(put_up(mate, minor, view, king, check), forgivable_faults);
            ASSERT_TRUE(mated);
            EXPECT_TRUE(is_checkmate(*mated)) << write_fen(*mated);
        }
}

TEST(CornerMate, each_of_the_table_mates_in_every_corner) {
    for (const CornerView& view : all_views()) {
        for (const CornerMate& mate : detail::bishop_mates)
            if (mate.shell != Role::pawn || view.is_upright())
                expect_mates(mate, Role::bishop, view);
        for (const CornerMate& mate : detail::knight_mates)
            expect_mates(mate, Role::knight, view);
        if (!view.is_upright())
            continue;
        // Black's pawns leave the eighth rank and come to the first.
        expect_mates(rank_of(behind(view, a1)) == Rank::eighth ? detail::knight_mate_by_leaving_pawn
                                                               : detail::knight_mate_by_coming_pawn,
                     Role::knight, view);
    }
}

// The tables leave out what does not mate: a man in the shell that takes, steps between or checks.
TEST(CornerMate, no_other_shell_mates_with_the_king_on_either_square) {
    const auto mates = [](std::span<const CornerMate> table, Role shell, Square king,
                          Square check) {
        return std::ranges::any_of(table, [&](const CornerMate& mate) {
            return mate.shell == shell && squares_of(mate.king).contains(king) &&
                   mate.checks.contains(check);
        });
    };
    const CornerView view(a1, b1);
    for (const Role minor : {Role::knight, Role::bishop}) {
        const std::span<const CornerMate> table =
            minor == Role::knight ? std::span<const CornerMate>(detail::knight_mates)
                                  : std::span<const CornerMate>(detail::bishop_mates);
        const Bitboard checks = minor == Role::knight ? knight_attacks(a1) : detail::long_diagonal;
        for (const Role shell : {Role::knight, Role::bishop, Role::rook, Role::queen})
            for (const Square king : squares("a3 b3"))
                for (const Square check : checks - Bitboard(king)) {
                    const auto position = Position::from(
                        put_up({shell, {}, {}}, minor, view, king, check), forgivable_faults);
                    EXPECT_EQ(position && is_checkmate(*position), mates(table, shell, king, check))
                        << (position ? write_fen(*position) : "a king in check");
                }
    }
}

int cost(std::string_view fen, Color winner = Color::white) {
    const Position position = position_of(fen);
    return LoneMinor(position.board(), winner, position.turn(), LoneMinor::no_man).cost();
}

TEST(LoneMinor, the_mate_before_the_last_move_is_cheaper_than_two_moves_before) {
    EXPECT_LT(cost("8/8/8/8/3N4/K7/8/kr6 w - - 0 1"), cost("8/8/8/4N3/8/K7/8/kr6 w - - 0 1"));
    EXPECT_LT(cost("8/8/8/8/3N4/K7/8/kr6 w - - 0 1"), cost("8/8/8/8/K2N4/8/8/kr6 w - - 0 1"));
    EXPECT_LT(cost("8/8/8/8/3N4/K7/8/kr6 w - - 0 1"), cost("8/8/8/8/3N4/K7/1r6/k7 w - - 0 1"));
}

TEST(LoneMinor, without_a_man_for_the_shell_it_is_dear) {
    EXPECT_GE(cost("8/8/8/8/3N4/K7/8/k7 w - - 0 1"), LoneMinor::no_man);
    EXPECT_LT(cost("8/8/8/8/3N4/K7/8/kn6 w - - 0 1"), LoneMinor::no_man);
    // A queen is no shell for a knight, nor a rook for a bishop.
    EXPECT_GE(cost("8/8/8/8/3N4/K7/8/k6q w - - 0 1"), LoneMinor::no_man);
    EXPECT_GE(cost("8/8/8/8/4B3/K7/8/k6r w - - 0 1"), LoneMinor::no_man);
    // Nor is a bishop that never comes beside the corner.
    EXPECT_GE(cost("8/8/8/8/4B3/7b/8/k5K1 w - - 0 1"), LoneMinor::no_man);
    EXPECT_LT(cost("8/8/8/8/4B3/6b1/8/k5K1 w - - 0 1"), LoneMinor::no_man);
}

TEST(LoneMinor, is_the_same_for_either_side) {
    EXPECT_EQ(cost("KR6/8/k7/3n4/8/8/8/8 b - - 0 1", Color::black),
              cost("8/8/8/8/3N4/K7/8/kr6 w - - 0 1"));
    EXPECT_EQ(cost("8/8/8/8/4N3/7K/8/6rk w - - 0 1"), cost("8/8/8/8/3N4/K7/8/kr6 w - - 0 1"));
}

TEST(LoneMinor, tells_what_a_move_brings_before_it_is_made) {
    const Position start = position_of("8/8/8/8/1K6/4N3/8/kr6 w - - 0 1");
    const LoneMinor minor(start.board(), Color::white, Color::white, LoneMinor::no_man);
    EXPECT_LT(minor.after_winner(Role::king, a3), minor.cost());
    EXPECT_GT(minor.after_winner(Role::king, c5), minor.after_winner(Role::king, a3));
    EXPECT_GT(minor.after_winner(Role::knight, f5), minor.cost());
    const Position reply = position_of("8/8/8/8/K7/4N3/1k6/1r6 b - - 0 1");
    const LoneMinor other(reply.board(), Color::white, Color::black, LoneMinor::no_man);
    EXPECT_LT(other.after_loser(Role::king, a1, LoneMinor::no_man),
              other.after_loser(Role::king, c3, LoneMinor::no_man));
    EXPECT_EQ(other.after_loser(Role::rook, b1, LoneMinor::no_man), other.cost());
}

TEST(LoneMinor, a_promotion_may_bring_the_man_for_the_shell) {
    const Position start = position_of("8/8/8/8/1K6/4N3/7p/k7 b - - 0 1");
    constexpr int soon = 5;
    const LoneMinor with(start.board(), Color::white, Color::black, soon);
    const LoneMinor without(start.board(), Color::white, Color::black, LoneMinor::no_man);
    EXPECT_LT(with.cost(), without.cost());
    EXPECT_LT(with.after_loser(Role::rook, b1, LoneMinor::no_man),
              with.after_loser(Role::queen, h1, LoneMinor::no_man));
}

TEST(LoneMinor, one_bishop_may_go_while_another_stays_on_the_diagonal) {
    const Position start = position_of("8/8/8/8/8/K3B3/8/knB5 w - - 0 1");
    const LoneMinor two(start.board(), Color::white, Color::white, LoneMinor::no_man);
    EXPECT_EQ(two.after_winner(Role::bishop, f4), two.cost());
    const Position alone = position_of("8/8/8/8/8/K7/8/knB5 w - - 0 1");
    const LoneMinor one(alone.board(), Color::white, Color::white, LoneMinor::no_man);
    EXPECT_GT(one.after_winner(Role::bishop, f4), one.cost());
}

}  // namespace
}  // namespace arbiter::testing
