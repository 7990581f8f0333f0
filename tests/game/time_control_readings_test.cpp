#include "arbiter/game/time_control_readings.hpp"

#include <gtest/gtest.h>

#include "arbiter/game/time_control_text.hpp"

namespace arbiter::testing {
namespace {

/// Minutes are named; "or" stands before what it is in PGN.
std::string meanings(std::string_view text) {
    const auto reading = read_typed_time_control(text);
    if (!reading)
        return std::to_string(reading.error().at) + ": " + reading.error().text;
    const auto written = [](const TimeControl& control) {
        return write_time_control(control, Minutes::named);
    };
    return written(reading->control) +
           (reading->other ? " or " + written(reading->other->control) : std::string());
}

std::string words(std::string_view text) { return in_words(read_time_control(text).value()); }

TEST(TimeControlReadings, people_come_first) {
    EXPECT_EQ(meanings("5+3"), "5m+3");
    EXPECT_EQ(meanings("90+30"), "90m+30");
    EXPECT_EQ(meanings("120"), "120m");
    EXPECT_EQ(meanings("1:30:00"), "90m");
    EXPECT_EQ(meanings("G/25 d5"), "25m d5");
    EXPECT_EQ(meanings("-"), "untimed");
}

TEST(TimeControlReadings, a_form_that_only_PGN_has_is_read_as_PGN) {
    EXPECT_EQ(meanings("40/5400:1800+30"), "40/90m;30m+30");
    EXPECT_EQ(meanings("40/5400+30:1800+30"), "40/90m+30;30m+30");
    EXPECT_EQ(meanings("40/5400:20/3600:900"), "40/90m;20/60m;15m");
    EXPECT_EQ(meanings("*180"), "hourglass 3m");
}

TEST(TimeControlReadings, a_number_that_makes_sense_in_both_is_told_with_both) {
    EXPECT_EQ(meanings("300+3"), "300m+3 or 5m+3");
    EXPECT_EQ(meanings(" 600 "), "600m or 10m");
    EXPECT_EQ(meanings("40/5400+30"), "40/5400m+30 or 40/90m+30");
    EXPECT_EQ(meanings("180+2"), "180m+2 or 3m+2");
    EXPECT_EQ(meanings("179+2"), "179m+2");
    EXPECT_EQ(meanings("300 + 3"), "300m+3 or 5m+3");
    EXPECT_EQ(meanings("1/259200"), "180 days/move or 3 days/move");
    EXPECT_EQ(meanings(std::string(300, '1')),
              "256: no time control has more than 256 bytes; write 5+3");
    // What is said of both is read as what was meant.
    EXPECT_EQ(meanings("5 hours and 3 seconds a move"), "300m+3");
    EXPECT_EQ(meanings("300m+3"), "300m+3");
    EXPECT_EQ(meanings("5h"), "300m");
    EXPECT_EQ(
        both_readings(" 300+3 ", read_typed_time_control("300+3").value()),
        "300+3 may be 5 hours and 3 seconds a move, which is typed 300m+3, or, as PGN has it, "
        "5 minutes and 3 seconds a move, which is typed 5m+3");
}

TEST(TimeControlReadings, few_figures_of_US_Chess_may_be_hours) {
    EXPECT_EQ(meanings("40/2, SD/1"), "40/2m;1m or 40/120m;60m");
    EXPECT_EQ(meanings("40/2, 20/1, SD/30"), "40/2m;20/1m;30m or 40/120m;20/60m;30m");
    EXPECT_EQ(meanings("40/2.5, SD/1; d5"), "40/150s d5;1m d5 or 40/150m d5;60m d5");
    EXPECT_EQ(meanings("40 moves in 2"), "40/2m or 40/120m");
    EXPECT_EQ(meanings("20/6"), "20/6m or 20/360m");
    EXPECT_EQ(meanings("20/7"), "20/7m");
    EXPECT_EQ(meanings("40/120;1"), "40/120m;1m") << "only a quota makes it doubtful";
    for (const std::string_view named : {"40/2m", "40/2h", "40/2 min;1", "40/120s", "G/2"})
        EXPECT_FALSE(read_typed_time_control(named).value().other) << named;
    EXPECT_EQ(both_readings("40/2", read_typed_time_control("40/2").value()),
              "40/2 may be 40 moves in 2 minutes, again and again, which is typed 40/2m, or, as US "
              "Chess writes it, 40 moves in 2 hours, again and again, which is typed 40/120m");
}

TEST(TimeControlReadings, a_fraction_is_refused_with_what_may_be_meant) {
    EXPECT_EQ(meanings("3/2"),
              "0: 3/2 would be 3 moves in 2 minutes, again and again, which is typed 3/2m; 3+2 is "
              "3 minutes and 2 seconds a move");
    const std::string half =
        "0: 1/2 would be 2 minutes for each move, which is typed 2m/move; 1+2 is 1 minute and 2 "
        "seconds a move, and 1/2 of a minute is typed 30s";
    EXPECT_EQ(meanings("1/2"), half);
    EXPECT_EQ(meanings("1/2+0"), half);
    EXPECT_TRUE(meanings("90/30").ends_with("90+30 is 1 hour 30 minutes and 30 seconds a move"));
    EXPECT_TRUE(meanings("15/10").ends_with("15+10 is 15 minutes and 10 seconds a move"));
    for (const std::string_view text : {"3/2m", "1/2m", "2/move", "2 min a move", "90/30m", "1/30s",
                                        "10/50", "40/15", "60/60", "90/30;10", "10/50d"})
        EXPECT_TRUE(read_typed_time_control(text)) << text;
}

TEST(TimeControlReadings, a_pair_may_be_minutes_or_hours) {
    EXPECT_EQ(meanings("5:00+3"), "5m+3 or 300m+3");
    EXPECT_EQ(meanings("1:30"), "90s or 90m");
    EXPECT_EQ(meanings("40/1:30, SD/1:00"), "40/90s;1m or 40/90m;60m");
    EXPECT_EQ(meanings("15:00+10"), "15m+10") << "nobody plays fifteen hours";
    EXPECT_EQ(meanings("90:30"), "5430s");
    EXPECT_EQ(meanings("0:00+3"), "0m+3") << "nothing is as much in hours";
    EXPECT_EQ(meanings("40/90:30"), "40/90s;30s") << "PGN";
    EXPECT_EQ(meanings("40/7200:3600"), "40/120m;60m") << "PGN";
    EXPECT_EQ(meanings("5:60"), "0: write hours, minutes and seconds, as in 1:30:00, or 90m");
    EXPECT_EQ(
        both_readings("5:00", read_typed_time_control("5:00").value()),
        "5:00 may be 5 minutes, which is typed 5m, or, with hours before the colon, 5 hours, which "
        "is typed 300m");
}

TEST(TimeControlReadings, numbers_apart_are_never_one) {
    for (const std::string_view text :
         {"90 30", "15 10", "5 3", "1 0", "1d 12", "40/90 30", "5 3d"})
        EXPECT_FALSE(read_typed_time_control(text)) << text;
    EXPECT_EQ(meanings("90 30"),
              "3: a sign is missing between 90 and 30: 90+30 or 90|30 gives 30 seconds more with "
              "each move, 90 d30 waits so long at each move");
    EXPECT_EQ(meanings("40/90 30"),
              "6: a sign is missing before '30'; extra time has a plus, as in 90+30, the next "
              "period a semicolon, as in 40/90;30");
    EXPECT_EQ(meanings("5 d 3"), "5m d3");
    EXPECT_EQ(meanings("300 d 3"), "300m d3 or 5m d3");
}

TEST(TimeControlReadings, what_neither_has_fails_as_for_people) {
    EXPECT_EQ(meanings("soon"),
              "0: a number is expected here, as in 5+3, 90 min + 30 sec or 40/90, SD/30");
    EXPECT_EQ(meanings("40/90:30:x"), "9: a number is expected here");
}

TEST(TimeControlReadings, are_said_in_words) {
    EXPECT_EQ(words("untimed"), "no clock");
    EXPECT_EQ(words("5"), "5 minutes");
    EXPECT_EQ(words("1+1"), "1 minute and 1 second a move");
    EXPECT_EQ(words("90.5s"), "1 minute 30.5 seconds");
    EXPECT_EQ(words("0+5"), "0 seconds and 5 seconds a move");
    EXPECT_EQ(words("40/90+30;30+30"),
              "40 moves in 1 hour 30 minutes, then 30 minutes, with 30 seconds a move");
    EXPECT_EQ(words("40/90;15+30"),
              "40 moves in 1 hour 30 minutes, then 15 minutes with 30 seconds a move");
    EXPECT_EQ(words("25 d5"), "25 minutes and 5 seconds delay at each move");
    EXPECT_EQ(words("10 b5"), "10 minutes and up to 5 seconds given back at each move");
    EXPECT_EQ(words("hourglass 1"), "1 minute, and what one player uses the other gains");
    EXPECT_EQ(words("3 days/move"), "3 days for each move");
    EXPECT_EQ(words("10 moves in 50 days"), "10 moves in 50 days, again and again");
    EXPECT_EQ(words("1/30s+2"), "1 move in 30 seconds, again and again, with 2 seconds a move");
}

TEST(TimeControlReadings, are_written_so_that_they_have_one) {
    for (const std::string_view text :
         {"5", "300+3", "40/90+30;30+30", "25 d5", "90.5s", "3d", "hourglass 1", "3 days/move",
          "5/move", "10 moves in 50 days", "untimed", "0+5", "40/2;1", "3/2", "1/2", "90/30",
          "hourglass 300", "200/move", "2/1;2/1;1"}) {
        const TimeControl control = read_time_control(text).value();
        for (const Minutes minutes : {Minutes::bare, Minutes::named}) {
            const std::string written = write_time_control(control, minutes);
            EXPECT_EQ(read_time_control(written), control) << written;
            const auto typed = read_typed_time_control(written);
            EXPECT_TRUE(typed && typed->control == control && !typed->other) << written;
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
