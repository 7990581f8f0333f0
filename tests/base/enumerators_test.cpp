#include "arbiter/base/enumerators.hpp"

#include <cstdint>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

enum class Wing : std::uint8_t { king_side, queen_side };

constexpr std::string_view word(Wing wing) {
    switch (wing) {
        case Wing::king_side:
            return "short";
        case Wing::queen_side:
            return "long";
    }
    std::unreachable();
}

TEST(Enumerators, are_counted_by_the_switch_that_names_them) {
    static_assert(enumerators<Wing, word> == 2);
}

TEST(Enumerators, are_found_by_their_word) {
    static_assert(enumerator_named<Wing, word>("long") == Wing::queen_side);
    EXPECT_EQ((enumerator_named<Wing, word>("short")), Wing::king_side);
    EXPECT_EQ((enumerator_named<Wing, word>("")), std::nullopt);
}

}  // namespace
}  // namespace arbiter
