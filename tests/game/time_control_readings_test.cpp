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
           (reading->in_pgn ? " or " + written(*reading->in_pgn) : std::string());
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

TEST(TimeControlReadings, what_neither_has_fails_as_for_people) {
    EXPECT_EQ(meanings("soon"), "0: a number is expected here");
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

TEST(TimeControlReadings, with_named_minutes_are_read_as_the_same) {
    for (const std::string_view text :
         {"5", "300+3", "40/90+30;30+30", "25 d5", "90.5s", "3d", "hourglass 1", "3 days/move",
          "5/move", "10 moves in 50 days", "untimed", "0+5"}) {
        const TimeControl control = read_time_control(text).value();
        const std::string written = write_time_control(control, Minutes::named);
        EXPECT_EQ(read_time_control(written), control) << written;
        const auto typed = read_typed_time_control(written);
        EXPECT_TRUE(typed && !typed->in_pgn) << written;
    }
}

}  // namespace
}  // namespace arbiter::testing
