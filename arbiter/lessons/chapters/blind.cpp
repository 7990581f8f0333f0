#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array blind_table{
    Step{.id = "fingers", .ask = Ask{Asks::option, "b"}},
    Step{.id = "names",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::squares, "c7"}},
    Step{.id = "repeat",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4",
         .ask = Ask{Asks::move, "e7e5"}},
    Step{.id = "german",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5",
         .ask = Ask{Asks::move, "g1f3"}},
    Step{.id = "castle",
         .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .ask = Ask{Asks::move, "e1c1"}},
    Step{.id = "promotion",
         .board = "8/4P3/8/8/8/k7/8/2K5 w - - 0 1",
         .ask = Ask{Asks::move, "e7e8r"}},
    Step{.id = "slip",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::move, "e2e3"}},
    Step{.id = "made", .ask = Ask{Asks::option, "c"}},
    Step{.id = "lifted", .ask = Ask{Asks::option, "a"}},
    Step{.id = "differ",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5",
         .ask = Ask{Asks::squares, "e4"}},
    Step{.id = "score", .ask = Ask{Asks::option, "c"}},
    Step{.id = "assistant", .ask = Ask{Asks::option, "b"}},
    Step{.id = "deaf", .ask = Ask{Asks::option, "a"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> blind_steps = blind_table;

}  // namespace arbiter::lessons
