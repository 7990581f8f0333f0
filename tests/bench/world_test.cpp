#include "bench/support/world.hpp"

#include <gtest/gtest.h>

namespace arbiter::bench {
namespace {

TEST(World, counts_what_tells_of_a_slow_store_and_nothing_else) {
    Loop loop;
    World world{.loop = loop, .server = {}};
    const auto notes = [&](std::string_view event) {
        return world.note_slow_store(JsonView(event));
    };
    EXPECT_TRUE(notes(R"({"t":"act","v":3,"d":{"event":{"event":"downtime","after":0,)"
                      R"("lasted":160,"cause":"slow_store"},"kept":1,"moves":[]}})"));
    EXPECT_FALSE(notes(R"({"t":"act","v":3,"d":{"event":{"event":"downtime","after":0,)"
                       R"("lasted":160},"kept":1,"moves":[]}})"));
    EXPECT_FALSE(notes(R"({"t":"act","v":3,"d":{"event":{"event":"note"}}})"));
    EXPECT_FALSE(notes(R"({"t":"note"})"));
    EXPECT_EQ(world.stood_still, 1U);
    EXPECT_TRUE(world.unexpected.empty());
}

}  // namespace
}  // namespace arbiter::bench
