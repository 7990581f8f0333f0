#include "apps/arbiter/talk/move_verdict.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

MoveVerdict verdict(std::string_view fen, std::string_view move) {
    return verdict_on(History(position(fen)), move, MoveText::any).value();
}

constexpr std::string_view two_knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";

TEST(MoveVerdict, leaves_the_law_to_who_cites_the_article) {
    const MoveVerdict nobody_can = verdict(two_knights, "Nd5");
    EXPECT_EQ(nobody_can.reason, "no_such");
    EXPECT_EQ(nobody_can.article, "3.6");
    EXPECT_EQ(nobody_can.text, "no knight can go to d5");
    const MoveVerdict all_blocked = verdict("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Re1");
    EXPECT_EQ(all_blocked.article, "3.1");
    EXPECT_EQ(all_blocked.text, "no rook can go to e1: e1 is occupied by White's own king");
}

TEST(MoveVerdict, says_why_the_one_man_meant_cannot_go_there) {
    const MoveVerdict pinned = verdict("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4");
    EXPECT_EQ(pinned.reason, "exposes_king");
    EXPECT_EQ(pinned.article, "3.9.2");
    EXPECT_EQ(pinned.text, "the king on e1 would be in check from the rook on e8");
}

TEST(MoveVerdict, has_the_move_where_it_is_legal) {
    EXPECT_EQ(verdict(two_knights, "Nf3").move, Move::normal(Role::knight, Square::g1, Square::f3));
    EXPECT_FALSE(verdict_on(History(), "fly", MoveText::any));
    EXPECT_FALSE(verdict_on(History(), "e4", MoveText::uci));
}

}  // namespace
}  // namespace arbiter::testing
