// What is counted, and when it is too much.
#include "arbiter/verify/work.hpp"

#include <gtest/gtest.h>

namespace arbiter::verify {
namespace {

TEST(Work, steps_are_allowed_until_they_are_too_many) {
    Work work(10);
    EXPECT_TRUE(work.take(4));
    EXPECT_TRUE(work.take(6));
    EXPECT_FALSE(work.is_exhausted());
    EXPECT_EQ(work.done(), 10U);
    EXPECT_FALSE(work.take(1));
    EXPECT_TRUE(work.is_exhausted());
}

TEST(Work, once_it_is_too_much_it_stays_so) {
    Work work(10);
    EXPECT_FALSE(work.take(11));
    EXPECT_FALSE(work.take(0));
    EXPECT_TRUE(work.is_exhausted());
    EXPECT_EQ(work.done(), 11U);
}

TEST(Work, without_a_word_it_is_what_the_documents_say) {
    const Work work;
    EXPECT_EQ(work.most(), 6'000'000'000U);
    EXPECT_EQ(work.most_positions(), 6'000'000U);
    EXPECT_EQ(Work(7, 8).most(), 7U);
    EXPECT_EQ(Work(7, 8).most_positions(), 8U);
}

}  // namespace
}  // namespace arbiter::verify
