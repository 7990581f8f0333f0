#include "arbiter/rules/zobrist.hpp"

#include <set>

#include <gtest/gtest.h>

#include "arbiter/rules/position.hpp"

namespace arbiter::testing {
namespace {

TEST(Zobrist, numbers_are_all_different_and_not_zero) {
    std::set<std::uint64_t> numbers{0, zobrist.black_to_move};
    for (const auto& color : zobrist.piece)
        for (const auto& role : color)
            for (const std::uint64_t number : role)
                numbers.insert(number);
    for (const std::uint64_t number : zobrist.castling_rook)
        numbers.insert(number);
    for (const std::uint64_t number : zobrist.en_passant)
        numbers.insert(number);
    EXPECT_EQ(numbers.size(), 1U + 1U + 2U * 6U * 64U + 64U + 8U);
}

TEST(Zobrist, keys_are_the_same_in_every_version) {
    // Keys may be stored: a change here would make stored ones worthless.
    EXPECT_EQ(Position().key(), 0x361D32DAA0C9E3D5ULL);
}

}  // namespace
}  // namespace arbiter::testing
