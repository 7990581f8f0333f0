#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array equipment_table{
    Step{.id = "home",
         .board = "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::squares, "g8"}},
    Step{.id = "clock", .ask = Ask{Asks::option, "a"}},
    Step{.id = "first_clock", .ask = Ask{Asks::option, "c"}},
    Step{.id = "hand", .ask = Ask{Asks::option, "b"}},
    Step{.id = "score_sheet", .ask = Ask{Asks::option, "c"}},
    Step{.id = "arbiter", .ask = Ask{Asks::option, "b"}},
    Step{.id = "no_help", .ask = Ask{Asks::option, "a"}},
};

}  // namespace

const std::span<const Step> equipment_steps = equipment_table;

}  // namespace arbiter::lessons
