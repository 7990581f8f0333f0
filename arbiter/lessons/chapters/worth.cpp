#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array worth_table{
    Step{.id = "rook",
         .board = "4k3/8/8/8/3R4/8/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "half",
         .board = "4k3/1p6/4p3/p5p1/8/7p/8/2B1K3 w - - 0 1",
         .marks = "c1",
         .ask = Ask{Asks::squares, "b7 e6 h3"}},
    Step{.id = "knight",
         .board = "8/8/6k1/8/4K3/8/8/N7 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "queen",
         .board = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "pawn",
         .board = "4k3/8/8/8/7P/8/8/4K3 w - - 0 1",
         .marks = "h4",
         .ask = Ask{Asks::attacks, "h4"}},
    Step{.id = "prices", .ask = Ask{Asks::option, "a"}},
    Step{.id = "dearer",
         .board = "4k3/8/8/2r1n3/3P4/8/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::move, "d4c5"}},
    Step{.id = "exchange",
         .board = "6k1/8/3p1p2/4n3/8/8/1B6/4R1K1 w - - 0 1",
         .marks = "e5",
         .ask = Ask{Asks::move, "b2e5"}},
    Step{.id = "greedy",
         .board = "6k1/8/3p4/4p3/8/8/n3Q3/4K3 w - - 0 1",
         .marks = "e2",
         .ask = Ask{Asks::move, "e2a2"}},
    Step{.id = "sum",
         .board = "6k1/5p2/4bn2/8/8/8/PP6/1K1R4 w - - 0 1",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "king", .ask = Ask{Asks::option, "b"}},
    Step{.id = "mate",
         .board = "6rk/6pp/8/6N1/8/2q5/8/6K1 w - - 0 1",
         .marks = "g5",
         .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> worth_steps = worth_table;

}  // namespace arbiter::lessons
