#include "arbiter/collection/mating_doubt.hpp"

#include <algorithm>

#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// With fewer legal moves play may be forced into a position where nobody can mate.
constexpr std::uint32_t few_moves = 8;
/// The same of a side that has little more than its king.
constexpr std::uint32_t few_replies = 3;
constexpr int many_men = 10;
/// With so many no forced line is long enough, unless the men stand in walls.
constexpr int most_men = 16;
constexpr std::uint32_t few_among_many = 5;
/// With fewer squares to go to the king may be stalemated.
constexpr int few_flights = 2;

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

/// The squares in front of the men, up to the edge.
Bitboard files_ahead(Color side, Bitboard men) {
    Bitboard ahead = shifted_forward(side, men);
    for (int steps = 1; steps < 6; ++steps)
        ahead |= shifted_forward(side, ahead);
    return ahead;
}

/// Pawns that can step and have no pawn in front of them on their file.
Bitboard running_pawns(const Board& board, Color side) {
    const Bitboard pawns = board.of(side, Role::pawn);
    const Bitboard behind_pawns = files_ahead(opponent(side), board.of(Role::pawn));
    const Bitboard steps = shifted_forward(side, pawns - behind_pawns) - board.occupied();
    return shifted_forward(opponent(side), steps);
}

/// Squares around the king of `side` that it may step to, or could if it had the move.
int flights(const Board& board, Color side, Square king) {
    int count = 0;
    const Bitboard without_king = board.occupied() - Bitboard(king);
    for (const Square to : king_attacks(king) - board.of(side))
        count += board.attackers(to, opponent(side), without_king).empty() ? 1 : 0;
    return count;
}

bool has_piece_to_take(const Board& board, Bitboard pieces, Color by) {
    return std::ranges::any_of(pieces,
                               [&](Square square) { return board.attackers(square, by).any(); });
}

/// One minor piece against another and nothing else, where the loser's can shut its king in: not
/// where both are bishops on squares of one colour.
bool are_lone_minors(const Board& board, Bitboard own, Bitboard others) {
    const Bitboard men = own | others;
    const Bitboard bishops = men & board.of(Role::bishop);
    const bool are_two = own.size() == 1 && others.size() == 1 && board.occupied().size() == 4;
    return are_two && (men - board.of(Role::knight) - bishops).empty() &&
           (bishops.size() < 2 || (bishops & light_squares).size() == 1);
}

/// As the men stand, whatever the next move may bring.
bool stands_in_doubt(const Position& position, Color side) {
    const Board& board = position.board();
    const Color other = opponent(side);
    const Bitboard own = pieces_of(board, side);
    const Bitboard heavy = own & (board.of(Role::queen) | board.of(Role::rook));
    const bool has_supported_piece = own.any() && board.of(side, Role::pawn).any();
    const Bitboard runners = running_pawns(board, side);
    const bool has_force = heavy.any() || has_supported_piece || runners.any() ||
                           are_lone_minors(board, own, pieces_of(board, other));
    if (!has_force || (board.of(Role::pawn).any() && !has_pawn_that_steps(board)))
        return true;
    // Kings and bishops do not pass a wall with gaps, behind which pawns may have steps to make;
    // rooks do, and knights.
    const bool has_bishops_only = (own - board.of(Role::bishop)).empty();
    if (has_bishops_only && board.of(Role::pawn).any() && runners.empty() &&
        running_pawns(board, other).empty())
        return true;
    // On a full board there is always something else to play.
    if (board.occupied().size() >= many_men && pieces_of(board, other).any())
        return is_check(position) ||
               count_legal_moves(position) <
                   (board.occupied().size() < most_men ? few_moves : few_among_many);
    if (flights(board, other, position.king(other)) < few_flights)
        return true;
    if (position.turn() == side)
        return count_legal_moves(position) < few_moves;
    const Bitboard force = heavy.any() ? heavy : own.any() ? own : runners;
    return count_legal_moves(position) < few_replies || is_check(position) ||
           has_piece_to_take(board, force, other);
}

}  // namespace

bool is_mate_in_doubt(const Position& position, Color side) {
    // The players may help each other (5.1.2), so that one move to a plain position will do.
    return stands_in_doubt(position, side) &&
           std::ranges::all_of(legal_moves(position), [&](Move move) {
               return stands_in_doubt(position.play(move), side);
           });
}

bool is_life_in_doubt(const Position& position) {
    return is_mate_in_doubt(position, Color::white) && is_mate_in_doubt(position, Color::black);
}

}  // namespace arbiter
