#include <array>
#include <string_view>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::string_view board_kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
constexpr std::string_view board_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

constexpr std::array board_table{
    Step{.id = "squares", .board = board_kings, .ask = Ask{Asks::option, "b"}},
    Step{.id = "corner", .board = board_kings, .marks = "h1 a8", .ask = Ask{Asks::option, "c"}},
    Step{.id = "files",
         .board = board_kings,
         .marks = "d1 d2 d3 d4 d5 d6 d7 d8",
         .ask = Ask{Asks::option, "b"}},
    Step{.id = "ranks",
         .board = board_kings,
         .marks = "a4 b4 c4 d4 e4 f4 g4 h4",
         .ask = Ask{Asks::option, "a"}},
    Step{.id = "names", .board = board_kings, .marks = "e4", .ask = Ask{Asks::squares, "f5"}},
    Step{.id = "rank_of_black",
         .board = board_kings,
         .ask = Ask{Asks::squares, "a7 b7 c7 d7 e7 f7 g7 h7"}},
    Step{.id = "other_side", .board = board_kings, .ask = Ask{Asks::squares, "a8"}},
    Step{.id = "diagonals",
         .board = board_kings,
         .marks = "b1",
         .ask = Ask{Asks::squares, "b1 c2 d3 e4 f5 g6 h7"}},
    Step{.id = "men", .board = board_start, .ask = Ask{Asks::option, "a"}},
    Step{.id = "pieces", .board = board_start, .ask = Ask{Asks::option, "c"}},
    Step{.id = "rooks", .board = board_start, .ask = Ask{Asks::squares, "a1 h1 a8 h8"}},
    Step{.id = "knights_and_bishops", .board = board_start, .ask = Ask{Asks::squares, "c1"}},
    Step{.id = "queens_and_kings", .board = board_start, .ask = Ask{Asks::squares, "d8"}},
    Step{.id = "start",
         .board = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
         .ask = Ask{Asks::squares, "d8 e8"}},
};

}  // namespace

const std::span<const Step> board_steps = board_table;

}  // namespace arbiter::lessons
