// What a search has found, as UCI tells it.
#include "arbiter/uci/search_report.hpp"

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace uci;

ReportedScore centipawns(int value) {
    return {value, ReportedScore::Unit::centipawns, ScoreBound::exact};
}

TEST(Chances, are_a_thousand_together_and_the_same_for_both_sides) {
    for (const int value : {0, 1, 55, 110, 300, 2500}) {
        const Chances ahead = chances_of(centipawns(value));
        const Chances behind = chances_of(centipawns(-value));
        EXPECT_EQ(ahead.wins + ahead.draws + ahead.losses, 1000);
        EXPECT_GE(ahead.draws, 0);
        EXPECT_EQ(ahead, (Chances{behind.losses, behind.draws, behind.wins}));
        EXPECT_GE(ahead.wins, ahead.losses);
    }
    EXPECT_EQ(chances_of(centipawns(110)).wins, 500);
}

TEST(Chances, leave_no_doubt_of_a_mate) {
    EXPECT_EQ(chances_of(reported(Score::mates_in(3))), (Chances{1000, 0, 0}));
    EXPECT_EQ(chances_of(reported(Score::mated_in(4))), (Chances{0, 0, 1000}));
    EXPECT_EQ(chances_of(reported(Score::mated_in(0))), (Chances{0, 0, 1000}));
}

TEST(ReportRate, is_of_lines_whatever_number_of_them_a_report_has) {
    using namespace std::chrono_literals;
    for (const int lines : {1, 3, 20, 218}) {
        ReportRate rate;
        ReportRate::Clock::time_point now{1h};
        int told = 0;
        for (int i = 0; i < 10'000; ++i, now += 1ms)
            told += rate.allows(now, lines) ? lines : 0;
        EXPECT_GE(told, 20) << "the first is told at once";
        EXPECT_LE(told, 20 + 10 * 20 + lines) << "in ten seconds";
    }
}

}  // namespace
}  // namespace arbiter::testing
