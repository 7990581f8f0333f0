#include "arbiter/notation/castling_letters.hpp"

#include "arbiter/base/ascii.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter {

namespace {

/// The outermost rook on that side of the king, or the corner where there is none.
Square outermost_rook(const Board& board, Color color, CastlingSide side) {
    const Bitboard home = relative_rank_of(color, Rank::first);
    const Bitboard king = board.of(color, Role::king) & home;
    const Bitboard rooks = board.of(color, Role::rook) & home;
    const Rank rank = relative_rank(color, Rank::first);
    if (side == CastlingSide::king_side) {
        const bool outside = rooks.any() && king.any() && rooks.last() > king.first();
        return outside ? rooks.last() : square_at(File::h, rank);
    }
    const bool outside = rooks.any() && king.any() && rooks.first() < king.first();
    return outside ? rooks.first() : square_at(File::a, rank);
}

}  // namespace

std::optional<Square> castling_rook_lettered(char letter, const Board& board) {
    const Color color = is_upper(letter) ? Color::white : Color::black;
    const char small = lower(letter);
    if (small == 'k')
        return outermost_rook(board, color, CastlingSide::king_side);
    if (small == 'q')
        return outermost_rook(board, color, CastlingSide::queen_side);
    if (const auto file = file_named(small))
        return square_at(*file, relative_rank(color, Rank::first));
    return std::nullopt;
}

char castling_letter(const Board& board, Color color, Square rook, CastlingStyle style) {
    const Bitboard king = board.of(color, Role::king);
    char small = name(file_of(rook));
    if (style == CastlingStyle::x_fen && king.any()) {
        const CastlingSide side = castling_side(king.first(), rook);
        if (outermost_rook(board, color, side) == rook)
            small = side == CastlingSide::king_side ? 'k' : 'q';
    }
    return color == Color::white ? upper(small) : small;
}

}  // namespace arbiter
