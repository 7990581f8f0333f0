#include "arbiter/engine/pawn_memory.hpp"

#include "arbiter/base/fibonacci_hash.hpp"
#include "arbiter/engine/evaluation/terms.hpp"
#include "arbiter/engine/evaluation/tuned_weights.hpp"

namespace arbiter {

const PawnJudgement& PawnMemory::judgement_of(const Board& board) {
    const Bitboard white_pawns = board.of(Color::white, Role::pawn);
    const Bitboard black_pawns = board.of(Color::black, Role::pawn);
    const Square white_king = board.of(Color::white, Role::king).first();
    const Square black_king = board.of(Color::black, Role::king).first();
    FibonacciHash hash;
    hash.add(white_pawns.bits()).add(black_pawns.bits());
    hash.add(static_cast<std::uint64_t>(index(white_king) * 64 + index(black_king)));
    Place& place = places_[static_cast<std::size_t>(hash.value() >> 32) % places];
    if (place.white_pawns != white_pawns || place.black_pawns != black_pawns ||
        place.white_king != white_king || place.black_king != black_king) {
        TermSum terms;
        const Bitboard passed = add_pawn_terms(board, tuned_weights, terms);
        place = {white_pawns, black_pawns, white_king, black_king, {terms, passed}};
    }
    return place.judgement;
}

}  // namespace arbiter
