#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array en_passant_table{
    Step{.id = "guard",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .marks = "b4",
         .ask = Ask{Asks::attacks, "b4"}},
    Step{.id = "single",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a3",
         .marks = "a3",
         .ask = move_to(Goal::capture)},
    Step{.id = "past",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a4",
         .marks = "a3 a4",
         .ask = move_to(Goal::en_passant)},
    Step{.id = "empty",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a4",
         .ask = Ask{Asks::squares, "a4"}},
    Step{.id = "white",
         .board = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
         .played = "d7d5",
         .marks = "d6 d5",
         .ask = move_to(Goal::en_passant)},
    Step{.id = "two",
         .board = "4k3/8/8/8/1p1p4/8/2P5/4K3 w - - 0 1",
         .played = "c2c4",
         .marks = "c3",
         .ask = Ask{Asks::squares, "b4 d4"}},
    Step{.id = "steps",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a3 e8e7 a3a4",
         .marks = "a4",
         .ask = Ask{Asks::en_passant}},
    Step{.id = "at_once",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a4 e8d7 e1d2",
         .ask = Ask{Asks::article, "b4a3"}},
    Step{.id = "rook",
         .board = "4k3/8/8/8/8/7r/P7/4K3 w - - 0 1",
         .played = "a2a4",
         .marks = "h3 a3",
         .ask = Ask{Asks::en_passant}},
    Step{.id = "pinned",
         .board = "4r1k1/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1",
         .played = "d7d5",
         .marks = "e8 e5 e1",
         .ask = move_to(Goal::en_passant)},
    Step{.id = "rank",
         .board = "8/2p5/8/K2P3r/8/8/8/7k b - - 0 1",
         .played = "c7c5",
         .marks = "a5 h5",
         .ask = Ask{Asks::article, "d5c6"}},
    Step{.id = "duty",
         .board = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1",
         .played = "a2a4",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "only",
         .board = "6k1/1b2p3/3p4/5P2/3K4/7r/8/2r5 b - - 0 1",
         .played = "e7e5",
         .marks = "e5",
         .ask = Ask{Asks::end}},
    Step{.id = "lasker",
         .board = "5rk1/ppp2p2/3p1n1p/4p3/3P2p1/2P3P1/PP2PPBP/3R2K1 w - - 0 1",
         .played = "f2f4",
         .marks = "f4",
         .ask = move_to(Goal::en_passant)},
};

}  // namespace

const std::span<const Step> en_passant_steps = en_passant_table;

}  // namespace arbiter::lessons
