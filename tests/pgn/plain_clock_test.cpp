// The short way to a clock holds against the long one.
#include "arbiter/pgn/plain_clock.hpp"

#include <string>

#include <gtest/gtest.h>

#include "arbiter/pgn/comment_command.hpp"

namespace arbiter::testing {
namespace {

std::optional<Duration> long_way(std::string_view comment) {
    const auto argument = find_command(comment, "clk");
    return argument ? read_command_time(*argument) : std::nullopt;
}

TEST(PlainClock, what_servers_write_is_plain) {
    using std::chrono::seconds;
    EXPECT_EQ(plain_clock(" [%clk 0:03:00] "), seconds(180));
    EXPECT_EQ(plain_clock(" [%eval 0.17] [%clk 1:02:03] "), seconds(3723));
    EXPECT_EQ(plain_clock(" [%eval #-12] [%clk 10:00:59] "), seconds(36059));
    EXPECT_EQ(plain_clock(" [%eval -100.17] [%clk 0:00:00] "), seconds(0));
}

TEST(PlainClock, it_tells_nothing_that_the_long_way_does_not) {
    for (const std::string_view good :
         {" [%clk 0:03:00] ", " [%eval 0.17] [%clk 1:02:03] ", " [%eval #-1] [%clk 12:34:56] "}) {
        ASSERT_TRUE(plain_clock(good)) << good;
        for (std::size_t at = 0; at <= good.size(); ++at) {
            std::string cut(good.substr(0, at));
            EXPECT_FALSE(plain_clock(cut) && plain_clock(cut) != long_way(cut)) << cut;
            for (int byte = 0; byte < 256; ++byte) {
                std::string changed(good);
                std::string longer(good);
                longer.insert(at, 1, static_cast<char>(byte));
                if (at < good.size())
                    changed[at] = static_cast<char>(byte);
                for (const std::string& comment : {changed, longer})
                    if (const auto time = plain_clock(comment))
                        EXPECT_EQ(time, long_way(comment)) << comment;
            }
        }
    }
}

TEST(PlainClock, what_is_not_plain_is_left_to_the_long_way) {
    for (const char* other : {"", " ", " [%clk 0:03:00]", "[%clk 0:03:00] ", " [%clk 0:60:00] ",
                              " [%clk 0:03:00.5] ", " [%clk 0:3:00] ", " [%emt 0:03:00] ",
                              " [%eval ", " [%eval 0.17] [%clk 0:00:00]", " [%clk 000:00:00] "})
        EXPECT_FALSE(plain_clock(other)) << other;
}

}  // namespace
}  // namespace arbiter::testing
