// No draw that is near is overlooked; that is all that is promised.
#include "arbiter/collection/draw_watch.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/game/history.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

bool watched(std::string_view fen, std::string_view moves) {
    DrawWatch watch;
    Position now = position_of(fen);
    watch.begin(now);
    TextCursor cursor(moves);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        now = now.play(find_move(now, cursor.take_word()).value());
        watch.add(now);
    }
    return watch.may_have_draws();
}

constexpr std::string_view kings = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

TEST(DrawWatch, sees_the_third_time_and_not_the_second) {
    EXPECT_FALSE(watched(kings, "a1a2 e8d8 a2a1 d8e8"));
    EXPECT_FALSE(watched(kings, "a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1"));
    EXPECT_TRUE(watched(kings, "a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1 d8e8"));
}

TEST(DrawWatch, a_pawn_move_or_capture_begins_anew) {
    constexpr std::string_view pawn = "4k3/8/8/8/8/8/7P/R3K3 w - - 0 1";
    EXPECT_FALSE(watched(pawn, "a1a2 e8d8 a2a1 d8e8 h2h3 e8d8 a1a2 d8e8 a2a1 e8d8"));
}

TEST(DrawWatch, the_position_behind_a_pawn_move_counts_as_the_first) {
    constexpr std::string_view pawn = "4k3/8/8/8/8/8/7P/R3K3 w - - 0 1";
    EXPECT_FALSE(watched(pawn, "h2h3 e8d8 a1a2 d8e8 a2a1 e8d8 a1a2 d8e8"));
    EXPECT_TRUE(watched(pawn, "h2h3 e8d8 a1a2 d8e8 a2a1 e8d8 a1a2 d8e8 a2a1"));
}

TEST(DrawWatch, sees_fifty_moves) {
    EXPECT_FALSE(watched("4k3/8/8/8/8/8/8/R3K3 w - - 98 90", "a1a2"));
    EXPECT_TRUE(watched("4k3/8/8/8/8/8/8/R3K3 w - - 98 90", "a1a2 e8d8"));
    EXPECT_TRUE(watched("4k3/8/8/8/8/8/8/R3K3 w - - 100 90", ""));
    EXPECT_FALSE(watched("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", ""));
}

TEST(DrawWatch, knows_nothing_of_the_game_before) {
    DrawWatch watch;
    watch.begin(position_of("4k3/8/8/8/8/8/8/R3K3 w - - 100 90"));
    watch.begin(position_of(kings));
    EXPECT_FALSE(watch.may_have_draws());
}

TEST(DrawWatch, counts_as_a_history_does) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        Position now = position_of("k7/8/8/8/8/8/7p/K7 w - - 0 1");
        DrawWatch watch;
        History history(now);
        watch.begin(now);
        bool has_draw = false;
        for (int ply = 0; ply < 40 && has_legal_move(now); ++ply) {
            // Only the first two moves of the list: the same positions come again and again.
            const MoveList moves = legal_moves(now);
            const Move move = moves[random.below(std::min<std::size_t>(2, moves.size()))];
            now = now.play(move);
            history.play(move);
            watch.add(now);
            has_draw = has_draw || history.repetitions() >= claimable_repetitions;
            EXPECT_EQ(watch.may_have_draws(), has_draw);
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
