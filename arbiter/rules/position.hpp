// A position of a game under way: men, turn, rights, counters. A small value without history and
// without heap; `play` makes a new one. Who may claim what belongs to `game`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/board.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/setup.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// Always has one king a side, no pawn on the first or the last rank, and the side that is not to
/// move not in check (1.4.1).
class Position {
  public:
    /// The initial position (Law 2.3).
    Position();

    /// The only way in. Fails with every fault that is neither a warning nor forgiven; only
    /// `forgivable_faults` can be. A forgiven castling right or en passant square is dropped.
    [[nodiscard]] static std::expected<Position, FaultSet> from(const Setup& setup,
                                                                FaultSet forgiven = {});
    /// What a FEN says of it; the en passant square only where a legal capture exists.
    [[nodiscard]] Setup to_setup() const;

    /// The men alone, without turn and rights.
    [[nodiscard]] const Board& board() const { return board_; }
    /// The side that has the move (1.3).
    [[nodiscard]] Color turn() const { return turn_; }
    /// The rooks that may still castle (3.8.2.1), of both colours.
    [[nodiscard]] Bitboard castling_rooks() const { return castling_rooks_; }
    /// The square that a pawn has just crossed, only where a legal capture exists (9.2.3.1).
    [[nodiscard]] std::optional<Square> en_passant() const { return en_passant_; }
    /// The square that the last move, a pawn's two steps, has crossed, whether or not anything can
    /// capture there. No part of the position's identity.
    [[nodiscard]] std::optional<Square> just_crossed() const { return just_crossed_; }
    /// Plies since the last pawn move or capture: 100 is the 50-move rule, 150 the 75-move rule.
    [[nodiscard]] std::uint32_t halfmove_clock() const { return halfmove_clock_; }
    /// As in a FEN: 1 at first, one more after each of Black's moves.
    [[nodiscard]] std::uint32_t fullmove_number() const { return fullmove_number_; }
    /// Equal for positions that are the same by Law 9.2.3; kept up move by move.
    [[nodiscard]] std::uint64_t key() const { return key_; }
    /// The same from scratch: the slow twin of `key`.
    [[nodiscard]] std::uint64_t key_from_scratch() const;

    /// Where the one king of that colour stands.
    [[nodiscard]] Square king(Color color) const { return board_.of(color, Role::king).first(); }

    /// The position after `move`. Requires: `move` is legal here.
    [[nodiscard]] Position play(Move move) const;
    /// The same for callers that know whose turn it is; defined in play.hpp. Requires: as `play`,
    /// and `Us` is to move.
    template <Color Us>
    [[nodiscard]] Position play_as(Move move) const;
    /// The same men with the other side to move, counted as a move that takes nothing: what a null
    /// move leaves, which no player may make (1.2). Requires: the side to move is not in check.
    [[nodiscard]] Position passed() const;

    /// The same position by Law 9.2.3: men, turn, and what each may do. Counters do not matter.
    friend bool operator==(const Position& a, const Position& b) {
        return a.board_ == b.board_ && a.castling_rooks_ == b.castling_rooks_ &&
               a.turn_ == b.turn_ && a.en_passant_ == b.en_passant_;
    }

  private:
    struct Uninitialized {};
    explicit Position(Uninitialized /*tag*/) {}

    template <Color Us>
    void castle(Move move);
    template <Color Us>
    void finish_pawn_move(Move move);
    template <Color Us>
    void note_double_step(Square pawn);
    void lose_castling_rights(Bitboard touched);

    Board board_;
    Bitboard castling_rooks_;
    std::uint64_t key_ = 0;
    std::uint32_t halfmove_clock_ = 0;
    std::uint32_t fullmove_number_ = 1;
    Color turn_ = Color::white;
    std::optional<Square> en_passant_;
    std::optional<Square> just_crossed_;
};

static_assert(sizeof(Position) <= 160);

/// The enemy men that give check to the side to move (3.9.1).
[[nodiscard]] inline Bitboard checkers(const Position& position) {
    const Color us = position.turn();
    return position.board().attackers(position.king(us), opponent(us));
}

/// Is the side to move in check (3.9.1)?
[[nodiscard]] bool is_check(const Position& position);

/// Does the move take something (3.1.1)? Requires: legal.
[[nodiscard]] inline bool is_capture(const Position& position, Move move) {
    return !move.is_castling() &&
           (move.is_en_passant() || position.board().occupied().contains(move.to()));
}

}  // namespace arbiter

/// Positions as keys of unordered containers: equal by Law 9.2.3, found by their own key.
template <>
struct std::hash<arbiter::Position> {
    /// As good as the key, and no work at all.
    std::size_t operator()(const arbiter::Position& position) const noexcept {
        return static_cast<std::size_t>(position.key());
    }
};
