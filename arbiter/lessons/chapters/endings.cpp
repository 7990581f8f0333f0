#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array endings_table{
    Step{.id = "mate",
         .board = "4k3/8/8/7r/8/8/5PP1/5RKq w - - 0 1",
         .marks = "h1 g1",
         .ask = Ask{Asks::end}},
    Step{.id = "written",
         .board = "6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1",
         .marks = "g7 g8",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "resign",
         .board = "6k1/5ppp/8/8/8/8/q4PPP/6K1 w - - 0 1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "resign_draw",
         .board = "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "stalemate",
         .board = "2k5/8/8/3QB3/8/4K3/8/8 b - - 0 1",
         .marks = "c8",
         .ask = Ask{Asks::end}},
    Step{.id = "nobody_can",
         .board = "8/8/8/8/8/5k2/6P1/K7 b - - 0 1",
         .marks = "g2",
         .ask = move_to(Goal::capture)},
    Step{.id = "agree",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "circle",
         .board = "r5k1/5pp1/7p/8/8/7P/5PP1/3R2K1 w - - 0 1",
         .played = "d1d2 a8b8 d2d1 b8a8 d1d2 a8b8 d2d1 b8a8",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "time", .ask = Ask{Asks::option, "d"}},
    Step{.id = "away", .ask = Ask{Asks::option, "b"}},
    Step{.id = "check",
         .board = "4k3/8/8/8/4Q3/8/8/4K3 b - - 0 1",
         .marks = "e4 e8",
         .ask = Ask{Asks::end}},
    Step{.id = "no_end", .board = "r3k3/8/8/8/8/8/8/4K2R w K - 0 1", .ask = Ask{Asks::option, "d"}},
};

}  // namespace

const std::span<const Step> endings_steps = endings_table;

}  // namespace arbiter::lessons
