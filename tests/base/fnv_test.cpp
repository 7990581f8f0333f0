#include "arbiter/base/fnv.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(Fnv, gives_the_numbers_of_its_authors) {
    EXPECT_EQ(fnv1a_64(""), 0xcbf29ce484222325U);
    EXPECT_EQ(fnv1a_64("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(fnv1a_64("foobar"), 0x85944171f73967e8U);
}

TEST(Fnv, takes_bytes_as_numbers_without_sign) {
    static_assert(fnv1a_64("\xff") == (0xcbf29ce484222325U ^ 0xffU) * 0x100000001b3U);
}

}  // namespace
}  // namespace arbiter::testing
