// Exercises of each kind and level against their slow twin: a few, or as many of each level as
// ARBITER_DRILLS says, which `script/test --all` sets so that there are ten thousand of each kind.
#include <cstdlib>

#include <gtest/gtest.h>

#include "arbiter/lessons/drills/drill.hpp"
#include "tests/differential/drill_twin.hpp"

namespace arbiter::testing {
namespace {

TEST(Drills, are_answered_as_their_slow_twin_answers_them) {
    const char* const wanted = std::getenv("ARBITER_DRILLS");
    const int exercises = wanted == nullptr ? 30 : std::atoi(wanted);
    ASSERT_GT(exercises, 0);
    for (const lessons::DrillKind kind : lessons::all_drill_kinds)
        for (int level = 1; level <= lessons::hardest_level; ++level) {
            lessons::Drill drill(kind, level, 1);
            for (int i = 0; i < exercises; ++i) {
                const auto exercise = drill.next();
                ASSERT_TRUE(exercise) << name(kind) << ' ' << level;
                EXPECT_EQ(twin_objection(exercise->task), "") << name(kind) << ' ' << level;
            }
        }
}

}  // namespace
}  // namespace arbiter::testing
