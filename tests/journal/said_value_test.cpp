#include "arbiter/journal/said_value.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace arbiter {
namespace {

TEST(SaidValue, has_a_code_and_no_argument_that_is_not_there) {
    EXPECT_EQ(json_of({Say::started}), Json::parse(R"({"code": "started", "args": {}})"));
    EXPECT_EQ(json_of({.id = Say::arrived_late, .side = Color::black}),
              Json::parse(R"({"code": "arrived_late", "args": {"side": "black"}})"));
}

TEST(SaidValue, has_arguments_in_the_words_of_the_protocol) {
    EXPECT_EQ(json_of({.id = Say::told,
                       .side = Color::white,
                       .square = Square::e4,
                       .result = Result::white_half_only,
                       .before = Result::none,
                       .reason = EndReason::dead_position,
                       .penalty = Penalty::round_exclusion,
                       .because = Say::released_man_stays,
                       .move = Attempt{Square::e2, Square::e4, std::nullopt},
                       .announced = Attempt{Square::a7, Square::a8, Role::queen},
                       .number = 2,
                       .most = 1,
                       .time = std::chrono::seconds(90),
                       .from = PerColor<Duration>{{Duration(1), Duration(2)}},
                       .to = PerColor<Duration>{{Duration(3), Duration(4)}},
                       .squares = {Square::e2, Square::d5},
                       .article = "7.5.1",
                       .control = "5+3",
                       .names = {{"Anna", ""}},
                       .text = "noise"})["args"],
              Json::parse(R"({"side": "white", "square": "e4", "result": "1/2-0", "before": "*",
                  "reason": "dead_position", "penalty": "round_exclusion",
                  "because": "released_man_stays", "move": "e2e4", "announced": "a7a8q",
                  "number": 2, "most": 1, "time": 90000, "from": {"white": 1, "black": 2},
                  "to": {"white": 3, "black": 4}, "squares": ["e2", "d5"], "article": "7.5.1",
                  "control": "5+3", "names": {"white": "Anna", "black": ""}, "text": "noise"})"));
}

}  // namespace
}  // namespace arbiter
