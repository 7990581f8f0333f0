// Time controls: their periods, what FIDE calls them, and their two texts.
#include "arbiter/game/time_control.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/game/pgn_time_control.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "tests/support/playout.hpp"

namespace arbiter::testing {
namespace {

using namespace std::chrono_literals;

TimeControl control(std::string_view text) {
    const auto read = read_time_control(text);
    EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().text);
    return read.value_or(TimeControl{});
}

/// What is wrong, and at which byte.
std::string refusal(std::string_view text) {
    const auto read = read_time_control(text);
    return read ? "read as " + write_time_control(*read)
                : std::to_string(read.error().at) + ": " + read.error().text;
}
/// Told behind what has to be a number, or was too much.
constexpr std::string_view told_examples = "5+3, 90 min + 30 sec or 40/90, SD/30";
std::string pgn_refusal(std::string_view text) {
    const auto read = read_pgn_time_control(text);
    return read ? "read as " + write_pgn_time_control(*read)
                : std::to_string(read.error().at) + ": " + read.error().text;
}

TEST(TimeControl, has_periods_that_are_fixed_in_advance_6_3_1) {
    const TimeControl three = control("40/2:00:00 ; 20/60 ; ALL/15+30");
    ASSERT_EQ(three.periods.size(), 3);
    EXPECT_EQ(three.period_after(0).base, 2h);
    EXPECT_EQ(three.period_after(39).base, 2h);
    EXPECT_EQ(three.period_after(40).base, 1h);
    EXPECT_EQ(three.period_after(60).base, 15min);
    EXPECT_EQ(three.period_after(60).per_move, 30s);
    EXPECT_EQ(three.period_after(5000).base, 15min);
    EXPECT_FALSE(three.ends_period(39));
    EXPECT_TRUE(three.ends_period(40));
    EXPECT_FALSE(three.ends_period(59));
    EXPECT_TRUE(three.ends_period(60));
    EXPECT_FALSE(three.ends_period(5000));
}

TEST(TimeControl, a_last_period_with_a_quota_comes_again) {
    const TimeControl again = control("40/90");
    EXPECT_TRUE(again.ends_period(40));
    EXPECT_FALSE(again.ends_period(41));
    EXPECT_TRUE(again.ends_period(80));
    EXPECT_TRUE(again.ends_period(40'000'000));
    EXPECT_EQ(again.period_after(100).base, 90min);
}

TEST(TimeControl, is_named_by_the_time_of_60_moves_A_1_and_B_1) {
    const auto pace = [](std::string_view text) { return name(pace_of(control(text))); };
    EXPECT_EQ(pace("10"), "blitz");
    EXPECT_EQ(pace("10+5"), "rapid");
    EXPECT_EQ(pace("3+2"), "blitz");
    EXPECT_EQ(pace("5+5"), "blitz");
    EXPECT_EQ(pace("5+6"), "rapid");
    EXPECT_EQ(pace("30+30"), "standard");
    EXPECT_EQ(pace("50+10"), "standard");
    EXPECT_EQ(pace("59"), "rapid");
    EXPECT_EQ(pace("untimed"), "untimed");
    EXPECT_EQ(pace("40/30;60"), "standard") << "a second period within 60 moves counts";
    EXPECT_EQ(pace("80/30;60"), "rapid") << "one behind them does not";
    EXPECT_EQ(pace("20/5"), "rapid") << "three times 5 minutes";
    EXPECT_EQ(pace("3 days/move"), "standard");
    EXPECT_EQ(pace("hourglass 1"), "blitz");
}

TEST(TimeControlText, reads_what_people_write) {
    EXPECT_EQ(control("5+3"), (TimeControl{{{std::nullopt, 5min, 3s}}}));
    EXPECT_EQ(control("40/90+30;30+30"),
              (TimeControl{{{40, 90min, 30s}, {std::nullopt, 30min, 30s}}}));
    EXPECT_EQ(control("G/25 d5"), (TimeControl{{{std::nullopt, 25min, 5s}}, Counting::delay}));
    EXPECT_EQ(control("10 b5"), (TimeControl{{{std::nullopt, 10min, 5s}}, Counting::bronstein}));
    EXPECT_EQ(control("3 days/move"), (TimeControl{{{std::nullopt, 0s, 72h}}, Counting::delay}));
    EXPECT_EQ(control("hourglass 1"),
              (TimeControl{{{std::nullopt, 1min, 0s}}, Counting::hourglass}));
    EXPECT_EQ(control("untimed"), TimeControl{});
    EXPECT_EQ(control("-"), TimeControl{});
}

TEST(TimeControlText, knows_several_ways_to_write_the_same) {
    for (const std::string_view text : {"90", "90m", "90 min", "1:30:00", "1h30m", "1.5h", "G/90",
                                        "SD/90", "  90  ", "5400s", "90 Minutes"})
        EXPECT_EQ(control(text), control("90")) << text;
    for (const std::string_view text : {"25 d5", "25d5", "G/25;d5", "game/25;d5", "G/25, d5"})
        if (!text.starts_with("game")) {
            EXPECT_EQ(control(text), control("G/25 d5")) << text;
        }
    EXPECT_EQ(control("40/90,SD/30;d5"), control("40/90 d5;30 d5"));
    EXPECT_EQ(control("G/5;inc3"), control("5+3"));
    EXPECT_EQ(control("5+3s"), control("5+3"));
    EXPECT_EQ(control("1/3d"), control("3 days/move"));
    EXPECT_EQ(control("24h per move"), control("1 day/move"));
}

TEST(TimeControlText, writes_the_shortest_form) {
    const auto again = [](std::string_view text) { return write_time_control(control(text)); };
    EXPECT_EQ(again("5+3"), "5+3");
    EXPECT_EQ(again("40/1:30:00+30;1800s+30"), "40/90+30;30+30");
    EXPECT_EQ(again("G/25;d5"), "25 d5");
    EXPECT_EQ(again("10b5"), "10 b5");
    EXPECT_EQ(again("0.5+0.5"), "30s+0.5");
    EXPECT_EQ(again("0+1"), "0+1");
    EXPECT_EQ(again("72h/move"), "3 days/move");
    EXPECT_EQ(again("24h/move"), "1 day/move");
    EXPECT_EQ(again("30s/move"), "30s/move");
    EXPECT_EQ(again("5/move"), "5/move");
    EXPECT_EQ(again("hourglass 90s"), "hourglass 90s");
    EXPECT_EQ(again("10/48h d86400;72h d86400"), "10/2d d86400;3d d86400");
    EXPECT_EQ(again("-"), "untimed");
}

TEST(TimeControlText, says_what_is_wrong_and_where) {
    EXPECT_EQ(refusal(""), "0: a time control is expected, such as 5+3 or 40/90+30;30+30");
    EXPECT_EQ(refusal("five"), "0: a number is expected here, as in " + std::string(told_examples));
    EXPECT_EQ(refusal("5+"), "2: a number is expected here");
    EXPECT_EQ(refusal("5+3x"),
              "3: nothing more was expected here, where 'x' stands; a time control is such as " +
                  std::string(told_examples));
    EXPECT_EQ(refusal("0"), "0: a period without time");
    EXPECT_EQ(refusal("1:30"), "0: write hours, minutes and seconds, as in 1:30:00, or 90m");
    EXPECT_EQ(refusal("1h30x"), "2: the unit of this number is missing: s, m, h or d");
    EXPECT_EQ(refusal("90;30"),
              "3: the period before has no number of moves, so it never ends; write it as 40/90, "
              "and extra time with a plus, as in 90+30");
    EXPECT_EQ(refusal("0/90"), "0: a period has 1 to 999 moves");
    EXPECT_EQ(refusal("1000/90"), "0: a period has 1 to 999 moves");
    EXPECT_EQ(refusal("40/90+30;30 d5"),
              "12: all periods count their extra time in the same way: with +, d or b");
    EXPECT_EQ(refusal("40/90+30;30;d5").substr(0, 4), "12: ") << refusal("40/90+30;30;d5");
    EXPECT_EQ(refusal("99999999999999999999"), "0: this number is too long");
    EXPECT_EQ(refusal("5000d"), "0: that is more than ten years");
    EXPECT_EQ(refusal("5.1234"), "0: this number is too long");
    EXPECT_EQ(refusal("1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1;1/1"),
              "40: there are more than 10 periods");
}

TEST(TimeControlText, refuses_a_time_too_long_to_count) {
    for (const std::string_view text : {"200000000d", "110000000d", "5+200000000d", "9000000:0:0"})
        EXPECT_FALSE(read_time_control(text)) << text;
}

TEST(ClockText, is_read_as_people_write_it) {
    using namespace std::chrono_literals;
    EXPECT_EQ(read_clock_text("1:30:00"), 90min);
    EXPECT_EQ(read_clock_text("2:09"), 2min + 9s);
    EXPECT_EQ(read_clock_text("-2:00"), -2min);
    EXPECT_EQ(read_clock_text("+90s"), 90s);
    EXPECT_EQ(read_clock_text(clock_text(3h + 7min + 8s)), 3h + 7min + 8s);
    for (const std::string_view text : {"", "-", "1:", ":1", "1:-1", "1.5", "s", "99999999999999",
                                        "100000000:0:0:0:0:0:0:0", "1h", "--1", "1:0x10"})
        EXPECT_EQ(read_clock_text(text), std::nullopt) << text;
}

TEST(PgnTimeControl, reads_the_tag) {
    const auto tag = [](std::string_view text) { return read_pgn_time_control(text).value(); };
    EXPECT_EQ(tag("-"), TimeControl{});
    EXPECT_EQ(tag("300"), control("5"));
    EXPECT_EQ(tag("300+3"), control("5+3"));
    EXPECT_EQ(tag("40/5400+30:1800+30"), control("40/90+30;30+30"));
    EXPECT_EQ(tag("40/9000"), control("40/150"));
    EXPECT_EQ(tag("*180"), control("hourglass 3"));
    EXPECT_EQ(tag("1500d5"), control("G/25 d5"));
    EXPECT_EQ(tag("600b5"), control("10 b5"));
    EXPECT_EQ(tag("1/259200"), control("3 days/move"));
    EXPECT_EQ(tag("60+0.5"), control("1+0.5"));
    EXPECT_EQ(tag("15+0"), control("15s"));
}

TEST(PgnTimeControl, says_what_is_wrong_and_where) {
    EXPECT_EQ(pgn_refusal("?"), "0: ? says that the time control is not known");
    EXPECT_EQ(pgn_refusal(""), "0: the tag is empty; a game without clock has -");
    EXPECT_EQ(pgn_refusal("5 min"),
              "1: nothing more was expected here, where 'min' stands; a time control is such as "
              "300+3 or 40/5400+30:1800+30");
    EXPECT_EQ(pgn_refusal("300:300"),
              "4: the period before has no number of moves, so it never ends; write it as 40/90, "
              "and extra time with a plus, as in 90+30");
    EXPECT_EQ(pgn_refusal("40/300+3:*60"),
              "9: an hourglass has one time for the whole game, as in *180");
}

class RandomControls {
  public:
    TimeControl next() {
        TimeControl control;
        control.counting = static_cast<Counting>(random_.below(4));
        const bool is_hourglass = control.counting == Counting::hourglass;
        const std::size_t periods = is_hourglass ? 1 : 1 + random_.below(3);
        const bool has_extra = !is_hourglass && random_.below(3) > 0;
        if (!is_hourglass && !has_extra)
            control.counting = Counting::increment;
        while (control.periods.size() < periods)
            control.periods.push_back({std::nullopt, time(), has_extra ? time() : 0ms});
        for (std::size_t i = 0; i + 1 < periods; ++i)
            control.periods[i].moves = 2 + static_cast<int>(random_.below(60));
        return control;
    }

