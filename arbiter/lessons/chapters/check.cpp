#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array check_table{
    Step{.id = "who",
         .board = "6k1/8/8/8/8/5n1b/r7/4K3 w - - 0 1",
         .marks = "e1",
         .ask = Ask{Asks::squares, "f3"}},
    Step{.id = "give",
         .board = "4k3/8/8/8/8/8/R7/6K1 w - - 0 1",
         .marks = "a2 e8",
         .ask = move_to(Goal::check)},
    Step{.id = "must",
         .board = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
         .marks = "e8 e1",
         .ask = Ask{Asks::article, "a2a3"}},
    Step{.id = "run",
         .board = "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1",
         .marks = "e8 e1",
         .ask = move_to(Goal::run)},
    Step{.id = "take",
         .board = "4r1k1/8/8/8/B7/8/8/4K3 w - - 0 1",
         .marks = "e8 e1",
         .ask = move_to(Goal::take_checker)},
    Step{.id = "block",
         .board = "4r1k1/8/8/8/8/8/8/2B1K3 w - - 0 1",
         .marks = "e8 e1",
         .ask = move_to(Goal::block)},
    Step{.id = "all",
         .board = "R3r1k1/8/8/8/8/8/3P4/3QKB2 w - - 0 1",
         .marks = "e8 e1",
         .ask = Ask{Asks::escapes}},
    Step{.id = "knight",
         .board = "4k3/8/8/8/8/3n4/3PPP2/3QK3 w - - 0 1",
         .marks = "d3 e1",
         .ask = Ask{Asks::escapes}},
    Step{.id = "near",
         .board = "6k1/8/8/1B5b/8/8/4r3/4K3 w - - 0 1",
         .marks = "e2 e1",
         .ask = Ask{Asks::escapes}},
    Step{.id = "discovered",
         .board = "4k3/8/7q/8/8/4B3/8/4R1K1 w - - 0 1",
         .marks = "e1 e8",
         .ask = Ask{Asks::move, "e3h6"}},
    Step{.id = "double",
         .board = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1",
         .marks = "e8",
         .ask = move_to(Goal::double_check)},
    Step{.id = "only_king",
         .board = "4r1k1/8/8/8/8/3n4/5N2/4K3 w - - 0 1",
         .marks = "e8 d3",
         .ask = Ask{Asks::escapes}},
    Step{.id = "say", .ask = Ask{Asks::option, "b"}},
};

}  // namespace

const std::span<const Step> check_steps = check_table;

}  // namespace arbiter::lessons
