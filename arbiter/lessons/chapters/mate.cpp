#include <array>

#include "arbiter/lessons/chapters/chapters.hpp"

namespace arbiter::lessons {

namespace {

constexpr std::array mate_table{
    Step{.id = "what",
         .board = "6k1/6Q1/5P2/8/8/8/8/6K1 b - - 0 1",
         .marks = "g8",
         .ask = Ask{Asks::escapes}},
    Step{.id = "walls",
         .board = "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
         .marks = "d8 g8",
         .ask = Ask{Asks::escapes}},
    Step{.id = "between",
         .board = "3R2k1/5ppp/8/8/8/8/4r3/6K1 b - - 0 1",
         .marks = "d8 g8",
         .ask = Ask{Asks::escapes}},
    Step{.id = "taken",
         .board = "3R2k1/5ppp/8/6b1/8/8/8/6K1 b - - 0 1",
         .marks = "d8 g8",
         .ask = Ask{Asks::escapes}},
    Step{.id = "protected",
         .board = "4k3/8/8/7r/8/8/5PP1/5RKq w - - 0 1",
         .marks = "g1 h1",
         .ask = Ask{Asks::article, "g1h1"}},
    Step{.id = "back_rank",
         .board = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1",
         .marks = "g8",
         .ask = move_to(Goal::mate)},
    Step{.id = "helper",
         .board = "6k1/8/5P1Q/8/8/8/8/6K1 w - - 0 1",
         .marks = "g8",
         .ask = move_to(Goal::mate)},
    Step{.id = "ladder",
         .board = "4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1",
         .marks = "e8",
         .ask = move_to(Goal::mate)},
    Step{.id = "pawn",
         .board = "7k/5K1p/6P1/8/8/8/8/8 w - - 0 1",
         .marks = "h8",
         .ask = move_to(Goal::mate)},
    Step{.id = "smothered",
         .board = "r5rk/6pp/7N/8/8/8/8/6K1 w - - 0 1",
         .marks = "h8",
         .ask = move_to(Goal::mate)},
    Step{.id = "fool",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "f2f3 e7e5 g2g4",
         .ask = move_to(Goal::mate)},
    Step{.id = "scholar",
         .board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         .played = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6",
         .marks = "f7",
         .ask = move_to(Goal::mate)},
};

}  // namespace

const std::span<const Step> mate_steps = mate_table;

}  // namespace arbiter::lessons
