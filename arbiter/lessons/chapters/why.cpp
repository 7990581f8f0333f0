#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array why_table{
    Step{.id = "words", .ask = Ask{Asks::option, "b"}},
    Step{.id = "castle",
         .board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
         .marks = "a1",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "fers",
         .board = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1",
         .ask = Ask{Asks::squares, "c3 c5 e3 e5"}},
    Step{.id = "queen", .board = "7k/7p/8/8/8/8/8/K2Q4 w - - 0 1", .ask = move_to(Goal::check)},
    Step{.id = "elephant",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .marks = "c1",
         .ask = Ask{Asks::squares, "a3 e3"}},
    Step{.id = "en_passant",
         .board = "4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1",
         .played = "d2d4",
         .ask = move_to(Goal::en_passant)},
    Step{.id = "stalemate", .board = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", .ask = move_to(Goal::mate)},
    Step{.id = "repetition",
         .board = "6k1/6p1/8/7Q/8/8/1q5P/7K w - - 0 1",
         .played = "h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8",
         .ask = Ask{Asks::claim}},
    Step{.id = "fifty", .ask = Ask{Asks::option, "a"}},
    Step{.id = "white",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = move_to(Goal::any)},
    Step{.id = "touch", .ask = Ask{Asks::option, "b"}},
    Step{.id = "clock", .ask = Ask{Asks::option, "c"}},
    Step{.id = "flag", .board = "7k/8/8/8/8/8/4P3/4K3 w - - 0 1", .ask = Ask{Asks::flag, "black"}},
    Step{.id = "end", .board = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> why_steps = why_table;

}  // namespace arbiter::lessons
