// The checks that a move gives (Law 3.9.1), told apart by who gives them.
#pragma once

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Both sets are empty where the move gives no check.
struct GivenCheck {
    /// The man that moved, where it attacks the king; in castling the rook.
    Bitboard direct;
    /// The men behind the one that moved, or behind a pawn captured en passant.
    Bitboard discovered;

    /// The king of the side that moves next is in check.
    [[nodiscard]] bool any() const { return direct.any() || discovered.any(); }
    /// More than one man gives check, which only a move of the king can answer.
    [[nodiscard]] bool is_double() const { return (direct | discovered).has_more_than_one(); }
    bool operator==(const GivenCheck&) const = default;
};

/// The squares are those after the move. Requires: `move` is legal.
[[nodiscard]] GivenCheck check_given(const Position& position, Move move);

}  // namespace arbiter
