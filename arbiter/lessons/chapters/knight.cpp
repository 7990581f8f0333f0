#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array knight_table{
    Step{.id = "shape", .board = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", .marks = "d4"},
    Step{.id = "corner",
         .board = "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::targets, "a1"}},
    Step{.id = "colour",
         .board = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
         .marks = "g1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "jump",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .marks = "b1",
         .ask = Ask{Asks::targets, "b1"}},
    Step{.id = "surrounded",
         .board = "4k3/8/8/2ppp3/2pNp3/2ppp3/8/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "own_and_enemies",
         .board = "4k3/8/2P1p3/1p6/3N4/8/4P3/4K3 w - - 0 1",
         .marks = "d4",
         .ask = Ask{Asks::targets, "d4"}},
    Step{.id = "two_moves",
         .board = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
         .marks = "g1 g5",
         .ask = Ask{Asks::squares, "f3 h3"}},
    Step{.id = "two_at_once",
         .board = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
         .marks = "a8 d5 e8",
         .ask = Ask{Asks::move, "d5c7"}},
    Step{.id = "lasker",
         .board = "6k1/6n1/8/5n1b/8/6R1/4N3/3K4 b - - 0 1",
         .marks = "f5",
         .ask = Ask{Asks::targets, "f5"}},
    Step{.id = "mate",
         .board = "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
         .marks = "g5 h8",
         .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> knight_steps = knight_table;

}  // namespace arbiter::lessons
