#include <array>
#include <string_view>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::string_view aim_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

constexpr std::array aim_table{
    Step{.id = "players",
         .board = "4k3/8/8/2r5/8/5R2/8/4K3 w - - 0 1",
         .ask = Ask{Asks::squares, "c5 e8"}},
    Step{.id = "move", .board = aim_start, .marks = "e2 e4", .ask = Ask{Asks::move, "e2e4"}},
    Step{.id = "turn", .board = aim_start, .played = "e2e4", .ask = Ask{Asks::option, "b"}},
    Step{.id = "no_passing",
         .board = aim_start,
         .played = "e2e4 e7e5",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "capture",
         .board = "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1",
         .marks = "d1 d5",
         .ask = move_to(Goal::capture)},
    Step{.id = "laws", .board = aim_start, .ask = Ask{Asks::article, "a1a2"}},
    Step{.id = "attack",
         .board = "4k3/3p4/5p2/8/3R2p1/8/8/4K3 w - - 0 1",
         .ask = Ask{Asks::squares, "d7 g4"}},
    Step{.id = "check",
         .board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
         .marks = "a1",
         .ask = move_to(Goal::check)},
    Step{.id = "out_of_check",
         .board = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1",
         .marks = "e1 e8",
         .ask = Ask{Asks::targets, "e8"}},
    Step{.id = "mate", .board = "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", .marks = "d8 g8"},
    Step{.id = "give_mate",
         .board = "1k6/ppp5/8/8/8/8/8/1K5R w - - 0 1",
         .ask = move_to(Goal::mate)},
    Step{.id = "never_captured",
         .board = "1k5R/ppp5/8/8/8/8/8/1K6 b - - 0 1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "not_yet_mate",
         .board = "3R2k1/5pp1/8/8/8/8/8/6K1 b - - 0 1",
         .marks = "d8 g8",
         .ask = Ask{Asks::targets, "g8"}},
    Step{.id = "draw", .board = "8/8/4k3/8/8/3K4/8/8 w - - 0 1", .ask = Ask{Asks::option, "a"}},
};

}  // namespace

const std::span<const Step> aim_steps = aim_table;

}  // namespace arbiter::lessons
