#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array bishop_table{
    Step{.id = "slanting", .board = "4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", .marks = "d4"},
    Step{.id = "corner",
         .board = "4k3/8/8/8/8/8/8/B3K3 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "colour",
         .board = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
         .marks = "a3 b7 d8 e4 h2",
         .ask = Ask{Asks::squares, "b7 e4"}},
    Step{.id = "own_men",
         .board = "4k3/8/8/8/8/4P3/8/2B1K3 w - - 0 1",
         .marks = "c1",
         .ask = Ask{Asks::targets, "c1"}},
    Step{.id = "enemies",
         .board = "4k3/8/8/8/8/4n3/8/2B1K3 w - - 0 1",
         .marks = "c1",
         .ask = Ask{Asks::targets, "c1"}},
    Step{.id = "not_straight",
         .board = "4k3/8/8/2p5/8/8/8/2B1K3 w - - 0 1",
         .marks = "c1 c5",
         .ask = Ask{Asks::article, "c1c5"}},
    Step{.id = "two_moves",
         .board = "4k3/8/8/8/8/8/8/K4B2 w - - 0 1",
         .marks = "f1 f5",
         .ask = Ask{Asks::squares, "d3 h3"}},
    Step{.id = "lasker",
         .board = "6k1/5r2/5b2/8/2B5/2B5/3r4/K1R5 w - - 0 1",
         .marks = "c4",
         .ask = Ask{Asks::targets, "c4"}},
};

}  // namespace

const std::span<const Step> bishop_steps = bishop_table;

}  // namespace arbiter::lessons
