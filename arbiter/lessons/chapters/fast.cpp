#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array fast_table{
    Step{.id = "names", .ask = Ask{Asks::option, "b"}},
    Step{.id = "sixty", .ask = Ask{Asks::option, "c"}},
    Step{.id = "border", .ask = Ask{Asks::option, "a"}},
    Step{.id = "sheet",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
         .ask = Ask{Asks::claim}},
    Step{.id = "penalty", .ask = Ask{Asks::option, "b"}},
    Step{.id = "blunder",
         .board = "4r1k1/8/8/8/8/8/4Q3/4K3 w - - 0 1",
         .marks = "e2",
         .ask = Ask{Asks::article, "e2a6"}},
    Step{.id = "stands", .ask = Ask{Asks::option, "c"}},
    Step{.id = "king", .ask = Ask{Asks::option, "b"}},
    Step{.id = "swapped",
         .board = "4k3/8/8/8/8/8/8/R2K3R w - - 0 1",
         .marks = "d1",
         .ask = Ask{Asks::castling}},
    Step{.id = "bishop",
         .board = "8/8/4k3/3b4/8/8/8/4KR2 w - - 0 1",
         .ask = Ask{Asks::flag, "white"}},
    Step{.id = "knight",
         .board = "8/8/4k3/3n4/8/8/8/4KR2 w - - 0 1",
         .ask = Ask{Asks::flag, "white"}},
    Step{.id = "watched", .ask = Ask{Asks::option, "a"}},
    Step{.id = "program"},
};

}  // namespace

const std::span<const Step> fast_steps = fast_table;

}  // namespace arbiter::lessons
