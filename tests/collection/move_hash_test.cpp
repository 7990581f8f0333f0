// The moves of a game as a number.
#include "arbiter/collection/move_hash.hpp"

#include <unordered_set>

#include <gtest/gtest.h>

#include "arbiter/rules/movegen.hpp"

namespace arbiter::testing {
namespace {

TEST(MoveHash, every_line_of_three_plies_has_its_own) {
    std::unordered_set<MoveHash> seen;
    std::size_t lines = 0;
    const auto walk = [&](const auto& self, const Position& position, const MoveHash& hash,
                          int depth) -> void {
        seen.insert(hash);
        ++lines;
        if (depth == 0)
            return;
        for_each_legal_move(position, [&](Move move) {
            MoveHash next = hash;
            next.add(move);
            self(self, position.play(move), next, depth - 1);
            return false;
        });
    };
    walk(walk, Position(), MoveHash(Position()), 3);
    EXPECT_EQ(lines, 1U + 20 + 400 + 8902);
    EXPECT_EQ(seen.size(), lines) << "transpositions are different games";
}

TEST(MoveHash, the_start_counts) {
    arbiter::Setup setup = Position().to_setup();
    setup.castling_rooks = {};
    EXPECT_NE(MoveHash(Position()), MoveHash(Position::from(setup).value()));
    EXPECT_EQ(MoveHash(Position()), MoveHash(Position()));
}

}  // namespace
}  // namespace arbiter::testing
