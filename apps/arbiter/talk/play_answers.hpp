// Which answer belongs to which question of a game in the terminal. The sentences themselves are
// in board_questions.hpp and game_questions.hpp.
#pragma once

#include <optional>
#include <string>

#include "apps/arbiter/talk/play_words.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Does the computer have a side, which is not typed?
[[nodiscard]] bool is_against_computer(const PerColor<bool>& is_typed);

/// Who asks, and when.
struct Asker {
    Color side;
    /// The sides that are typed; the computer has the others.
    PerColor<bool> is_typed;
    /// How well the computer plays, where it is to be told.
    std::optional<int> level;
    Instant now;
    /// How moves are told.
    MoveStyle style{Notation::spoken};
};

/// One line without its end; nothing where the word is no question, or asks for more than a line.
[[nodiscard]] std::optional<std::string> told(const PlayCommand& question, const Game& game,
                                              const Asker& asker);

}  // namespace arbiter
