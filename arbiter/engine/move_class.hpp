// To which class of moves a move belongs, as people see it: a knight that comes out, a pawn that
// takes a piece, a rook that steps back from an attack. People play some classes more often than
// their worth says, and others less.
#pragma once

#include <cstddef>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// How many classes there are; each has a number below that.
inline constexpr std::size_t move_classes = 1215;

/// Tells the classes of the moves of one position.
class MoveClassifier {
  public:
    /// Keeps a reference.
    explicit MoveClassifier(const Position& position);

    /// Requires: legal.
    [[nodiscard]] std::size_t class_of(Move move) const;

  private:
    [[nodiscard]] std::size_t class_of_capture(Move move, bool gives_check) const;
    [[nodiscard]] std::size_t class_of_quiet(Move move, bool gives_check) const;
    [[nodiscard]] std::size_t way_of(Move move) const;
    [[nodiscard]] bool threatens(Move move) const;

    const Position& position_;
    /// Opening, middlegame, ending.
    std::size_t stage_;
    /// Own men that the other side would win something by capturing.
    Bitboard in_danger_;
    /// Men of the other side that nobody guards, attacked or not.
    Bitboard unguarded_;
};

}  // namespace arbiter
