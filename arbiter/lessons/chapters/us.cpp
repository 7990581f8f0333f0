#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array us_table{
    Step{.id = "others"},
    Step{.id = "waiting", .ask = Ask{Asks::option, "b"}},
    Step{.id = "longer", .ask = Ask{Asks::option, "c"}},
    Step{.id = "written", .ask = Ask{Asks::option, "a"}},
    Step{.id = "bishop",
         .board = "2k5/2P5/2K5/8/8/8/8/2b5 w - - 0 1",
         .ask = Ask{Asks::flag, "white"}},
    Step{.id = "glance",
         .board = "2k5/2P5/2K5/8/8/8/8/2b5 w - - 0 1",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "knights",
         .board = "8/8/4k3/8/8/3n1n2/8/3K4 w - - 0 1",
         .ask = Ask{Asks::flag, "white"}},
    Step{.id = "chances", .board = "8/8/4k3/8/8/3NK3/8/5n2 w - - 0 1", .ask = Ask{Asks::dead}},
    Step{.id = "when", .ask = Ask{Asks::option, "b"}},
    Step{.id = "who", .ask = Ask{Asks::option, "d"}},
    Step{.id = "hands", .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", .ask = Ask{Asks::option, "a"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> us_steps = us_table;

}  // namespace arbiter::lessons
