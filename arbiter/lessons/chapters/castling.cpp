#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array castling_table{
    Step{.id = "both", .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", .marks = "e1 a1 h1"},
    Step{
        .id = "short", .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", .ask = Ask{Asks::move, "e1g1"}},
    Step{.id = "long", .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", .ask = Ask{Asks::move, "e1c1"}},
    Step{.id = "black", .board = "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", .ask = move_to(Goal::castle)},
    Step{.id = "lost",
         .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .played = "h1h2 e8e7 h2h1 e7e8",
         .ask = Ask{Asks::castling}},
    Step{.id = "between", .board = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", .ask = Ask{Asks::castling}},
    Step{.id = "out_of_check",
         .board = "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .marks = "e8",
         .ask = Ask{Asks::article, "e1g1"}},
    Step{.id = "through",
         .board = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .marks = "f8 f1",
         .ask = Ask{Asks::castling}},
    Step{.id = "into", .board = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", .ask = Ask{Asks::castling}},
    Step{.id = "rook",
         .board = "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
         .marks = "b1",
         .ask = Ask{Asks::castling}},
    Step{.id = "hand", .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", .ask = Ask{Asks::option, "a"}},
    Step{.id = "lasker",
         .board = "r3k2r/ppp1p1pp/8/8/8/5Q2/PPP1P1PP/R3K2R b KQkq - 0 1",
         .marks = "f3 f8",
         .ask = Ask{Asks::castling}},
};

}  // namespace

const std::span<const Step> castling_steps = castling_table;

}  // namespace arbiter::lessons
