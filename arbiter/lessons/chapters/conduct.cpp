#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array conduct_table{
    Step{.id = "away", .ask = Ask{Asks::option, "b"}},
    Step{.id = "phone", .ask = Ask{Asks::option, "c"}},
    Step{.id = "disturbing", .ask = Ask{Asks::option, "b"}},
    Step{.id = "watching", .ask = Ask{Asks::option, "c"}},
    Step{.id = "set_up",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
         .ask = Ask{Asks::squares, "d1 e1"}},
    Step{.id = "turned", .ask = Ask{Asks::option, "a"}},
    Step{.id = "colours", .ask = Ask{Asks::option, "b"}},
    Step{.id = "displaced", .ask = Ask{Asks::option, "a"}},
    Step{.id = "illegal",
         .board = "4r1k1/8/8/8/8/8/8/3K4 w - - 0 1",
         .marks = "e1",
         .ask = Ask{Asks::article, "d1e1"}},
    Step{.id = "back",
         .board = "4r1k1/8/8/8/8/8/8/3K4 w - - 0 1",
         .marks = "d1",
         .ask = Ask{Asks::targets, "d1"}},
    Step{.id = "minutes", .ask = Ask{Asks::option, "c"}},
    Step{.id = "second", .board = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", .ask = Ask{Asks::option, "c"}},
    Step{.id = "left_pawn",
         .board = "8/1P5k/8/8/8/8/8/4K3 w - - 0 1",
         .marks = "b8",
         .ask = Ask{Asks::move, "b7b8q"}},
    Step{.id = "arbiter", .ask = Ask{Asks::option, "b"}},
};

}  // namespace

const std::span<const Step> conduct_steps = conduct_table;

}  // namespace arbiter::lessons
