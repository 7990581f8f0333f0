#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array queen_table{
    Step{.id = "both_ways", .board = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", .marks = "d4"},
    Step{.id = "not_everywhere",
         .board = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
         .marks = "b2 c6 d7 f5 g1 h4",
         .ask = Ask{Asks::squares, "c6 f5"}},
    Step{.id = "walled_in",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5",
         .marks = "d1",
         .ask = Ask{Asks::targets, "d1"}},
    Step{.id = "own_and_enemies",
         .board = "6k1/8/8/3p4/8/1P3P2/8/1N1Q2K1 w - - 0 1",
         .marks = "d1",
         .ask = Ask{Asks::targets, "d1"}},
    Step{.id = "check",
         .board = "6k1/8/8/8/8/8/8/1Q2K3 w - - 0 1",
         .marks = "b1",
         .ask = move_to(Goal::check)},
    Step{.id = "lasker",
         .board = "4r2k/8/8/8/q3Q3/8/2B5/4K3 b - - 0 1",
         .marks = "a4",
         .ask = Ask{Asks::squares, "c2 e4"}},
    Step{.id = "mate",
         .board = "7k/8/8/8/q3Q3/8/2B5/4K3 w - - 0 1",
         .marks = "c2 e4",
         .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> queen_steps = queen_table;

}  // namespace arbiter::lessons
