#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array pins_table{
    Step{.id = "shield",
         .board = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
         .marks = "e1 e2 e8",
         .ask = Ask{Asks::targets, "e2"}},
    Step{.id = "why",
         .board = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
         .marks = "e2 c3",
         .ask = Ask{Asks::article, "e2c3"}},
    Step{.id = "along",
         .board = "4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1",
         .marks = "e3",
         .ask = Ask{Asks::targets, "e3"}},
    Step{.id = "diagonal",
         .board = "6k1/8/8/8/7b/6B1/8/4K3 w - - 0 1",
         .marks = "h4 g3 e1",
         .ask = Ask{Asks::targets, "g3"}},
    Step{.id = "pawn",
         .board = "4r1k1/8/8/8/8/3b4/4P3/4K3 w - - 0 1",
         .marks = "e2",
         .ask = Ask{Asks::targets, "e2"}},
    Step{.id = "queen",
         .board = "4r2k/8/8/8/q3Q3/8/2B5/4K3 w - - 0 1",
         .marks = "e4",
         .ask = Ask{Asks::targets, "e4"}},
    Step{.id = "make",
         .board = "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1",
         .marks = "c6 e8",
         .ask = Ask{Asks::move, "f1b5"}},
    Step{.id = "attack",
         .board = "4k3/4n3/8/5P2/8/8/8/4R1K1 w - - 0 1",
         .marks = "e7",
         .ask = Ask{Asks::move, "f5f6"}},
    Step{.id = "guard",
         .board = "4k3/4n3/8/3p4/8/8/8/3QR1K1 w - - 0 1",
         .marks = "e7 d5",
         .ask = Ask{Asks::move, "d1d5"}},
    Step{.id = "power",
         .board = "4k3/3b4/8/1B6/8/6K1/8/8 w - - 0 1",
         .marks = "d7 g3",
         .ask = Ask{Asks::targets, "g3"}},
    Step{.id = "check",
         .board = "4k3/8/8/K3r3/8/8/8/4R3 w - - 0 1",
         .marks = "e5 a5",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "behind",
         .board = "3q2k1/8/5n2/6B1/8/8/8/6K1 b - - 0 1",
         .marks = "f6 d8",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "rooks",
         .board = "8/8/8/8/2r1RK2/8/k1r3R1/8 w - - 0 1",
         .marks = "e4",
         .ask = Ask{Asks::targets, "e4"}},
};

}  // namespace

const std::span<const Step> pins_steps = pins_table;

}  // namespace arbiter::lessons
