#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array writing_table{
    Step{.id = "sheet", .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    Step{.id = "letter",
         .board = "6k1/8/8/8/6B1/8/8/3RK3 w - - 0 1",
         .ask = Ask{Asks::way, "d1 d7"}},
    Step{
        .id = "pawn", .board = "4k3/8/8/8/8/2N5/4P3/4K3 w - - 0 1", .ask = Ask{Asks::way, "e2 e4"}},
    Step{.id = "takes",
         .board = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1",
         .ask = Ask{Asks::way, "e4 d5"}},
    Step{.id = "signs", .board = "7k/8/6K1/8/8/8/8/R7 w - - 0 1", .ask = move_to(Goal::mate)},
    Step{.id = "new_man",
         .board = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
         .ask = Ask{Asks::move, "e7e8n"}},
    Step{.id = "same_rank",
         .board = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1",
         .marks = "b1 f1 d2",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "same_file",
         .board = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1",
         .ask = Ask{Asks::way, "a1 a3"}},
    Step{.id = "offer",
         .board = "4k3/4p3/8/8/8/8/4P3/4K1N1 w - - 0 1",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "when", .ask = Ask{Asks::option, "b"}},
    Step{.id = "time", .ask = Ask{Asks::option, "c"}},
    Step{.id = "figures",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5",
         .ask = Ask{Asks::way, "g1 f3"}},
    Step{.id = "old_books",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4",
         .ask = Ask{Asks::way, "e7 e5"}},
    Step{.id = "numbers",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::way, "b1 c3"}},
};

}  // namespace

const std::span<const Step> writing_steps = writing_table;

}  // namespace arbiter::lessons
