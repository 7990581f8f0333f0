#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array stalemate_table{
    Step{.id = "what",
         .board = "2k5/8/8/3QB3/8/4K3/8/8 b - - 0 1",
         .marks = "c8",
         .ask = Ask{Asks::targets, "c8"}},
    Step{.id = "twin", .board = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "step", .board = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "other", .board = "k7/2Q5/1K6/7p/8/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "blocked", .board = "k7/2Q5/1K6/7p/7P/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "one_way", .board = "k7/8/1K6/8/8/8/8/7Q b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "pinned",
         .board = "kb5R/8/1K6/8/8/8/8/8 b - - 0 1",
         .marks = "b8",
         .ask = Ask{Asks::end}},
    Step{.id = "pawn", .board = "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "careful", .board = "k7/8/K7/8/8/8/8/2Q5 w - - 0 1", .ask = move_to(Goal::mate)},
    Step{.id = "save",
         .board = "8/8/8/8/8/8/p2K4/k7 w - - 0 1",
         .marks = "a1 a2",
         .ask = move_to(Goal::stalemate)},
};

}  // namespace

const std::span<const Step> stalemate_steps = stalemate_table;

}  // namespace arbiter::lessons
