// Is this move legal, and by which article, or which article forbids it? Answers for any from, to
// and promotion; its verdict is that of `is_legal`. The words for it are `explain`'s.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// What a player tries to do with hand, mouse or text. Castling is the king taking its own rook, or
/// the king going to its goal on the g- or c-file where that is more than one square away.
struct Attempt {
    /// Where the man is taken from, if there is one.
    Square from;
    /// Where it shall go; may be the same square.
    Square to;
    /// The new man if the player names one, whether or not the move is a promotion.
    std::optional<Role> promotion;

    bool operator==(const Attempt&) const = default;
};

/// What is wrong with an attempt, or that nothing is.
enum class Reason : std::uint8_t {
    legal,
    no_piece,                ///< nothing stands on the square of departure (1.1)
    not_your_piece,          ///< the man is the opponent's (1.2)
    not_its_move,            ///< the man does not move that way (3.2 to 3.4, 3.6 to 3.8.1)
    own_piece_in_the_way,    ///< an own man stands on the square of arrival (3.1)
    path_blocked,            ///< something stands between (3.5; a pawn's two steps 3.7.2)
    pawn_blocked,            ///< a pawn steps forward onto empty squares only (3.7.1)
    nothing_to_capture,      ///< a pawn goes diagonally only to capture (3.7.3)
    en_passant_gone,         ///< the pawn beside has not just made its two steps (3.7.3.2)
    promotion_missing,       ///< legal once the new piece is named (3.7.3.3)
    promotion_impossible,    ///< only a pawn on the last rank becomes Q, R, B or N (3.7.3.3)
    castling_right_lost,     ///< king or rook has moved, or is not at home (3.8.2.1)
    castling_path_blocked,   ///< a man stands in the way of king or rook (3.8.2.2)
    castling_out_of_check,   ///< the king stands in check (3.8.2.2)
    castling_through_check,  ///< the king would cross an attacked square (3.8.2.2)
    castling_into_check,     ///< the king would arrive on an attacked square (3.8.2.2)
    king_into_check,         ///< the king would step onto an attacked square (3.9.2)
    leaves_king_in_check,    ///< the check is not answered (3.9.2)
    exposes_king,            ///< the man shields its king and leaves the line (3.9.2)
};

/// "legal", "no_piece", ... as in the JSON output.
[[nodiscard]] std::string_view code(Reason reason);

/// The verdict on one attempt.
struct Ruling {
    /// The move, exactly when it is legal.
    std::optional<Move> move;
    /// Where several forbid it, how the man moves comes before the safety of the king.
    Reason reason = Reason::legal;
    /// The article of the FIDE Laws 2023 that allows or forbids it: "3.5".
    std::string_view article;
    /// The squares concerned: the men in the way or the attackers; for a legal move from and to.
    Bitboard squares;

    /// The same as `reason == Reason::legal`.
    [[nodiscard]] bool is_legal() const { return move.has_value(); }
    bool operator==(const Ruling&) const = default;
};

/// Judges any attempt for the side to move. A promotion without its new man is refused, never taken
/// for a queen.
[[nodiscard]] Ruling rule_on(const Position& position, const Attempt& attempt);

/// The attempt that stands for a move, with castling as the king taking its rook.
[[nodiscard]] Attempt attempt_of(Move move);

}  // namespace arbiter
