// What counts as the same position again (Law 9.2.3).
#include "arbiter/game/history.hpp"

#include <sstream>

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

History played(const Position& start, const std::string& moves) {
    History history(start);
    std::istringstream words(moves);
    for (std::string uci; words >> uci;)
        history.play(move(history.current(), uci));
    return history;
}

TEST(History, counts_every_occurrence_also_those_that_do_not_follow_each_other) {
    const History history = played({}, "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8");
    EXPECT_EQ(history.repetitions(), 3);
    EXPECT_EQ(history.occurrences(), (std::vector{0, 4, 8}));
}

TEST(History, does_not_tell_one_knight_from_the_other) {
    const Position start = position("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1");
    const History history =
        played(start,
               "b1c3 e8d8 g1f3 d8e8 c3e2 e8d8 e2g1 d8e8 f3d4 e8d8 d4c2 d8e8 c2a3 e8d8 "
               "a3b1 d8e8");
    EXPECT_EQ(history.repetitions(), 2);
}

TEST(History, a_right_to_castle_that_is_lost_makes_another_position_9_2_3_2) {
    const Position start = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const std::string cycle = "h1g1 e8d8 g1h1 d8e8 ";
    EXPECT_EQ(played(start, cycle + cycle).repetitions(), 2);
    EXPECT_EQ(played(start, cycle + cycle + cycle).repetitions(), 3);
}

TEST(History, castling_that_was_never_possible_still_counts_as_a_right_9_2_3_2) {
    // White's king is in check in all three diagrams of 5...Qxb5, but only the first has h1's
    // right.
    const History history =
        played({}, "e2e4 c7c6 g1f3 d8a5 f1b5 a5b5 b1c3 b5a6 c3b1 a6b5 h1g1 b5a6 g1h1 a6b5");
    EXPECT_EQ(history.repetitions(), 1);
}

TEST(History, an_en_passant_capture_that_was_legal_makes_another_position_9_2_3_1) {
    const std::string line = "e2e4 g8f6 e4e5 d7d5 f1e2 c8d7 e2f1 d7c8 f1d3 c8e6 d3f1 e6c8";
    EXPECT_EQ(played({}, line).repetitions(), 2);
    EXPECT_EQ(played({}, line + " f1c4 c8f5 c4f1 f5c8").repetitions(), 3);
}

TEST(History, an_en_passant_capture_that_a_pin_forbids_changes_nothing_9_2_3_1) {
    const Position start = position("4r1k1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1");
    const History history = played(start, "d7d5 g1f3 g8g7 f3g1 g7g8 g1f3 g8g7 f3g1 g7g8");
    EXPECT_EQ(history.repetitions(), 3);
}

TEST(History, knows_what_a_move_would_repeat_without_playing_it) {
    const History history = played({}, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    EXPECT_EQ(history.repetitions_after(move(history.current(), "f6g8")), 3);
    EXPECT_EQ(history.repetitions_after(move(history.current(), "a7a6")), 1);
    EXPECT_EQ(history.moves().size(), 7U);
}

TEST(History, takes_back_to_what_was_before) {
    History history = played({}, "g1f3 g8f6");
    history.take_back();
    history.take_back();
    EXPECT_EQ(history.current(), Position());
    EXPECT_EQ(history.repetitions(), 1);
}

TEST(History, gives_the_keys_of_what_came_before_in_order) {
    EXPECT_TRUE(History().earlier_keys().empty());
    const History history = played({}, "g1f3 g8f6 f3g1");
    const auto keys = history.earlier_keys();
    ASSERT_EQ(keys.size(), 3U);
    for (std::size_t ply = 0; ply < keys.size(); ++ply)
        EXPECT_EQ(keys[ply], history.positions()[ply].key());
}

}  // namespace
}  // namespace arbiter::testing
