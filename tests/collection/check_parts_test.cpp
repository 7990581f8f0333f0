// Plies, moves and results in the words of the findings.
#include "arbiter/collection/check_parts.hpp"

#include <gtest/gtest.h>

#include "tests/collection/collected.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(PlyAt, is_that_of_the_next_move) {
    of_game("1. e4 {here} e5 2. Nf3 *", [](const CollectedGame& game) {
        EXPECT_EQ(ply_at(game, {}), 1U);
        EXPECT_EQ(ply_at(game, game.move_places[0]), 1U);
        EXPECT_EQ(ply_at(game, game.move_places[1]), 2U);
        TextPlace comment = game.move_places[0];
        comment.offset += 3;
        EXPECT_EQ(ply_at(game, comment), 2U);
        EXPECT_EQ(ply_at(game, game.end_place), 4U);
        return 0;
    });
}

bool has_history(const std::string& text) {
    return of_game(text,
                   [](const CollectedGame& game) { return history_for_draws(game).has_value(); });
}

TEST(HistoryForDraws, only_where_a_draw_may_be_near) {
    EXPECT_FALSE(has_history(knights_out_and_back(1) + " *"));
    EXPECT_TRUE(has_history(knights_out_and_back(2) + " *"));
    EXPECT_TRUE(has_history(game_from("4k3/8/8/8/8/8/8/R3K3 w - - 100 90")));
}

TEST(HistoryForDraws, a_null_move_breaks_the_count) {
    EXPECT_FALSE(has_history(knights_out_and_back(2) + " -- *"));
}

TEST(HistoryForDraws, is_no_longer_than_any_law_needs) {
    const auto plies = [](int times) {
        return of_game(knights_out_and_back(times) + " *", [](const CollectedGame& game) {
            return history_for_draws(game)->moves().size();
        });
    };
    EXPECT_EQ(plies(10), 40U);
    EXPECT_EQ(plies(100), 400U);
    EXPECT_EQ(plies(101), 400U);
}

TEST(PositionBefore, is_where_the_move_was_made) {
    of_game("1. e4 e5 2. Nf3 *", [](const CollectedGame& game) {
        EXPECT_EQ(position_before(game.played, 1), Position());
        EXPECT_EQ(position_before(game.played, 3), play(Position(), "e2e4 e7e5"));
        return 0;
    });
}

TEST(NumberedMove, counts_as_the_start_counts) {
    const Position start = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 34");
    const Move check = find_move(start, "a1a8").value();
    EXPECT_EQ(numbered_move(start, check), "34. Ra8+");
    const Position after = start.play(check);
    EXPECT_EQ(numbered_move(after, find_move(after, "e8d7").value()), "34... Kd7");
    EXPECT_EQ(numbered_move(start, Move()), "34. --");
}

TEST(TextOfAResult, a_game_that_is_not_decided_has_a_star) {
    EXPECT_EQ(arbiter::text_of(PgnResult{Result::white_wins}), "1-0");
    EXPECT_EQ(arbiter::text_of(PgnResult{Result::draw}), "1/2-1/2");
    EXPECT_EQ(arbiter::text_of(PgnResult{}), "*");
}

}  // namespace
}  // namespace arbiter::testing
