// Moves as people write them, in a game.
#include "arbiter/game/written_move.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace arbiter::testing {
namespace {

constexpr std::string_view two_knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";

Explanation read(std::string_view fen, std::string_view text) {
    return read_written_move(History(position(fen)), text, MoveText::any).value();
}

SanError refused(std::string_view fen, std::string_view text, MoveText form = MoveText::any) {
    return read_written_move(History(position(fen)), text, form).error();
}

TEST(WrittenMove, is_the_same_in_either_notation) {
    const Move expected = Move::normal(Role::knight, Square::g1, Square::f3);
    EXPECT_EQ(read(two_knights, "Nf3").move, expected);
    EXPECT_EQ(read(two_knights, "g1f3").move, expected);
}

TEST(WrittenMove, that_is_illegal_is_explained) {
    const Explanation pinned = read("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nd4");
    EXPECT_FALSE(pinned.move);
    EXPECT_EQ(pinned.reason, Reason::exposes_king);
    EXPECT_EQ(read("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2d4").reason, Reason::exposes_king);
}

TEST(WrittenMove, that_names_no_one_attempt_is_refused) {
    EXPECT_EQ(refused(two_knights, "Nd5").problem, SanProblem::no_such);
    EXPECT_EQ(refused("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "fly").problem, SanProblem::syntax);
    EXPECT_EQ(refused("4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1", "Ne2").problem, SanProblem::ambiguous);
    const SanError no_uci = refused(two_knights, "Nf3", MoveText::uci);
    EXPECT_EQ(no_uci.problem, SanProblem::syntax);
    EXPECT_FALSE(no_uci.text.empty());
}

}  // namespace
}  // namespace arbiter::testing
