// Dates as tags have them.
#include "arbiter/collection/tag_date.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using Parts = std::array<int, 3>;

TEST(TagDate, has_the_parts_that_are_known) {
    EXPECT_EQ(read_tag_date("2014.07.01")->parts, (Parts{2014, 7, 1}));
    EXPECT_EQ(read_tag_date("2014.07.??")->parts, (Parts{2014, 7, 0}));
    EXPECT_EQ(read_tag_date("2014.??.01")->parts, (Parts{2014, 0, 0}));
    EXPECT_EQ(read_tag_date("2014")->parts, (Parts{2014, 0, 0}));
    EXPECT_EQ(read_tag_date("2014.13.01")->parts, (Parts{2014, 0, 0})) << "in no calendar";
    EXPECT_EQ(read_tag_date("2014.02.30")->parts, (Parts{2014, 2, 0}));
}

TEST(TagDate, is_read_as_people_write_it) {
    for (const char* text : {"2014-7-1", "2014/07/01", "2014 07 01", "2014.07.01 12:30"})
        EXPECT_EQ(read_tag_date(text)->parts, (Parts{2014, 7, 1})) << text;
}

TEST(TagDate, begins_with_the_year) {
    for (const char* text : {"", "?", "????.??.??", "0000", "7.1", "14.07.01", "20140701", "abcd",
                             "????.2014", "01.07.2014", "-2014"})
        EXPECT_FALSE(read_tag_date(text)) << text;
}

TEST(TagDate, is_also_read_turned_round_where_that_is_asked_for) {
    for (const char* text : {"2014.07.01", "01.07.2014", "1/7/2014"})
        EXPECT_EQ(read_date_in_any_order(text)->parts, (Parts{2014, 7, 1})) << text;
    EXPECT_EQ(read_date_in_any_order("07.2014")->parts, (Parts{2014, 7, 0}));
    EXPECT_FALSE(read_date_in_any_order("01.07.14"));
}

TEST(TagDate, that_somebody_asks_for_is_exact) {
    EXPECT_EQ(read_exact_date("2014.07.01")->parts, (Parts{2014, 7, 1}));
    EXPECT_EQ(read_exact_date("2014")->parts, (Parts{2014, 0, 0}));
    for (const char* text : {"2014.??", "2014.13", "02/01/2014", "07.2014", "2014.07.01.1", "14"})
        EXPECT_FALSE(read_exact_date(text)) << text;
}

}  // namespace
}  // namespace arbiter::testing
