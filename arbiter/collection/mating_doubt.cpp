#include "arbiter/collection/mating_doubt.hpp"

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// With fewer legal moves play may be forced into a position where nobody can mate.
constexpr std::uint32_t few_moves = 8;

/// With fewer men anything may have been forced.
constexpr int few_men = 10;

/// Knights, bishops, rooks and queens.
Bitboard pieces_of(const Board& board, Color side) {
    return board.of(side) - board.of(Role::pawn) - board.of(Role::king);
}

/// A pawn that may step forward, if its king allows it: a wall has none.
bool has_pawn_that_steps(const Board& board) {
    const Bitboard white = board.of(Color::white, Role::pawn);
    const Bitboard black = board.of(Color::black, Role::pawn);
    return (shifted_forward(Color::white, white) - board.occupied()).any() ||
           (shifted_forward(Color::black, black) - board.occupied()).any();
}

}  // namespace

bool is_mate_in_doubt(const Position& position, Color side) {
    const Board& board = position.board();
    const Bitboard own = pieces_of(board, side);
    const Bitboard heavy = own & (board.of(Role::queen) | board.of(Role::rook));
    const bool has_force = heavy.any() || (own.any() && board.of(side, Role::pawn).any());
    const bool is_free = pieces_of(board, opponent(side)).any() && has_pawn_that_steps(board);
    return !has_force || !is_free || board.occupied().size() < few_men ||
           count_legal_moves(position) < few_moves;
}

bool is_life_in_doubt(const Position& position) {
    return is_mate_in_doubt(position, Color::white) && is_mate_in_doubt(position, Color::black);
}

}  // namespace arbiter
