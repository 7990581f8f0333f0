#include "arbiter/journal/standing_text.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

Standing played() {
    return {.seats = {{"person 0a1b", "open"}},
            .turn = Color::black,
            .plies = 1,
            .fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            .last_move = "e2e4"};
}

TEST(StandingText, is_read_as_it_was_written) {
    Standing standing = played();
    EXPECT_EQ(read_standing(write_standing(standing)), standing);
    standing.end = Ending{Result::white_wins, EndReason::flag, "6.9", true, Color::black};
    EXPECT_EQ(read_standing(write_standing(standing)), standing);
    standing.end = Ending{Result::draw, EndReason::arbiter, "", false, std::nullopt};
    EXPECT_EQ(read_standing(write_standing(standing)), standing);
    EXPECT_EQ(read_standing(write_standing(Standing{})), Standing{});
    standing.names = {{"Anna", ""}};
    EXPECT_EQ(read_standing(write_standing(standing)), standing);
}

TEST(StandingText, has_no_name_where_none_was_said_as_in_those_of_before) {
    EXPECT_EQ(write_standing(played()).find("name"), std::string::npos);
}

TEST(StandingText, is_nothing_where_it_is_another_text) {
    const std::string good = write_standing(played());
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_EQ(read_standing(good.substr(0, size)), std::nullopt) << size;
    for (const char* bad :
         {"", "[]", R"({"turn":"red","plies":0})", R"({"turn":"white","plies":-1})",
          R"({"turn":"white","plies":0,"rank":8})",
          R"({"turn":"white","plies":0,"end":{"result":"2-0","reason":"flag"}})",
          R"({"turn":"white","plies":0,"end":{"result":"1-0","reason":"boredom"}})",
          R"({"turn":"white","plies":0,"end":{"result":"1-0","reason":"flag","by":"red"}})"})
        EXPECT_EQ(read_standing(bad), std::nullopt) << bad;
}

}  // namespace
}  // namespace arbiter
