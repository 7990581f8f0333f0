// What lessons state, computed. A statement stands in the words of a step as "[words](fact)", and
// its fact is one of these, about the position of the step:
//
//     moves c1              the squares in the words are those to which the man on c1 may go
//     attacks c1            ... those that the man on c1 attacks
//     attacks_square f3 f8  the man on f3 attacks f8
//     safe black            no square in the words is attacked by Black
//     attacked black        every square in the words is attacked by Black
//     white pawn            the squares in the words are those of the white pawns
//     man e4 white pawn     that man stands there
//     empty                 nobody stands on the squares in the words
//     checkers              the squares in the words are those of the men that give check
//     legal e2e4            the move is legal, and every square in the words has to do with it
//     illegal e2e5 3.7      the move is not legal, by that article
//     check, no check, mate, stalemate, dead, alive
//     can mate white        White can still mate; "cannot mate white"
//     flag white black      if White's flag falls, Black wins; or "draw"
//     count 20              so many legal moves; "count 13 c1": of the man on c1
//     number 8 white pawn   so many of those men
//     light, dark           the colour of all squares in the words
//     line                  the squares in the words stand on one file, rank or diagonal
//     square                the words only name squares
//     castling both         as in a task: both, short, long, none
//     en passant b4a3       the move is legal, and one of that kind
//     no en passant         there is none
//     claim threefold       as in a task: threefold, fifty, none
//     repeated 3            the position has occurred so often
//     quiet 100             so many plies without a pawn move or capture
//     pinned d2             the man on d2 shields his king and has no legal move off the line
//     rules fide penalty 2  a ruleset: penalty (minutes), illegal_moves (that lose), and with yes
//     or
//                           no: by_itself (third repetition, 50 moves), may_stand (illegal moves),
//                           two_hands (are illegal), material (decides at a flag), losing_chances
//     law                   every article in the words exists
//     written e2e4 fide     the words have the move as that notation writes it
//     after e2e4 e7e5: F    F is true after those moves
//     other side: F         F is true with the other side to move
//     on FEN: F             F is true of that position, its fields joined by "_"
#pragma once

#include <string>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/lessons/markup.hpp"

namespace arbiter::testing {

/// Empty where the statement is true; otherwise what is wrong with it.
[[nodiscard]] std::string objection_to(std::string_view language, const History& game,
                                       const lessons::Statement& statement);

/// What nobody can check in a text: squares, moves and articles outside its statements; empty where
/// there are none.
[[nodiscard]] std::string unchecked_in(std::string_view text);

}  // namespace arbiter::testing
