// Why is this move legal, or which article forbids it? Answers for any from, to and promotion;
// its verdict is that of `is_legal`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// What a player tries to do with hand, mouse or text. Castling is either the king going two
/// squares (or more) to its goal, or the king taking its own rook.
struct Attempt {
    Square from;
    Square to;
    std::optional<Role> promotion;

    bool operator==(const Attempt&) const = default;
};

enum class Reason : std::uint8_t {
    legal,
    no_piece,                 ///< nothing stands on the square of departure
    not_your_piece,           ///< the man is the opponent's (1.2)
    own_piece_in_the_way,     ///< on the square of arrival (3.1)
    king_capture,             ///< the king is never captured (1.4.1)
    not_its_move,             ///< the man does not move that way (3.2 to 3.8.1)
    path_blocked,             ///< something stands between (3.5; for the pawn 3.7.2)
    pawn_blocked,             ///< a pawn's forward move needs an empty square (3.7.1)
    nothing_to_capture,       ///< a pawn goes diagonally only to capture (3.7.3)
    en_passant_gone,          ///< no pawn has just crossed that square (3.7.3.2)
    promotion_missing,        ///< the pawn must become a piece (3.7.3.3)
    promotion_impossible,     ///< only a pawn reaching the last rank becomes Q, R, B or N (3.7.3.3)
    castling_right_lost,      ///< king or rook has moved, or never stood at home (3.8.2.1)
    castling_path_blocked,    ///< a man stands between king and rook (3.8.2.2)
    castling_out_of_check,    ///< the king stands in check (3.8.2.2)
    castling_through_check,   ///< the king would cross an attacked square (3.8.2.2)
    castling_into_check,      ///< the king would arrive on an attacked square (3.8.2.2)
    king_into_check,          ///< the king would step onto an attacked square (3.9.2)
    leaves_king_in_check,     ///< the check is not answered (3.9.2)
    exposes_king,             ///< a pinned man leaves its line (3.9.2)
};

/// "legal", "no_piece", ... as in the JSON output.
[[nodiscard]] std::string_view code(Reason reason);

struct Explanation {
    /// The move, exactly when it is legal.
    std::optional<Move> move;
    Reason reason = Reason::legal;
    /// The article of the FIDE Laws 2023 that allows or forbids it: "3.5".
    std::string_view article;
    /// The squares concerned: the man in the way, the attackers, the squares attacked...
    Bitboard squares;
    /// One English sentence without full stop and without the verdict.
    std::string text;

    [[nodiscard]] bool is_legal() const { return move.has_value(); }
};

[[nodiscard]] Explanation explain(const Position& position, const Attempt& attempt);

/// The attempt that stands for a move, with castling as the king taking its rook.
[[nodiscard]] Attempt attempt_of(Move move);

}  // namespace arbiter
