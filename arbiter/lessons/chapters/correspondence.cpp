#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array correspondence_table{
    Step{.id = "post", .ask = Ask{Asks::option, "b"}},
    Step{.id = "days", .ask = Ask{Asks::option, "a"}},
    Step{.id = "doubled", .ask = Ask{Asks::option, "c"}},
    Step{.id = "leave", .ask = Ask{Asks::option, "b"}},
    Step{.id = "silence", .ask = Ask{Asks::option, "c"}},
    Step{.id = "numbers",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::move, "e2e4"}},
    Step{.id = "castle",
         .board = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
         .ask = Ask{Asks::move, "e1g1"}},
    Step{.id = "if",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 c7c5",
         .ask = Ask{Asks::move, "b1c3"}},
    Step{.id = "otherwise",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e6",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "card",
         .board = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1",
         .ask = Ask{Asks::article, "h1e1"}},
    Step{.id = "offers", .ask = Ask{Asks::option, "c"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> correspondence_steps = correspondence_table;

}  // namespace arbiter::lessons
