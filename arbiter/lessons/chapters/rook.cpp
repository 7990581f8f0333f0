#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array rook_table{
    Step{.id = "straight", .board = "6k1/8/8/8/3R4/8/6K1/8 w - - 0 1", .marks = "d4"},
    Step{.id = "corner",
         .board = "6k1/8/8/8/8/8/6K1/R7 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "own_men",
         .board = "6k1/8/8/8/P7/8/6K1/R2N4 w - - 0 1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "enemies",
         .board = "6k1/8/8/p7/8/8/6K1/R3b3 w - - 0 1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "both",
         .board = "6k1/8/3P4/8/1N1R2p1/8/3r4/6K1 w - - 0 1",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "no_jumping",
         .board = "6k1/8/8/p7/P7/8/6K1/R7 w - - 0 1",
         .marks = "a1 a5",
         .ask = Ask{Asks::article, "a1a5"}},
    Step{.id = "two_moves",
         .board = "6k1/8/8/8/8/8/6K1/R7 w - - 0 1",
         .marks = "a1 c6",
         .ask = Ask{Asks::squares, "a6 c1"}},
    Step{.id = "safe_capture",
         .board = "4k3/3p4/8/8/3R2p1/8/8/4K3 w - - 0 1",
         .ask = Ask{Asks::move, "d4g4"}},
    Step{.id = "lasker",
         .board = "8/8/8/8/2r1RK2/8/k1r3R1/8 b - - 0 1",
         .marks = "c4",
         .ask = Ask{Asks::targets, "c4"}},
};

}  // namespace

const std::span<const Step> rook_steps = rook_table;

}  // namespace arbiter::lessons
