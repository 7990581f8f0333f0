#include "arbiter/store/downtimes.hpp"

#include <chrono>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

Timestamp at(int seconds) { return Timestamp{std::chrono::seconds(seconds)}; }

TEST(Downtimes, none_is_after_anything_at_first) {
    EXPECT_EQ(Downtimes().after(at(0)), std::nullopt);
}

TEST(Downtimes, several_are_told_in_one_piece_up_to_the_last) {
    Downtimes downtimes;
    downtimes.add({at(10), at(60)});
    downtimes.add({at(70), at(100)});
    EXPECT_EQ(downtimes.after(at(5)), (Downtime{at(20), at(100)}));
    EXPECT_EQ(downtimes.after(at(60)), (Downtime{at(70), at(100)}));
    EXPECT_EQ(downtimes.after(at(100)), std::nullopt);
}

TEST(Downtimes, what_of_one_was_before_does_not_count) {
    Downtimes downtimes;
    downtimes.add({at(10), at(60)});
    EXPECT_EQ(downtimes.after(at(40)), (Downtime{at(40), at(60)}));
}

TEST(Downtimes, one_without_length_is_left_out) {
    Downtimes downtimes;
    downtimes.add({at(10), at(10)});
    downtimes.add({at(10), at(5)});
    EXPECT_TRUE(downtimes.all().empty());
}

TEST(Downtimes, the_oldest_become_one_of_their_length) {
    Downtimes downtimes;
    for (int i = 0; i <= static_cast<int>(Downtimes::most); ++i)
        downtimes.add({at(10 * i), at(10 * i + 3)});
    ASSERT_EQ(downtimes.all().size(), Downtimes::most);
    EXPECT_EQ(downtimes.all().front(), (Downtime{at(0), at(6)}));
    const auto all = downtimes.after(at(-1)).value();
    EXPECT_EQ(all.until - all.since,
              std::chrono::seconds(3 * (static_cast<int>(Downtimes::most) + 1)));
}

}  // namespace
}  // namespace arbiter
