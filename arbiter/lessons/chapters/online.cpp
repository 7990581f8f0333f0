#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array online_table{
    Step{.id = "click", .ask = Ask{Asks::option, "b"}},
    Step{.id = "refused",
         .board = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
         .marks = "d5",
         .ask = Ask{Asks::article, "e4d5"}},
    Step{.id = "clock", .ask = Ask{Asks::option, "a"}},
    Step{.id = "third",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
         .ask = Ask{Asks::move, "f6g8"}},
    Step{.id = "fifty",
         .board = "4k3/8/8/8/8/4P3/4K3/8 w - - 99 90",
         .ask = Ask{Asks::move, "e3e4"}},
    Step{.id = "premove",
         .board = "3qk3/8/8/3P4/4P3/8/8/4K3 b - - 0 1",
         .played = "d8d5",
         .marks = "d5",
         .ask = Ask{Asks::move, "e4d5"}},
    Step{.id = "gone",
         .board = "3qk3/8/8/3P4/4P3/8/8/4K3 b - - 0 1",
         .played = "d8d6",
         .marks = "d6",
         .ask = Ask{Asks::article, "e4d5"}},
    Step{.id = "flag", .board = "8/8/8/4k3/8/8/3Q4/4K3 w - - 0 1", .ask = Ask{Asks::flag, "white"}},
    Step{.id = "wall",
         .board = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1",
         .ask = Ask{Asks::dead}},
    Step{.id = "offer", .ask = Ask{Asks::option, "c"}},
    Step{.id = "help", .ask = Ask{Asks::option, "d"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> online_steps = online_table;

}  // namespace arbiter::lessons
