#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array promotion_table{
    Step{.id = "arrive",
         .board = "6k1/P7/8/8/8/8/8/6K1 w - - 0 1",
         .marks = "a7 a8",
         .ask = move_to(Goal::promote)},
    Step{.id = "stays",
         .board = "6k1/P7/8/8/8/8/8/6K1 w - - 0 1",
         .marks = "a8",
         .ask = Ask{Asks::article, "a7a8"}},
    Step{.id = "choice", .board = "6k1/P7/8/8/8/8/8/6K1 w - - 0 1", .ask = Ask{Asks::option, "b"}},
    Step{.id = "capture",
         .board = "r5k1/1P6/8/8/8/8/8/6K1 w - - 0 1",
         .marks = "b7",
         .ask = Ask{Asks::targets, "b7"}},
    Step{.id = "second",
         .board = "6k1/P7/8/8/8/8/8/3Q2K1 w - - 0 1",
         .marks = "d1 a7",
         .ask = Ask{Asks::move, "a7a8q"}},
    Step{.id = "nine",
         .board = "kr6/pp6/8/8/8/4K3/4Q3/QQQQQQQQ w - - 0 1",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "mate",
         .board = "6k1/4Pppp/8/8/8/6PP/5pPK/6NR w - - 0 1",
         .marks = "e7",
         .ask = move_to(Goal::mate)},
    Step{.id = "knight",
         .board = "6k1/4Pppp/8/8/8/6PP/5pPK/6NR b - - 0 1",
         .marks = "f2",
         .ask = move_to(Goal::mate)},
    Step{.id = "less",
         .board = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
         .marks = "f7 h7",
         .ask = Ask{Asks::move, "f7f8r"}},
    Step{.id = "hand",
         .board = "6k1/P7/8/8/8/8/8/3Q2K1 w - - 0 1",
         .marks = "a8",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "left",
         .board = "6k1/P7/8/8/8/8/8/6K1 w - - 0 1",
         .marks = "a8",
         .ask = Ask{Asks::option, "d"}},
};

}  // namespace

const std::span<const Step> promotion_steps = promotion_table;

}  // namespace arbiter::lessons
