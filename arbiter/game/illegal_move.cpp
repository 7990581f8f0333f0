#include "arbiter/game/illegal_move.hpp"

#include <cassert>

namespace arbiter {

Setup after_as_made(const Setup& before, const Attempt& attempt) {
    const auto man = before.board.at(attempt.from);
    assert(man && man->color == before.turn);
    Setup after = before;
    const bool captures = after.board.occupied().contains(attempt.to);
    after.board.clear(attempt.from);
    after.board.clear(attempt.to);
    after.board.put(attempt.to, {man->color, attempt.promotion.value_or(man->role)});
    after.turn = opponent(before.turn);
    after.en_passant.reset();
    after.castling_rooks = after.castling_rooks - Bitboard(attempt.from) - Bitboard(attempt.to);
    if (man->role == Role::king)
        after.castling_rooks = after.castling_rooks - relative_rank_of(man->color, Rank::first);
    after.halfmove_clock = captures || man->role == Role::pawn ? 0 : before.halfmove_clock + 1;
    after.fullmove_number += before.turn == Color::black ? 1 : 0;
    return after;
}

std::optional<Move> as_queen(const Position& position, const Attempt& attempt) {
    if (attempt.promotion || rule_on(position, attempt).reason != Reason::promotion_missing)
        return std::nullopt;
    return rule_on(position, {attempt.from, attempt.to, Role::queen}).move;
}

}  // namespace arbiter
