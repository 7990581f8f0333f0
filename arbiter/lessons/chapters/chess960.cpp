#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array chess960_table{
    Step{.id = "shuffled",
         .board = "rqnbbkrn/pppppppp/8/8/8/8/PPPPPPPP/RQNBBKRN w KQkq - 0 1",
         .ask = Ask{Asks::squares, "d1 e1"}},
    Step{.id = "bishops",
         .board = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
         .marks = "c1",
         .ask = Ask{Asks::squares, "b1 d1 f1 h1"}},
    Step{.id = "rows", .ask = Ask{Asks::option, "c"}},
    Step{.id = "usual",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "goals",
         .board = "4k3/8/8/8/8/8/8/RK6 w Q - 0 1",
         .marks = "c1 d1",
         .ask = Ask{Asks::move, "b1a1"}},
    Step{.id = "swap",
         .board = "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
         .marks = "f1 g1",
         .ask = Ask{Asks::move, "f1g1"}},
    Step{.id = "stays",
         .board = "4k3/8/8/8/8/8/8/1RK5 w Q - 0 1",
         .marks = "b1",
         .ask = Ask{Asks::squares, "d1"}},
    Step{.id = "first",
         .board = "rqnbbkrn/pppppppp/8/8/8/8/PPPPPPPP/RQNBBKRN w KQkq - 0 1",
         .ask = Ask{Asks::castling}},
    Step{.id = "empty",
         .board = "4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1",
         .marks = "d1",
         .ask = Ask{Asks::castling}},
    Step{.id = "rook",
         .board = "3rk3/8/8/8/8/8/8/RK6 w Q - 0 1",
         .marks = "d8 d1",
         .ask = Ask{Asks::castling}},
    Step{.id = "shield",
         .board = "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::castling}},
    Step{.id = "hand", .ask = Ask{Asks::option, "a"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> chess960_steps = chess960_table;

}  // namespace arbiter::lessons
