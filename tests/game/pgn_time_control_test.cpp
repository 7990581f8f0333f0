// The PGN tag TimeControl (PGN specification 9.6): fields, fractions, and what is refused.
#include "arbiter/game/pgn_time_control.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view pgn_examples = "; a time control is such as 300+3 or 40/5400+30:1800+30";

/// The tag as it is written again; where it is refused the place and the reason.
std::string tag_again(std::string_view text) {
    const auto read = read_pgn_time_control(text);
    if (read)
        return write_pgn_time_control(*read);
    std::string refusal = std::to_string(read.error().at) + ": " + read.error().text;
    if (refusal.ends_with(pgn_examples))
        refusal.resize(refusal.size() - pgn_examples.size());
    return refusal;
}

struct SameTime {
    std::string_view tag;
    std::string_view people;
};

struct ReadTag {
    std::string_view tag;
    std::string_view again;
};

TEST(PgnTimeTag, says_what_people_write_in_seconds_9_6_1) {
    const SameTime same[] = {
        {"-", "untimed"},
        {"300", "5"},
        {"180+2", "3+2"},
        {"40/7200", "40/120"},
        {"40/7200:3600", "40/120;60"},
        {"40/5400+30:20/3600+30:900+30", "40/90+30;20/60+30;15+30"},
        {"*180", "hourglass 3"},
        {"1500d5", "25 d5"},
        {"600b5", "10 b5"},
        {"40/5400d5:1800d5", "40/90 d5;30 d5"},
        {"1/86400", "1 day/move"},
        {"1/30", "30s/move"},
        {"0+3", "0+3"},
        {"60.5", "60.5s"},
        {"60+0.25", "1+0.25"},
    };
    for (const SameTime& one : same) {
        const auto control = read_time_control(one.people);
        ASSERT_TRUE(control) << one.people;
        EXPECT_EQ(write_pgn_time_control(*control), one.tag);
        EXPECT_EQ(read_pgn_time_control(one.tag), *control) << one.tag;
    }
}

TEST(PgnTimeTag, of_another_form_is_written_in_the_plain_one) {
    const ReadTag again[] = {
        {"300+0", "300"}, {"300d0", "300"}, {"300b0", "300"}, {"0300", "300"}, {"60.50", "60.5"},
    };
    for (const ReadTag& one : again)
        EXPECT_EQ(tag_again(one.tag), one.again) << one.tag;
}

TEST(PgnTimeTag, that_is_no_time_control_is_refused_where_it_goes_wrong) {
    const ReadTag refusals[] = {
        {"", "0: the tag is empty; a game without clock has -"},
        {"?", "0: ? says that the time control is not known"},
        {"?x", "0: ? says that the time control is not known"},
        {"--", "1: nothing more was expected here, where '-' stands"},
        {"-:300", "1: nothing more was expected here, where ':300' stands"},
        {" 300", "0: a number is expected here"},
        {"300 ", "3: nothing more was expected here"},
        {"300+", "4: a number is expected here"},
        {"300++3", "4: a number is expected here"},
        {"+3", "0: a number is expected here"},
        {"40/", "3: a number is expected here"},
        {"0/300", "0: a period has 1 to 999 moves"},
        {"1000/300", "0: a period has 1 to 999 moves"},
        {"40/300:0/300", "7: a period has 1 to 999 moves"},
        {"0", "0: a period without time"},
        {"40/0:300", "0: a period without time"},
        {"*0", "0: a period without time"},
        {"*40/300", "3: nothing more was expected here, where '/300' stands"},
        {"40/300:*180", "7: an hourglass has one time for the whole game, as in *180"},
        {"40/300:20/180:*60", "14: an hourglass has one time for the whole game, as in *180"},
        {"*180:*60", "5: an hourglass has one time for the whole game, as in *180"},
        {"5m", "1: nothing more was expected here, where 'm' stands"},
        {"G/300", "0: a number is expected here"},
        {"40/300;300", "6: nothing more was expected here, where ';300' stands"},
        {"300.1234", "0: this number is too long"},
        {"1000000000000", "0: this number is too long"},
        {"315360001", "0: that is more than ten years"},
        {"300+315360001", "4: that is more than ten years"},
        {"40/300+3:300d3", "9: all periods count their extra time in the same way: with +, d or b"},
        {"40/300:", "7: a number is expected here"},
        {"300:300",
         "4: the period before has no number of moves, so it never ends; write it as 40/90, and "
         "extra time with a plus, as in 90+30"},
    };
    for (const ReadTag& one : refusals)
        EXPECT_EQ(tag_again(one.tag), one.again) << one.tag;
}

TEST(PgnTimeTag, may_last_ten_years) {
    EXPECT_EQ(read_pgn_time_control("315360000").value().periods[0].base, 24h * 3650);
}

TEST(PgnTimeTag, has_the_periods_of_a_quota_that_comes_again_only_once) {
    const TimeControl again = read_pgn_time_control("40/7200").value();
    ASSERT_EQ(again.periods.size(), 1U);
    EXPECT_EQ(again.periods[0].moves, 40);
    EXPECT_TRUE(again.ends_period(80));
}

}  // namespace
}  // namespace arbiter::testing
