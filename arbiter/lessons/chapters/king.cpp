#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array king_table{
    Step{.id = "one_square",
         .board = "6k1/8/8/8/3K4/8/8/8 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "corner",
         .board = "6k1/8/8/8/8/8/8/K7 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "own_men",
         .board = "6k1/8/8/8/8/8/3PP3/3QK3 w - - 0 1",
         .marks = "e1",
         .ask = Ask{Asks::targets, "e1"}},
    Step{.id = "attacked",
         .board = "3r2k1/8/8/8/4K3/8/8/8 w - - 0 1",
         .marks = "d8 e4",
         .ask = Ask{Asks::targets, "e4"}},
    Step{.id = "capture",
         .board = "6k1/8/8/8/8/8/3r4/4K3 w - - 0 1",
         .marks = "d2 e1",
         .ask = Ask{Asks::targets, "e1"}},
    Step{.id = "protected",
         .board = "3r2k1/8/8/8/8/8/3r4/4K3 w - - 0 1",
         .marks = "d2 d8 e1",
         .ask = Ask{Asks::targets, "e1"}},
    Step{.id = "two_kings",
         .board = "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
         .marks = "d3 d5",
         .ask = Ask{Asks::targets, "d3"}},
    Step{.id = "behind",
         .board = "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1",
         .marks = "e4 e8",
         .ask = Ask{Asks::targets, "e4"}},
    Step{.id = "no_check",
         .board = "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
         .marks = "d3 d5",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "helper",
         .board = "4k3/8/4K3/8/8/8/8/R7 w - - 0 1",
         .marks = "a1 e6",
         .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> king_steps = king_table;

}  // namespace arbiter::lessons
