// A game as an engine is told of it: where it began, and the moves since.
#pragma once

#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/uci/command.hpp"

namespace arbiter::uci {

/// Grows move by move. Castling is written as in standard chess, and as the king taking his rook
/// where some king or rook may castle from another square.
class ToldGame {
  public:
    /// Without moves.
    explicit ToldGame(const Position& start);

    /// Of the option UCI_Chess960.
    [[nodiscard]] bool is_chess960() const { return castling_ == UciCastling::king_takes_rook; }
    /// All of it.
    [[nodiscard]] const SetPosition& position() const { return position_; }
    /// Requires: legal after the moves before it.
    void add(Move move) { position_.moves.push_back(write_uci_move(move, castling_)); }

  private:
    UciCastling castling_;
    SetPosition position_;
};

}  // namespace arbiter::uci
