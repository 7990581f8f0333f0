#include "arbiter/uci/told_game.hpp"

#include <algorithm>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter::uci {

namespace {

UciCastling castling_of(const Position& start) {
    const bool is_classical = std::ranges::all_of(both_colors, [&](Color side) {
        const Bitboard rooks = start.castling_rooks() & start.board().of(side);
        for (const Square rook : rooks)
            if (!is_classical_castling(start.king(side), rook))
                return false;
        return true;
    });
    return is_classical ? UciCastling::classical : UciCastling::king_takes_rook;
}

}  // namespace

ToldGame::ToldGame(const Position& start) : castling_(castling_of(start)) {
    position_.fen = write_fen(
        start, {.castling = is_chess960() ? CastlingStyle::shredder : CastlingStyle::x_fen,
                .en_passant = EnPassantStyle::x_fen});
}

}  // namespace arbiter::uci
