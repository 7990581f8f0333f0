#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array draws_table{
    Step{.id = "offer",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "both",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "stands",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5 g1f3",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "third",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
         .ask = Ask{Asks::claim}},
    Step{.id = "named",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
         .marks = "f6 g8",
         .ask = Ask{Asks::claim}},
    Step{.id = "castle",
         .board = "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         .played = "h1g1 e8d8 g1h1 d8e8 h1f1 e8e7 f1h1 e7e8",
         .ask = Ask{Asks::claim}},
    Step{.id = "passant",
         .board = "4k3/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1",
         .played = "d7d5 g1f3 e8d7 f3g1 d7e8 g1h3 e8f7 h3g1 f7e8",
         .marks = "e5 d5",
         .ask = Ask{Asks::claim}},
    Step{.id = "fifty", .board = "8/8/4k3/8/8/8/4r3/R5K1 w - - 99 110", .ask = Ask{Asks::claim}},
    Step{.id = "fewer", .board = "8/8/4k3/8/8/8/4r3/R5K1 w - - 98 110", .ask = Ask{Asks::claim}},
    Step{
        .id = "by_itself",
        .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        .ask = Ask{Asks::option, "d"}},
    Step{.id = "mate_first",
         .board = "7k/8/6K1/8/8/8/8/R7 w - - 149 200",
         .ask = move_to(Goal::mate)},
    Step{.id = "perpetual",
         .board = "6k1/6p1/8/7Q/8/8/rr6/7K w - - 0 1",
         .ask = Ask{Asks::move, "h5e8"}},
    Step{.id = "perpetual_claim",
         .board = "6k1/6p1/8/7Q/8/8/rr6/7K w - - 0 1",
         .played = "h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8",
         .ask = Ask{Asks::claim}},
    Step{.id = "wrong",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8",
         .ask = Ask{Asks::option, "b"}},
};

}  // namespace

const std::span<const Step> draws_steps = draws_table;

}  // namespace arbiter::lessons
