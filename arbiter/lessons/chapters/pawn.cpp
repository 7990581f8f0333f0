#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array pawn_table{
    Step{.id = "ahead",
         .board = "4k3/8/8/8/3P4/8/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "black",
         .board = "4k3/8/8/3p4/8/8/8/4K3 b - - 0 1",
         .marks = "d5",
         .ask = Ask{Asks::targets, "d5"}},
    Step{.id = "back",
         .board = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
         .marks = "e4 e3",
         .ask = Ask{Asks::article, "e4e3"}},
    Step{.id = "first",
         .board = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
         .marks = "e2",
         .ask = Ask{Asks::targets, "e2"}},
    Step{.id = "once",
         .board = "4k3/8/8/8/3P4/1P6/P4PP1/4K3 w - - 0 1",
         .ask = Ask{Asks::squares, "a2 f2 g2"}},
    Step{.id = "blocked",
         .board = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
         .marks = "e3",
         .ask = Ask{Asks::targets, "e2"}},
    Step{.id = "half",
         .board = "4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1",
         .marks = "e4",
         .ask = Ask{Asks::targets, "e2"}},
    Step{.id = "face",
         .board = "4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1",
         .marks = "d4 d5",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "captures",
         .board = "4k3/8/8/2n1p3/3P4/8/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "take",
         .board = "4k3/8/8/8/3p4/2N1B3/8/4K3 b - - 0 1",
         .marks = "d4",
         .ask = move_to(Goal::capture)},
    Step{.id = "empty",
         .board = "4k3/8/8/8/3P4/8/8/4K3 w - - 0 1",
         .marks = "d4 e5",
         .ask = Ask{Asks::article, "d4e5"}},
    Step{.id = "attacks",
         .board = "8/8/8/4k3/8/3P4/8/4K3 b - - 0 1",
         .marks = "d3",
         .ask = Ask{Asks::attacks, "d3"}},
    Step{.id = "lasker",
         .board = "5rk1/ppp2p2/3p1n1p/4p3/3P2p1/2P3P1/PP2PPBP/3R2K1 w - - 0 1",
         .ask = Ask{Asks::squares, "g3 g4 f7"}},
    Step{.id = "last",
         .board = "k7/8/8/8/8/8/4P3/4K3 w - - 0 1",
         .marks = "e2 e8",
         .ask = Ask{Asks::option, "c"}},
};

}  // namespace

const std::span<const Step> pawn_steps = pawn_table;

}  // namespace arbiter::lessons
