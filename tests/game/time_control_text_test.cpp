// Time controls as people write them: every unit, every way to say extra time, and what is refused.
#include "arbiter/game/time_control_text.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view peoples_examples = "5+3, 90 min + 30 sec or 40/90, SD/30";

/// As it is written again; where it is refused the place and the reason, without examples.
std::string read_again(std::string_view text) {
    const auto read = read_time_control(text);
    if (read)
        return write_time_control(*read);
    std::string refusal = std::to_string(read.error().at) + ": " + read.error().text;
    for (const std::string_view words : {"; a time control is such as ", ", as in "})
        if (const std::string end = std::string(words).append(peoples_examples);
            refusal.ends_with(end))
            refusal.resize(refusal.size() - end.size());
    return refusal;
}

struct Written {
    std::string_view text;
    std::string_view again;
};

TEST(PeoplesTimeControl, has_units_in_every_form) {
    const Written cases[] = {
        {"90 seconds", "90s"}, {"1 second", "1s"},      {"90 secs", "90s"},
        {"90sec", "90s"},      {"90 s", "90s"},         {"5 minutes", "5"},
        {"1 minute", "1"},     {"5 mins", "5"},         {"5min", "5"},
        {"5m", "5"},           {"2 hours", "120"},      {"1 hour", "60"},
        {"2h", "120"},         {"3 days", "3d"},        {"1 day", "1d"},
        {"3d", "3d"},          {"1h30m15s", "5415s"},   {"1day12h", "2160m"},
        {"2h 30m", "150"},     {"5 MIN +3 SEC", "5+3"}, {"\t5+3\t", "5+3"},
        {"5  +3", "5+3"},      {"5 + 3", "5+3"},        {"40/90 + 30 ; 30 + 30", "40/90+30;30+30"},
        {"1:00:30", "3630s"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, is_read_in_german) {
    const Written cases[] = {
        {"90 Minuten + 30 Sekunden", "90+30"},
        {"90 min und 30 sek pro Zug", "90+30"},
        {"2 Std 30 Min", "150"},
        {"2 Stunden und 30 Minuten", "150"},
        {"40 Züge in 90 Minuten, dann 30 Minuten, mit 30 Sekunden je Zug", "40/90+30;30+30"},
        {"40 Zuege in 2 Stunden danach 30 Minuten für den Rest der Partie", "40/120;30"},
        {"10 Züge in 50 Tagen", "10/50d"},
        {"3 Tage pro Zug", "3 days/move"},
        {"1 Tag/Zug", "1 day/move"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, names_the_moves_before_or_behind_the_time) {
    EXPECT_EQ(read_again("2 hours for 40 moves, then 30 minutes"), "40/120;30");
    EXPECT_EQ(read_again("90 min for the first 40 moves + 30 sec; 30 min for the rest + 30 sec"),
              "40/90+30;30+30");
    EXPECT_EQ(read_again("2 Stunden für 40 Züge, dann 30 Minuten"), "40/120;30");
    EXPECT_EQ(read_again("30 min for 1000 moves"), "11: a period has 1 to 999 moves");
    EXPECT_EQ(read_again("30 min for 40"),
              "7: nothing more was expected here, where 'for 40' stands");
}

TEST(PeoplesTimeControl, of_us_chess_needs_no_stroke) {
    EXPECT_EQ(read_again("G60"), "60");
    EXPECT_EQ(read_again("g60 d5"), "60 d5");
    EXPECT_EQ(read_again("40/90, G30"), "40/90;30");
    EXPECT_EQ(read_again("40/9000:15:00"),
              "3: hours before a colon are below 100, as in 1:30:00; write 200h");
    EXPECT_EQ(read_again("99:59:59"), "359999s");
}

TEST(PeoplesTimeControl, has_a_point_in_a_decimal_fraction) {
    for (const std::string_view text : {"1,5 min", "1,5 h"})
        EXPECT_EQ(read_again(text),
                  "1: a decimal fraction has a point, as in 1.5, and a period that others follow a "
                  "number of moves, as in 40/90");
    EXPECT_EQ(read_again("40/90,30"), "40/90;30");
}

TEST(PeoplesTimeControl, takes_a_letter_before_digits_for_extra_time_and_not_for_days) {
    EXPECT_EQ(read_again("1d12"), "1 d12");
    EXPECT_EQ(read_again("1d12h"), "2160m");
    EXPECT_EQ(read_again("5 d 3"), "5 d3") << "apart as well";
    EXPECT_EQ(read_again("10 D 5"), "10 d5");
    EXPECT_EQ(read_again("10 b 5"), "10 b5");
    EXPECT_EQ(read_again("5 d 3 h"), "7380m");
    EXPECT_EQ(read_again("1d 12"),
              "3: a sign is missing between 1d and 12: 1d+12 or 1d|12 gives 12 seconds more with "
              "each move, 1d d12 waits so long at each move");
}

TEST(PeoplesTimeControl, may_have_decimals_to_a_thousandth) {
    const Written cases[] = {
        {"1.5", "90s"},
        {"0.001s", "0.001s"},
        {"2.5+1.25", "150s+1.25"},
        {"1.050s", "1.05s"},
        {"0.5h", "30"},
        {"5.s", "1: nothing more was expected here, where '.s' stands"},
        {".5", "0: a number is expected here"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, says_extra_time_in_several_ways) {
    const Written cases[] = {
        {"5 inc3", "5+3"},
        {"5inc3", "5+3"},
        {"5+0", "5"},
        {"5 d0", "5"},
        {"5 b0", "5"},
        {"5;d3", "5 d3"},
        {"5,b3", "5 b3"},
        {"5 d3s", "5 d3"},
        {"5+1m", "5+60"},
        {"40/90;30;inc30", "40/90+30;30+30"},
        {"40/90 b5;30 b10", "40/90 b5;30 b10"},
        {"0+5", "0+5"},
        {"0 d5", "5s/move"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, may_be_so_much_for_each_move) {
    const Written cases[] = {
        {"30s a move", "30s/move"},
        {"30s per move", "30s/move"},
        {"30s each move", "30s/move"},
        {"30s/move", "30s/move"},
        {"2 days per move", "2 days/move"},
        {"1/30s", "30s/move"},
        {"1/30s+2", "1/30s+2"},
        {"1/30s;5", "1/30s;5m"},
        {"5/move+3", "6: nothing more was expected here, where '+3' stands"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, names_the_period_of_all_other_moves) {
    for (const std::string_view text : {"40/90;G/30", "40/90;SD/30", "40/90;all/30", "40/90;30",
                                        "40/90, 30", "40/90 ; 30", "40/90;g/30"})
        EXPECT_EQ(read_again(text), "40/90;30") << text;
    EXPECT_EQ(read_again("G/60"), "60");
    EXPECT_EQ(read_again("G/60;30"),
              "5: the period before has no number of moves, so it never ends; write it as 40/90, "
              "and extra time with a plus, as in 90+30");
}

TEST(PeoplesTimeControl, has_one_to_ten_periods_of_1_to_999_moves) {
    EXPECT_EQ(read_again("999/90;30"), "999/90;30");
    EXPECT_EQ(read_again("2/1;2/1;2/1;2/1;2/1;2/1;2/1;2/1;2/1;2/1"),
              "2/1m;2/1m;2/1m;2/1m;2/1m;2/1m;2/1m;2/1m;2/1m;2/1m");
    EXPECT_EQ(read_again("99999999999/90"), "0: a period has 1 to 999 moves");
    EXPECT_EQ(read_again("40/90;0/30"), "6: a period has 1 to 999 moves");
    EXPECT_EQ(read_again("40/90;"), "6: a number is expected here");
    EXPECT_EQ(read_again(";40/90"), "0: a number is expected here");
}

TEST(PeoplesTimeControl, counts_all_periods_in_one_way) {
    constexpr std::string_view refusal =
        ": all periods count their extra time in the same way: with +, d or b";
    EXPECT_EQ(read_again("40/90 d5;30 b5"), "12" + std::string(refusal));
    EXPECT_EQ(read_again("40/90+5;30 b5"), "11" + std::string(refusal));
    EXPECT_EQ(read_again("40/90 d5;30"), "40/90 d5;30") << "a period without it counts nothing";
}

TEST(PeoplesTimeControl, has_no_half_hours_of_extra_time) {
    constexpr std::string_view refusal =
        "that would be so much more with each move; the next period has a semicolon, as in "
        "40/120;30, and extra time seconds, as in 40/120+30";
    EXPECT_EQ(read_again("40/2h+30m"), "6: " + std::string(refusal));
    EXPECT_EQ(read_again("40/90'+30'+30\""), "7: " + std::string(refusal));
    EXPECT_EQ(read_again("40/120+1800"), "40/120+1800");
    EXPECT_EQ(read_again("40/120+301.5"), "40/120+301.5");
    EXPECT_EQ(read_again("10/2d+1d"), "10/2d+86400");
}

TEST(PeoplesTimeControl, gives_extra_time_once) {
    EXPECT_EQ(read_again("40/90 d5;30;d5"), "12: extra time is given twice");
    EXPECT_EQ(read_again("5+3;inc3"), "4: extra time is given twice");
}

TEST(PeoplesTimeControl, may_last_ten_years_and_no_longer) {
    EXPECT_EQ(read_again("3650d"), "3650d");
    EXPECT_EQ(read_again("3651d"), "0: that is more than ten years");
    EXPECT_EQ(read_again("5+3651d"), "2: that is more than ten years");
    EXPECT_EQ(read_again("87601h"), "0: that is more than ten years");
    EXPECT_EQ(read_again("3000days20000h"), "0: that is more than ten years");
}

TEST(PeoplesTimeControl, is_no_clock_in_two_words_and_an_hourglass_in_one) {
    EXPECT_EQ(read_again("UNTIMED"), "untimed");
    EXPECT_EQ(read_again(" - "), "untimed");
    EXPECT_EQ(read_again("untimed 5"), "8: nothing more was expected here, where '5' stands");
    EXPECT_EQ(read_again("hourglass5"), "hourglass 5");
    EXPECT_EQ(read_again("Hourglass 30 s"), "hourglass 30s");
    EXPECT_EQ(read_again("hourglass"), "9: a number is expected here");
    EXPECT_EQ(read_again("hourglass 0"), "10: a period without time");
    EXPECT_EQ(read_again("hourglass 5+3"), "11: nothing more was expected here, where '+3' stands");
}

TEST(PeoplesTimeControl, is_read_as_US_Chess_writes_it) {
    const Written cases[] = {
        {"40/90, SD/30; +30", "40/90+30;30+30"},
        {"40/90, SD/30, d5", "40/90 d5;30 d5"},
        {"40/90 SD/30", "40/90;30"},
        {"15|10", "15+10"},
        {"G/90 inc/30", "90+30"},
        {"G/90; inc/30", "90+30"},
        {"G/25 d/5", "25 d5"},
        {"G/90;+30", "90+30"},
        {"Game/60", "60"},
        {"G/2h", "120"},
        {"40/90;30;d/5;+5",
         "13: all periods count their extra time in the same way: with +, d or b"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, is_read_in_words) {
    const Written cases[] = {
        {"90 min + 30 sec", "90+30"},
        {"90 minutes + 30 seconds per move", "90+30"},
        {"90 minutes with 30 seconds increment", "90+30"},
        {"15 minutes plus 10 seconds a move", "15+10"},
        {"1h30", "90"},
        {"1h30+30", "90+30"},
        {"5m30", "330s"},
        {"1 hour 30 minutes", "90"},
        {"1 hour and 30 minutes + 30 s", "90+30"},
        {"10 min Bronstein 5", "10 b5"},
        {"10 min, Bronstein 5 sec", "10 b5"},
        {"5 min delay 3", "5 d3"},
        {"5 + 3 delay", "5 d3"},
        {"5 min + 3 sec Bronstein", "5 b3"},
        {"3 min Fischer 2", "3+2"},
        {"5 min with delay 3", "5 d3"},
        {"40 moves in 90 minutes, then 30 minutes", "40/90;30"},
        {"40 moves in 90 minutes, then 30 minutes for the rest of the game, with 30 seconds a move",
         "40/90+30;30+30"},
        {"40 moves in 90 min then 15 min + 30 sec", "40/90;15+30"},
        {"40 moves / 2h, 20 moves / 1h, then 15 min + 30 s", "40/120;20/60;15+30"},
        {"10 moves in 50 days", "10/50d"},
        {"90 minutes and 30 seconds a move", "90+30"},
        {"5 hours and 3 seconds a move", "300m+3"},
        {"90 min 30 sec per move", "90+30"},
        {"40 moves in 2 hours and 1 hour for the rest", "40/120;60"},
        {"40 moves in 2 hours, and 30 minutes for the rest", "40/120;30"},
        {"40 moves in 2 hours and 30 minutes for the rest",
         "35: a period of so many moves is not for the rest; write the time for it and that for "
         "the rest, as in 40/120;30"},
        {"3 days per move", "3 days/move"},
        {"1 day for each move", "1 day/move"},
        {"game in 60 minutes", "60"},
        {"unlimited", "untimed"},
        {"no clock", "untimed"},
        {"0 moves in 5 minutes", "0: a period has 1 to 999 moves"},
        {"40 moves", "3: nothing more was expected here, where 'moves' stands"},
        {"5 min + delay", "8: a number is expected here"},
        {"1:75:00", "0: minutes and seconds are below 60, as in 1:30:00"},
    };
    for (const Written& written : cases)
        EXPECT_EQ(read_again(written.text), written.again) << written.text;
}

TEST(PeoplesTimeControl, stops_at_the_first_fault) {
    EXPECT_EQ(read_again("5++3"), "2: a number is expected here");
    EXPECT_EQ(read_again("40/x;0/5"), "3: a number is expected here");
    EXPECT_EQ(read_again("5 x 3"), "2: nothing more was expected here, where 'x 3' stands");
    EXPECT_EQ(read_again("1:2:3:4"), "5: nothing more was expected here, where ':4' stands");
    EXPECT_EQ(read_again("1::3"), "2: a number is expected here");
    EXPECT_EQ(read_again("1h30x"), "2: the unit of this number is missing: s, m, h or d");
}

TEST(ClockText, has_hours_minutes_and_whole_seconds) {
    const std::pair<Duration, std::string_view> texts[] = {
        {0ms, "0:00:00"}, {999ms, "0:00:00"},       {1s, "0:00:01"}, {59s, "0:00:59"},
        {60s, "0:01:00"}, {59min + 59s, "0:59:59"}, {1h, "1:00:00"}, {100h + 9s, "100:00:09"},
    };
    for (const auto& [time, text] : texts)
        EXPECT_EQ(clock_text(time), text);
}

TEST(ClockText, is_read_with_as_many_parts_as_it_has) {
    const std::pair<std::string_view, Duration> texts[] = {
        {"0", 0s},      {"90", 90s}, {"1:90", 150s},        {"0:00:05", 5s},
        {"+1:00", 60s}, {"-0", 0s},  {"1:0:0:0", 216'000s}, {"100000000", 100'000'000s},
    };
    for (const auto& [text, time] : texts)
        EXPECT_EQ(read_clock_text(text), time) << text;
    for (const std::string_view none :
         {"100000001", "+", "+-1", "1 ", " 1", "1:s", "1s:00", "1.0", "1::2", "one", "0x1"})
        EXPECT_EQ(read_clock_text(none), std::nullopt) << none;
}

}  // namespace
}  // namespace arbiter::testing
