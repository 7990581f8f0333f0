// Where the positions of drills come from: games that were played, and men thrown onto the board.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/lessons/drills/dice.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter::lessons {

/// The first place of a game, from a random one on, whose position fits; nothing where none does.
[[nodiscard]] std::optional<History> place_in_game(
    Dice& dice, const std::function<bool(const History& game)>& fits);

/// The last `plies` moves of a game and the position before them; all of a shorter game.
[[nodiscard]] History last_moves(const History& game, std::size_t plies);

/// Men as letters of a FEN, "KRkp", anywhere on the board, pawns not on the last ranks; nothing
/// where no game can have come to it.
[[nodiscard]] std::optional<Position> thrown(Dice& dice, std::string_view men, Color turn);

/// Puts such men onto empty squares of a board.
void throw_men(Dice& dice, std::string_view men, Board& board);

/// The same with colours and sides of the board exchanged.
[[nodiscard]] Setup from_the_other_side(const Setup& setup);

/// A setup as a position, where a game can have come to it.
[[nodiscard]] std::optional<Position> possible(const Setup& setup);

}  // namespace arbiter::lessons
