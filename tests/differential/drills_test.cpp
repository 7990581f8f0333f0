// Exercises of each kind and level against their slow twin: a few, or as many of each level as
// ARBITER_DRILLS says, which `script/test --all` sets so that there are ten thousand of each kind.
#include <cstdlib>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "arbiter/lessons/drills/drill.hpp"
#include "tests/differential/drill_twin.hpp"

namespace arbiter::testing {
namespace {

/// A kind and a level each, so that a long run tells how far it has come and goes on there.
class Drills : public ::testing::TestWithParam<std::tuple<lessons::DrillKind, int>> {};

TEST_P(Drills, are_answered_as_their_slow_twin_answers_them) {
    const char* const wanted = std::getenv("ARBITER_DRILLS");
    const int exercises = wanted == nullptr ? 30 : std::atoi(wanted);
    ASSERT_GT(exercises, 0);
    const auto& [kind, level] = GetParam();
    lessons::Drill drill(kind, level, 1);
    for (int i = 0; i < exercises; ++i) {
        const auto exercise = drill.next();
        ASSERT_TRUE(exercise);
        EXPECT_EQ(twin_objection(exercise->task), "");
    }
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, Drills,
                         ::testing::Combine(::testing::ValuesIn(lessons::all_drill_kinds),
                                            ::testing::Range(1, lessons::hardest_level + 1)),
                         [](const auto& part) {
                             return std::string(name(std::get<0>(part.param))) + "_level_" +
                                    std::to_string(std::get<1>(part.param));
                         });

}  // namespace
}  // namespace arbiter::testing
