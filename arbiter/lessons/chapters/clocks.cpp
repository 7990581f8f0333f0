#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array clocks_table{
    Step{.id = "two"},
    Step{.id = "control", .ask = Ask{Asks::option, "c"}},
    Step{
        .id = "flag", .board = "4k3/4p3/8/8/8/8/8/3QK3 w - - 0 1", .ask = Ask{Asks::flag, "white"}},
    Step{.id = "forty", .ask = Ask{Asks::option, "c"}},
    Step{.id = "increment", .ask = Ask{Asks::option, "b"}},
    Step{.id = "delay", .ask = Ask{Asks::option, "a"}},
    Step{.id = "bronstein", .ask = Ask{Asks::option, "a"}},
    Step{.id = "hourglass", .ask = Ask{Asks::option, "c"}},
    Step{
        .id = "never", .board = "3bk3/8/8/8/8/8/8/3QK3 w - - 0 1", .ask = Ask{Asks::flag, "white"}},
    Step{.id = "helped",
         .board = "3nk3/8/8/8/8/8/8/3RK3 w - - 0 1",
         .ask = Ask{Asks::flag, "white"}},
    Step{.id = "forced",
         .board = "8/8/8/3P2p1/PQ3p2/6kP/6P1/2q4K w - - 0 1",
         .marks = "c1 h1",
         .ask = Ask{Asks::flag, "black"}},
    Step{.id = "mate_first",
         .board = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
         .ask = move_to(Goal::mate)},
    Step{.id = "late", .ask = Ask{Asks::option, "b"}},
};

}  // namespace

const std::span<const Step> clocks_steps = clocks_table;

}  // namespace arbiter::lessons
