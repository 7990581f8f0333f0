#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array adjourned_table{
    Step{.id = "night", .ask = Ask{Asks::option, "b"}},
    Step{.id = "change", .ask = Ask{Asks::option, "c"}},
    Step{.id = "envelope", .ask = Ask{Asks::option, "a"}},
    Step{.id = "agreed", .ask = Ask{Asks::option, "c"}},
    Step{.id = "clock", .ask = Ask{Asks::option, "b"}},
    Step{.id = "absent", .ask = Ask{Asks::option, "a"}},
    Step{.id = "two_meanings",
         .board = "6k1/5p2/8/8/8/8/8/2K1N1N1 w - - 0 1",
         .marks = "f3",
         .ask = Ask{Asks::squares, "e1 g1"}},
    Step{.id = "illegal",
         .board = "3rk3/8/8/8/8/8/5R2/4K3 w - - 0 1",
         .ask = Ask{Asks::article, "e1d2"}},
    Step{.id = "ended", .board = "k7/8/1K6/8/8/8/8/7R w - - 0 1", .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> adjourned_steps = adjourned_table;

}  // namespace arbiter::lessons
