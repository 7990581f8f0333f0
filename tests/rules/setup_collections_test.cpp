// Collections of possible and impossible setups, on which another library agrees.
#include <gtest/gtest.h>

#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

TEST(SetupCollections, all_possible_ones_are_accepted) {
    const auto lines = shared_lines("rules/valid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    EXPECT_GT(lines->size(), 6000U);
    for (const std::string& fen : *lines) {
        const auto position = Position::from(setup_of(fen));
        EXPECT_TRUE(position) << fen;
        if (position) {
            EXPECT_EQ(position->key(), position->key_from_scratch()) << fen;
        }
    }
}

TEST(SetupCollections, all_impossible_ones_are_refused_with_a_reason) {
    const auto lines = shared_lines("rules/invalid.sfens");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    EXPECT_GT(lines->size(), 6000U);
    for (const std::string& fen : *lines) {
        const auto setup = setup_of(fen);
        const auto position = Position::from(setup);
        ASSERT_FALSE(position) << fen;
        EXPECT_FALSE(position.error().empty()) << fen;
        for (const Finding& finding : diagnose(setup))
            EXPECT_FALSE(finding.text.empty()) << fen;
    }
}

}  // namespace
}  // namespace arbiter::testing
