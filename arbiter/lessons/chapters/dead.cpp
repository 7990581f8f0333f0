#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array dead_table{
    Step{.id = "kings", .board = "4k3/8/8/8/8/8/8/4K3 w - - 0 1", .ask = Ask{Asks::dead}},
    Step{.id = "bishop",
         .board = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
         .marks = "f1",
         .ask = Ask{Asks::dead}},
    Step{.id = "knight",
         .board = "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
         .marks = "f1",
         .ask = Ask{Asks::dead}},
    Step{.id = "pawn",
         .board = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
         .marks = "e2",
         .ask = Ask{Asks::dead}},
    Step{.id = "same_bishops",
         .board = "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
         .marks = "c1 f8",
         .ask = Ask{Asks::dead}},
    Step{.id = "other_bishops",
         .board = "6bk/8/6KB/8/8/8/8/8 w - - 0 1",
         .marks = "h6 g8",
         .ask = move_to(Goal::mate)},
    Step{.id = "knights",
         .board = "6nk/8/6K1/4N3/8/8/8/8 w - - 0 1",
         .marks = "e5 g8",
         .ask = move_to(Goal::mate)},
    Step{.id = "two_knights",
         .board = "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
         .marks = "d1 f1",
         .ask = Ask{Asks::dead}},
    Step{.id = "last_capture",
         .board = "8/8/8/8/5k2/8/6q1/7K w - - 0 1",
         .marks = "g2 h1",
         .ask = Ask{Asks::dead}},
    Step{.id = "wall",
         .board = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1",
         .ask = Ask{Asks::dead}},
    Step{.id = "behind_the_wall",
         .board = "1K6/8/8/p1p1p1p1/P1P1P1P1/8/8/1k6 b - - 0 1",
         .ask = Ask{Asks::dead}},
    Step{.id = "at_once", .board = "8/8/8/8/8/5k2/6P1/K7 b - - 0 1", .ask = Ask{Asks::option, "a"}},
    Step{.id = "one_side",
         .board = "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1",
         .ask = Ask{Asks::option, "c"}},
};

}  // namespace

const std::span<const Step> dead_steps = dead_table;

}  // namespace arbiter::lessons
