// `is_legal(move)` exactly when the move is in the list, for all 65,536 patterns of bits.
#include "arbiter/rules/legality.hpp"

#include <bit>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "arbiter/rules/movegen.hpp"
#include "tests/property/game.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

std::set<std::uint16_t> listed(const Position& position) {
    std::set<std::uint16_t> bits;
    for (const Move move : legal_moves(position))
        bits.insert(move.bits());
    return bits;
}

std::set<std::uint16_t> found_legal(const Position& position) {
    std::set<std::uint16_t> bits;
    for (unsigned pattern = 0; pattern < 65536; ++pattern) {
        const auto move = std::bit_cast<Move>(static_cast<std::uint16_t>(pattern));
        if (is_legal(position, move))
            bits.insert(move.bits());
    }
    return bits;
}

RC_GTEST_PROP(IsLegalProperty, is_true_for_the_moves_of_the_list_alone,
              (const ArbitraryGame& game)) {
    const Position last = positions_of(game).back();
    RC_ASSERT(found_legal(last) == listed(last));
}

TEST(IsLegalProperty, is_true_for_the_moves_of_the_list_alone_where_all_kinds_are_near) {
    for (const char* fen : {
             "r3k2r/1P4P1/8/3pP3/8/8/1p4p1/R3K2R w KQkq d6 0 1",
             "r3k2r/1P4P1/8/8/3pP3/8/1p4p1/R3K2R b KQkq e3 0 1",
             "r1r1k1rr/8/8/8/8/8/8/R1R1K1RR w GCgc - 0 1",
             "4k3/8/8/8/8/8/8/qRK4R w HB - 0 1",
             "8/8/8/K1PpP2r/8/8/8/7k w - d6 0 2",
             "4r1k1/8/8/8/8/3n4/5N2/4K3 w - - 0 1",
             "6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1",
         })
        EXPECT_EQ(found_legal(position_of(fen)), listed(position_of(fen))) << fen;
}

}  // namespace
}  // namespace arbiter::testing
