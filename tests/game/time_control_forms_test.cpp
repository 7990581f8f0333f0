// A time control in every form in which people, US Chess and PGN write it, as it is typed.
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

struct TypedForm {
    std::string_view typed;
    std::string_view is;
};

constexpr TypedForm typed_forms[] = {
    {"5", "5"},
    {"5+3", "5+3"},
    {"5 + 3", "5+3"},
    {"5+0", "5"},
    {"15|10", "15+10"},
    {"5 inc 3", "5+3"},
    {"3 min Fischer 2", "3+2"},
    {"0.5", "30s"},
    {"0+5", "0+5"},
    {"90 min + 30 sec", "90+30"},
    {"90 min. + 30 sec.", "90+30"},
    {"90 min.+30 sec. per move", "90+30"},
    {"90 min 30 sec per move", "90+30"},
    {"90 mins, 30 secs increment", "90+30"},
    {"90 minutes, with 30 seconds increment", "90+30"},
    {"90 minutes and 30 seconds a move", "90+30"},
    {"5 Min. + 3 Sek.", "5+3"},
    {"90 Minuten + 30 Sekunden", "90+30"},
    {"90 Min. und 30 Sek. pro Zug", "90+30"},
    {"10'+5\"", "10+5"},
    {"10' + 5''", "10+5"},
    {"90'+30''", "90+30"},
    {"10\u2032+5\u2033", "10+5"},
    {"10\u2019+5\u201D", "10+5"},
    {"10'30\"", "630s"},
    {"10'30", "630s"},
    {"10' d5", "10 d5"},
    {"1 hour 30", "90"},
    {"1 h 30", "90"},
    {"1 h 5", "65"},
    {"1 hour 30 + 30", "90+30"},
    {"1 h 30; +30", "90+30"},
    {"1h30", "90"},
    {"1h 30m", "90"},
    {"2 hours and 30 minutes", "150"},
    {"1:30:00", "90"},
    {"15:00+10", "15+10"},
    {"G/90:00", "90"},
    {"45s", "45s"},
    {"3d", "3d"},
    {"2 weeks", "14d"},
    {"1 Woche", "7d"},
    {"G/60", "60"},
    {"G60", "60"},
    {"G/25 d5", "25 d5"},
    {"G/25; d/5", "25 d5"},
    {"G/25 d 5", "25 d5"},
    {"5 d 3", "5 d3"},
    {"10 d 5", "10 d5"},
    {"10 b 5", "10 b5"},
    {"10 min Bronstein 5", "10 b5"},
    {"40/90, SD/30; +30", "40/90+30;30+30"},
    {"40/90, SD/30 d 5", "40/90;30 d5"},
    {"40/120, 20/60, G/15; inc 30", "40/120+30;20/60+30;15+30"},
    {"40/2h, SD/1h", "40/120;60"},
    {"40/2:00:00, SD/1:00:00", "40/120;60"},
    {"40 in 2h, rest in 1h", "40/120;60"},
    {"40 in 90 min, the rest in 30 min", "40/90;30"},
    {"40 moves in 2 hours, sudden death in 1 hour", "40/120;60"},
    {"40 moves in 90 minutes, then 30 minutes, with 30 seconds a move", "40/90+30;30+30"},
    {"40 moves in 90 minutes, 30 seconds a move", "40/90+30"},
    {"40 moves in 90 minutes, then 30 seconds a move", "40/90;0 d30"},
    {"40 Z\u00FCge in 2 Std., Rest in 1 Std.", "40/120;60"},
    {"40 Z\u00FCge in 2 Stunden, dann 30 Minuten", "40/120;30"},
    {"2h/40 moves, then 1h", "40/120;60"},
    {"90 min/40 moves; 30 min; +30 s / move", "40/90+30;30+30"},
    {"5 minutes each", "5"},
    {"10 min per player + 5 s", "10+5"},
    {"10 Minuten pro Partie", "10"},
    {"30s each move", "30s/move"},
    {"3 days/move", "3 days/move"},
    {"3 Tage pro Zug", "3 days/move"},
    {"10/50d", "10/50d"},
    {"10 moves in 50 days", "10/50d"},
    {"hourglass 1", "hourglass 1"},
    {"Sanduhr 1", "hourglass 1"},
    {"Sanduhr 30 Sek.", "hourglass 30s"},
    {"ohne Uhr", "untimed"},
    {"ohne Zeit", "untimed"},
    {"no time limit", "untimed"},
    {"unbegrenzt", "untimed"},
    {"keine Uhr", "untimed"},
    {"-", "untimed"},
    {"300m+3", "300m+3"},
    {"5h+3", "300m+3"},
    {"40/5400:1800+30", "40/90;30+30"},
    {"*180", "hourglass 3"},
};

TEST(TimeControlForms, are_all_read_in_one_way) {
    for (const auto& [typed, is] : typed_forms) {
        const auto reading = read_typed_time_control(typed);
        ASSERT_TRUE(reading) << typed << ": " << reading.error().text;
        EXPECT_EQ(write_time_control(reading->control), is) << typed;
        EXPECT_FALSE(reading->other) << typed;
    }
}

/// Reads again what is written of it.
void expect_written_alike(const TimeControl& control, std::string_view typed) {
    for (const Minutes minutes : {Minutes::bare, Minutes::named}) {
        const std::string written = write_time_control(control, minutes);
        EXPECT_EQ(read_time_control(written), control) << typed << " as " << written;
        const auto again = read_typed_time_control(written);
        ASSERT_TRUE(again) << typed << " as " << written << ": " << again.error().text;
        EXPECT_EQ(again->control, control) << typed << " as " << written;
        EXPECT_FALSE(again->other) << typed << " as " << written;
    }
}

TEST(TimeControlForms, made_at_random_are_written_with_one_meaning) {
    constexpr std::string_view pieces[] = {
        "1",    "2",       "3",         "5",          "10",       "20",      "40",    "90",
        "300",  "5400",    "/",         "/",          "+",        ";",       ", ",    ":",
        " ",    " ",       "d",         "b",          "h",        "m",       "s",     "'",
        "\"",   ".",       "SD/",       "G/",         " in ",     " moves ", "then ", " min",
        " sec", " hours ", " per move", "hourglass ", "rest in ", "*",       "|",     " and "};
    Random random(17);
    int read = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (std::size_t left = 1 + random.below(7); left > 0; --left)
            text += pieces[random.below(std::size(pieces))];
        const auto reading = read_typed_time_control(text);
        if (!reading) {
            ASSERT_LE(reading.error().at, text.size()) << text;
            continue;
        }
        ++read;
        expect_written_alike(reading->control, text);
        if (reading->other)
            expect_written_alike(reading->other->control, text);
    }
    EXPECT_GT(read, 1000);
}

TEST(TimeControlForms, with_a_blank_between_two_numbers_are_never_one_number) {
    for (int first = 1; first <= 120; ++first)
        for (const int second : {0, 3, 5, 10, 30, 60}) {
            const std::string text = std::to_string(first) + ' ' + std::to_string(second);
            EXPECT_FALSE(read_typed_time_control(text)) << text;
        }
}

}  // namespace
}  // namespace arbiter::testing
