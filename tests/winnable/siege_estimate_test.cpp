// The second guess: flights, men around the king, defenders; worked out by hand.
#include "arbiter/winnable/detail/siege_estimate.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/support/mirror.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using detail::SiegeEstimate;

int siege_here(std::string_view fen) {
    return SiegeEstimate<Color::white>(position_of(fen)).here();
}

TEST(SiegeEstimate, counts_flights_kings_and_the_two_nearest_men) {
    // Only b8 is left; the kings are two squares apart; the rook is two moves away.
    EXPECT_EQ(siege_here("k7/8/1K6/8/8/8/8/7R w - - 0 1"),
              1 * detail::flight_cost + 2 * detail::siege_king_cost +
                  detail::siege_man_cost * (2 + detail::too_far));
    // The rooks are one move and two moves away.
    EXPECT_EQ(
        siege_here("k7/8/1K6/8/8/8/8/R6R b - - 0 1"),
        1 * detail::flight_cost + 2 * detail::siege_king_cost + detail::siege_man_cost * (1 + 2));
    EXPECT_EQ(siege_here("k7/8/1K6/8/8/8/8/RR5R b - - 0 1"),
              siege_here("k7/8/1K6/8/8/8/8/R6R b - - 0 1"));
}

TEST(SiegeEstimate, kings_that_touch_are_no_nearer_than_two_squares) {
    EXPECT_EQ(
        siege_here("8/8/8/8/8/8/k7/3K4 w - - 0 1") - siege_here("8/8/8/8/8/8/k7/4K3 w - - 0 1"),
        -detail::siege_king_cost);
}

TEST(SiegeEstimate, each_piece_of_the_loser_defends_and_no_pawn_does) {
    const int alone = siege_here("k7/8/8/8/4K3/8/8/7R w - - 0 1");
    EXPECT_EQ(siege_here("k5n1/8/8/8/4K3/8/8/7R w - - 0 1"), alone + detail::defender_cost);
    EXPECT_EQ(siege_here("k4bn1/8/8/8/4K3/8/8/7R w - - 0 1"), alone + 2 * detail::defender_cost);
    EXPECT_EQ(siege_here("k7/6p1/8/8/4K3/8/8/7R w - - 0 1"), alone);
}

TEST(SiegeEstimate, the_losers_own_men_take_flights_away) {
    const int alone = siege_here("k7/8/8/8/4K3/8/8/7R w - - 0 1");
    EXPECT_EQ(siege_here("k7/p7/8/8/4K3/8/8/7R w - - 0 1"), alone - detail::flight_cost);
    EXPECT_EQ(siege_here("k7/pp6/8/8/4K3/8/8/7R w - - 0 1"), alone - 2 * detail::flight_cost);
}

TEST(SiegeEstimate, the_king_does_not_hide_a_flight_behind_itself) {
    // The check along the file goes on through the king to h8.
    EXPECT_EQ(siege_here("8/7k/8/8/8/1K6/8/7R b - - 0 1"),
              3 * detail::flight_cost + 6 * detail::siege_king_cost +
                  detail::siege_man_cost * (1 + detail::too_far));
}

TEST(SiegeEstimate, a_pawn_counts_until_its_promotion) {
    const int on_a2 = siege_here("7k/8/8/8/8/8/P7/K7 w - - 0 1");
    EXPECT_EQ(siege_here("7k/8/8/8/P7/8/8/K7 w - - 0 1"), on_a2);
    EXPECT_LT(siege_here("7k/8/P7/8/8/8/8/K7 w - - 0 1"), on_a2);
    EXPECT_EQ(siege_here("7k/P7/8/8/8/8/8/K7 w - - 0 1"),
              3 * detail::flight_cost + 7 * detail::siege_king_cost +
                  detail::siege_man_cost * (3 + detail::too_far));
}

TEST(SiegeEstimate, knights_and_bishops_go_their_own_ways) {
    const int king_alone = siege_here("7k/8/8/8/8/K7/8/8 w - - 0 1");
    const auto nearer = [](int moves) {
        return detail::siege_man_cost * (detail::too_far - moves);
    };
    EXPECT_EQ(siege_here("7k/8/8/8/8/K7/8/2B5 w - - 0 1"), king_alone - nearer(2));
    EXPECT_EQ(siege_here("7k/8/8/8/8/K7/8/6N1 w - - 0 1"), king_alone - nearer(4));
    // A bishop of the other colour never comes to the corner; h7 it takes away.
    EXPECT_EQ(siege_here("7k/8/8/8/8/K7/8/1B6 w - - 0 1"), king_alone - detail::flight_cost);
    EXPECT_EQ(siege_here("7k/8/8/8/8/K7/8/4Q3 w - - 0 1"), king_alone - nearer(2));
}

constexpr std::string_view starts_of_sieges[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/pppp4/2b5/8/8/2N5/4P3/4K3 w - - 0 1", "r3k3/8/8/8/8/2N2B2/8/4K2R b - - 0 1"};

TEST(SiegeEstimate, of_a_move_is_that_of_the_position_after_it) {
    for (const std::string_view fen : starts_of_sieges) {
        Random random(1);
        playout(position_of(fen), 60, random, [](const Position& position) {
            const SiegeEstimate<Color::white> estimate(position);
            for (const Move move : legal_moves(position))
                EXPECT_EQ(estimate.after(move),
                          SiegeEstimate<Color::white>(position.play(move)).here());
        });
    }
}

TEST(SiegeEstimate, is_the_same_from_the_other_side_and_in_a_mirror) {
    for (const std::string_view fen : starts_of_sieges)
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Random random(seed);
            playout(position_of(fen), 100, random, [](const Position& position) {
                const int whites = SiegeEstimate<Color::white>(position).here();
                const auto swapped =
                    Position::from(turned(position, upside_down, true), forgivable_faults);
                ASSERT_TRUE(swapped);
                EXPECT_EQ(SiegeEstimate<Color::black>(*swapped).here(), whites);
                if (position.castling_rooks().any())
                    return;
                const auto mirrored =
                    Position::from(turned(position, left_to_right, false), forgivable_faults);
                ASSERT_TRUE(mirrored);
                EXPECT_EQ(SiegeEstimate<Color::white>(*mirrored).here(), whites);
            });
        }
}

}  // namespace
}  // namespace arbiter::testing
