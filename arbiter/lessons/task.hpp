// A question about a position, the answers that are right, and what another answer lacks. All of it
// is computed by the rules, by the claims of a game and by the prover; nothing is known beforehand
// but what no program can compute.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/game/history.hpp"
#include "arbiter/lessons/question.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"

namespace arbiter::lessons {

/// A question and what it is about: the current position of a game, and how it came there.
struct Task {
    /// What has been played.
    History game;
    /// What is asked.
    Question question;
};

/// Squares, moves, or a word or number: which of them follows from the question.
using Answer = std::variant<Bitboard, std::vector<Move>, std::string>;

/// The one answer that is right; of a `MoveQuestion` the moves of which each is, and of a claim and
/// an article the one that is told first (`mark` knows the others).
/// Requires: of a `DeadQuestion` and a `FlagQuestion`, that the prover decides them.
[[nodiscard]] Answer right_answer(const Task& task);

/// What is to be said of an answer.
struct Marking {
    /// It is the right one, or one of them.
    bool is_right = false;
    /// What it lacks, where several things are asked for.
    Answer missing;
    /// What does not belong there.
    Answer wrong;
};

/// Requires: the answer has the form of the right one; of a `MoveQuestion` one move.
[[nodiscard]] Marking mark(const Task& task, const Answer& given);

}  // namespace arbiter::lessons
