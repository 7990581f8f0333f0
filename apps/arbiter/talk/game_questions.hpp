// What a game answers to whoever asks by typing, in the sentences of the page
// (web/src/words/en/answers.ts, told.ts and entry.ts). Each answer is one line without its end.
// What the position alone answers is in board_questions.hpp.
#pragma once

#include <string>

#include "arbiter/game/history.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// "Move 12, White: knight g1 to f3, check."
[[nodiscard]] std::string told_last_move(const History& history,
                                         const MoveStyle& style = {Notation::spoken});
/// The last one that was made by a side that is typed.
[[nodiscard]] std::string told_own_last_move(const History& history, const PerColor<bool>& is_typed,
                                             const MoveStyle& style = {Notation::spoken});
/// So many of both sides, counted as players count moves. Requires: `count` is at least 1.
[[nodiscard]] std::string told_last_moves(const History& history, int count,
                                          const MoveStyle& style = {Notation::spoken});
/// "White to move, move 12."
[[nodiscard]] std::string told_turn(const Position& position);

}  // namespace arbiter
