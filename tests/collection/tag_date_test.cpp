// Dates as tags have them, and as people ask for them.
#include "arbiter/collection/tag_date.hpp"

#include <string_view>
#include <utility>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TagDate date(int year, int month = 0, int day = 0) { return {{year, month, day}}; }

TEST(ReadTagDate, reads_what_tags_have) {
    for (const auto& [text, wanted] :
         {std::pair<std::string_view, TagDate>{"2014.07.01", date(2014, 7, 1)},
          {"2014.7.1", date(2014, 7, 1)},
          {"2014-07-01", date(2014, 7, 1)},
          {"2014/07/01", date(2014, 7, 1)},
          {"2014.07.??", date(2014, 7)},
          {"2014.07", date(2014, 7)},
          {"2014.??.??", date(2014)},
          {"2014", date(2014)},
          {"0001.01.01", date(1, 1, 1)}})
        EXPECT_EQ(read_tag_date(text), wanted) << text;
}

TEST(ReadTagDate, what_stands_behind_an_unknown_part_is_not_known_either) {
    EXPECT_EQ(read_tag_date("2014.??.12"), date(2014));
    EXPECT_EQ(read_tag_date("2014.x.12"), date(2014));
    EXPECT_EQ(read_tag_date("2014.-7.12"), date(2014));
}

TEST(ReadTagDate, a_calendar_has_twelve_months_and_february_has_28_days) {
    EXPECT_EQ(read_tag_date("2014.12.31"), date(2014, 12, 31));
    EXPECT_EQ(read_tag_date("2014.13.01"), date(2014));
    EXPECT_EQ(read_tag_date("2014.00.01"), date(2014));
    EXPECT_EQ(read_tag_date("2014.06.31"), date(2014, 6));
    EXPECT_EQ(read_tag_date("2014.02.29"), date(2014, 2));
    EXPECT_EQ(read_tag_date("2016.02.29"), date(2016, 2, 29));
    EXPECT_EQ(read_tag_date("1900.02.29"), date(1900, 2));
}

TEST(ReadTagDate, a_year_of_four_digits_comes_first) {
    for (const std::string_view text : {"", "????.??.??", "????.07.01", "14.07.01", "01.07.2014",
                                        "20144", "-014.07.01", "x", "0000.01.01", "2o14"})
        EXPECT_FALSE(read_tag_date(text)) << text;
}

TEST(ReadTagDate, blanks_part_a_date_too_and_a_time_behind_it_is_none_of_it) {
    EXPECT_EQ(read_tag_date("2014 07 01"), date(2014, 7, 1));
    EXPECT_EQ(read_tag_date("2014.07.01 12:30"), date(2014, 7, 1));
}

TEST(ReadDateInAnyOrder, turned_round_where_that_is_asked_for) {
    for (const std::string_view text : {"2014.07.01", "01.07.2014", "1/7/2014"})
        EXPECT_EQ(read_date_in_any_order(text), date(2014, 7, 1)) << text;
    EXPECT_EQ(read_date_in_any_order("07.2014"), date(2014, 7));
    EXPECT_FALSE(read_date_in_any_order("01.07.14"));
}

TEST(ReadExactDate, each_part_that_is_written_must_be_known) {
    EXPECT_EQ(read_exact_date("2014"), date(2014));
    EXPECT_EQ(read_exact_date("2014.07"), date(2014, 7));
    EXPECT_EQ(read_exact_date("2014-07-01"), date(2014, 7, 1));
    for (const std::string_view text :
         {"", "2014.", "2014.??", "2014.13", "2014.02.30", "2014.07.01.5", "July 2014"}) {
        const auto read = read_exact_date(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error(),
                  "'" + std::string(text) + "' is no date; write 2014, 2014.07 or 2014.07.01");
    }
}

TEST(Compared, as_far_as_both_say_it) {
    EXPECT_TRUE(compared(date(2014), date(2014, 7, 1)) == 0);
    EXPECT_TRUE(compared(date(2014, 7), date(2014, 7, 1)) == 0);
    EXPECT_TRUE(compared(date(2014, 7, 1), date(2014, 7, 1)) == 0);
    EXPECT_TRUE(compared(date(2013), date(2014, 7, 1)) < 0);
    EXPECT_TRUE(compared(date(2014, 8), date(2014, 7, 1)) > 0);
    EXPECT_TRUE(compared(date(2014, 7, 2), date(2014, 7, 1)) > 0);
    EXPECT_TRUE(compared(date(2013, 12, 31), date(2014, 1, 1)) < 0);
}

}  // namespace
}  // namespace arbiter
