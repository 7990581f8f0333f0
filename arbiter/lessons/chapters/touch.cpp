#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array touch_table{
    Step{.id = "own",
         .board = "4k3/8/8/8/8/8/4PP2/4K1N1 w - - 0 1",
         .marks = "g1",
         .ask = Ask{Asks::targets, "g1"}},
    Step{.id = "first",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .marks = "a1 b1 e2",
         .ask = Ask{Asks::move, "b1a3 b1c3"}},
    Step{.id = "enemy",
         .board = "4k3/8/8/3p4/4P3/8/8/4K1N1 w - - 0 1",
         .marks = "d5",
         .ask = Ask{Asks::move, "e4d5"}},
    Step{.id = "free",
         .board = "4k3/4p3/8/8/8/8/4N3/4K3 w - - 0 1",
         .marks = "e7",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "pair",
         .board = "4k3/8/8/4p3/8/5N2/1B6/4K3 w - - 0 1",
         .marks = "f3 e5",
         .ask = Ask{Asks::move, "f3e5"}},
    Step{.id = "no_pair",
         .board = "4k3/8/8/4p3/8/8/6P1/4KB2 w - - 0 1",
         .marks = "f1 e5",
         .ask = Ask{Asks::targets, "f1"}},
    Step{.id = "adjust", .ask = Ask{Asks::option, "c"}},
    Step{.id = "accident", .ask = Ask{Asks::option, "a"}},
    Step{.id = "hand",
         .board = "4k3/8/8/8/P7/8/8/R3K3 w - - 0 1",
         .marks = "a3",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "king_rook",
         .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .marks = "e1 h1",
         .ask = Ask{Asks::move, "e1g1"}},
    Step{.id = "rook_king",
         .board = "4k3/8/8/8/8/8/7P/4K2R w K - 0 1",
         .marks = "h1 e1",
         .ask = Ask{Asks::squares, "f1 g1"}},
    Step{.id = "no_castling",
         .board = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .marks = "e1 h1",
         .ask = Ask{Asks::targets, "e1"}},
    Step{.id = "new_man",
         .board = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
         .marks = "e8",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "too_late", .ask = Ask{Asks::option, "c"}},
};

}  // namespace

const std::span<const Step> touch_steps = touch_table;

}  // namespace arbiter::lessons
