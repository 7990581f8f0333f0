#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array old_rules_table{
    // How a game ends.
    Step{.id = "king",
         .board = "4r1k1/8/8/8/8/8/8/3K4 w - - 0 1",
         .marks = "e8",
         .ask = Ask{Asks::option, "c"}},
    Step{.id = "ends", .board = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", .ask = Ask{Asks::end}},
    Step{.id = "resign", .board = "3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1", .ask = Ask{Asks::option, "b"}},
    // Draws.
    Step{.id = "dead",
         .board = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1",
         .ask = Ask{Asks::dead}},
    Step{
        .id = "flag", .board = "4k3/8/2b5/8/8/8/8/R3K3 w - - 0 1", .ask = Ask{Asks::flag, "white"}},
    Step{.id = "agreed", .ask = Ask{Asks::option, "b"}},
    Step{.id = "repetition",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1",
         .ask = Ask{Asks::claim}},
    Step{.id = "same",
         .board = "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         .played = "h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1",
         .ask = Ask{Asks::claim}},
    Step{.id = "fifty", .board = "7k/8/6K1/8/8/8/8/R7 w - - 99 150", .ask = Ask{Asks::claim}},
    Step{.id = "automatic", .ask = Ask{Asks::option, "c"}},
    // Moves.
    Step{.id = "castling",
         .board = "rn2k2r/8/8/8/8/8/8/4KR2 b kq - 0 1",
         .ask = Ask{Asks::castling}},
    Step{.id = "castling_rook",
         .board = "3rk3/8/8/8/8/8/8/RK6 w Q - 0 1",
         .marks = "d1 d8",
         .ask = Ask{Asks::castling}},
    Step{.id = "castling_rank",
         .board = "4R3/8/8/8/8/k7/8/4K3 w - - 0 1",
         .marks = "e1 e8",
         .ask = Ask{Asks::article, "e1e3"}},
    Step{.id = "en_passant",
         .board = "8/2p5/8/K2P3r/8/8/8/7k b - - 0 1",
         .played = "c7c5",
         .ask = Ask{Asks::en_passant}},
    Step{.id = "en_passant_must",
         .board = "6k1/1b2p3/3p4/5P2/3K4/7r/8/2r5 b - - 0 1",
         .played = "e7e5",
         .ask = move_to(Goal::any)},
    Step{.id = "king_moves",
         .board = "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1",
         .ask = Ask{Asks::targets, "e4"}},
    Step{.id = "pinned",
         .board = "4k3/3b4/8/1B6/8/6K1/8/8 w - - 0 1",
         .marks = "d7",
         .ask = Ask{Asks::targets, "g3"}},
    Step{.id = "between",
         .board = "k7/8/8/8/8/1b6/r6R/K7 w - - 0 1",
         .marks = "a2",
         .ask = Ask{Asks::escapes}},
    Step{.id = "promotion",
         .board = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
         .ask = Ask{Asks::option, "b"}},
    // Hands, words and signs.
    Step{.id = "touching", .ask = Ask{Asks::option, "a"}},
    Step{.id = "first_move", .ask = Ask{Asks::option, "b"}},
    Step{.id = "writing",
         .board = "8/1P4k1/8/8/8/8/8/4K2R w K - 0 1",
         .ask = Ask{Asks::move, "e1g1"}},
    Step{.id = "print",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .ask = Ask{Asks::squares, "h1"}},
};

}  // namespace

const std::span<const Step> old_rules_steps = old_rules_table;

}  // namespace arbiter::lessons