  private:
    /// At least a millisecond, and mostly something round.
    Duration time() {
        constexpr Duration units[]{1ms, 1s, 1s, 1min, 1min, 1h, 24h};
        return units[random_.below(std::size(units))] * (1 + static_cast<int>(random_.below(99)));
    }
    Random random_{63};
};

TEST(TimeControlText, both_texts_are_read_back_as_they_were_written) {
    RandomControls controls;
    for (int i = 0; i < 5'000; ++i) {
        const TimeControl control = controls.next();
        const std::string text = write_time_control(control);
        ASSERT_EQ(read_time_control(text), control) << text;
        const std::string tag = write_pgn_time_control(control);
        ASSERT_EQ(read_pgn_time_control(tag), control) << tag;
    }
}

TEST(TimeControlText, any_bytes_are_read_or_refused) {
    constexpr std::string_view bytes = "0123456789/+;:.,dbhms -gGSDaloveinctu*?\xFF";
    Random random(7);
    for (int i = 0; i < 50'000; ++i) {
        std::string text;
        while (text.size() < random.below(16))
            text += bytes[random.below(bytes.size())];
        for (const auto& read : {read_time_control(text), read_pgn_time_control(text)}) {
            if (read) {
                ASSERT_EQ(read_time_control(write_time_control(*read)), *read) << text;
                ASSERT_EQ(read_pgn_time_control(write_pgn_time_control(*read)), *read) << text;
            } else {
                ASSERT_LE(read.error().at, text.size()) << text;
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
