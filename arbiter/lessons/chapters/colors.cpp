#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array colors_table{
    Step{.id = "first",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::article, "e7e5"}},
    Step{.id = "silent",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "hands", .ask = Ask{Asks::option, "a"}},
    Step{.id = "agreed", .ask = Ask{Asks::option, "c"}},
    Step{.id = "event", .ask = Ask{Asks::option, "b"}},
    Step{.id = "begin",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = move_to(Goal::any)},
};

}  // namespace

const std::span<const Step> colors_steps = colors_table;

}  // namespace arbiter::lessons
