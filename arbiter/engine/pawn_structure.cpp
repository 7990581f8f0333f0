#include "arbiter/engine/pawn_structure.hpp"

#include <array>

namespace arbiter {

namespace {

/// The squares that an enemy pawn must stand on to stop or capture this pawn on its way.
constexpr auto stoppers = [] {
    PerColor<PerSquare<Bitboard>> table;
    for (const Color color : both_colors)
        for (const Square square : all_squares)
            table[color][square] = ahead_of(color, square) &
                                   (squares_of(file_of(square)) | neighbours(file_of(square)));
    return table;
}();

/// A pawn that no enemy pawn can stop: worth the more the nearer it is to its promotion, and in the
/// ending the farther the enemy king and the nearer its own is to the square ahead of it.
Tapered passed_pawn(const Board& board, Color us, Square pawn) {
    const int steps = index(relative_rank(us, rank_of(pawn))) - 1;
    const Square stop = *offset(pawn, 0, forward(us));
    const int own_king = distance(board.of(us, Role::king).first(), stop);
    const int their_king = distance(board.of(opponent(us), Role::king).first(), stop);
    Tapered worth{3 * steps * steps, 10 + 6 * steps * steps};
    worth.end += steps * (4 * their_king - 2 * own_king);
    // Whoever blocks it holds half of its worth in check.
    if (board.occupied().contains(stop))
        worth = {worth.middle / 2, worth.end / 2};
    return worth;
}

}  // namespace

Tapered pawn_structure(const Board& board, Color color) {
    const Bitboard pawns = board.of(color, Role::pawn);
    const Bitboard enemy_pawns = board.of(opponent(color), Role::pawn);
    Tapered sum;
    for (const Square pawn : pawns) {
        const File file = file_of(pawn);
        const Bitboard ahead = ahead_of(color, pawn) & squares_of(file);
        // Doubled: the one behind can only follow.
        if (ahead.intersects(pawns))
            sum -= {7, 17};
        else if (!stoppers[color][pawn].intersects(enemy_pawns))
            sum += passed_pawn(board, color, pawn);
        // Isolated: only pieces can defend it.
        if (!neighbours(file).intersects(pawns))
            sum -= {11, 10};
        // Held by a pawn, or side by side with one: such pawns go forward together.
        const Bitboard partners =
            pawn_attacks(opponent(color), pawn) | (neighbours(file) & squares_of(rank_of(pawn)));
        if (partners.intersects(pawns))
            sum += {7, 4};
    }
    return sum;
}

Tapered king_shelter(const Board& board, Color color) {
    const Square king = board.of(color, Role::king).first();
    const Bitboard front = ahead_of(color, king);
    Tapered sum;
    for (const Square file_square :
         (king_attacks(king) | Bitboard(king)) & squares_of(rank_of(king))) {
        const Bitboard file = squares_of(file_of(file_square));
        const Bitboard shield = file & front & board.of(color, Role::pawn);
        // No own pawn ahead: rooks look in, the more so where the enemy has none either.
        if (shield.empty()) {
            sum.middle -= (file & board.of(Role::pawn)).empty() ? 28 : 17;
            continue;
        }
        const Square pawn = color == Color::white ? shield.first() : shield.last();
        const int away = distance(pawn, square_at(file_of(file_square), rank_of(king)));
        constexpr std::array worth{0, 14, 6, -4};
        sum.middle += worth[static_cast<std::size_t>(away < 3 ? away : 3)];
    }
    return sum;
}

}  // namespace arbiter
