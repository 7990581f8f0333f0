#include "arbiter/engine/evaluation/endings.hpp"

#include <algorithm>
#include <cstdlib>

#include "arbiter/rules/exchange.hpp"

namespace arbiter {

namespace {

/// Whole leads in sixteenths.
constexpr int whole_lead = 16;

/// 0 on the edge to 3 in the middle, along the rank or the file.
int inwards(int line) { return std::min(line, 7 - line); }

int worth_of_men(const Board& board, Color color) {
    int sum = 0;
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen})
        sum += exchange_worths[role] * board.of(color, role).size();
    return sum;
}

/// Each side has one bishop and nothing else but pawns, the bishops on different colours.
bool are_opposite_bishops(const Board& board) {
    const Bitboard bishops = board.of(Role::bishop);
    return (board.occupied() - bishops - board.of(Role::king) - board.of(Role::pawn)).empty() &&
           bishops.size() == 2 && bishops.intersects(board.of(Color::white)) &&
           bishops.intersects(board.of(Color::black)) && bishops.intersects(light_squares) &&
           bishops.intersects(dark_squares);
}

/// Nothing else is left but the kings.
bool is_queen_against_rook(const Board& board, Color strong) {
    return board.of(strong).size() == 2 && board.of(strong, Role::queen).any() &&
           board.of(opponent(strong)).size() == 2 && board.of(opponent(strong), Role::rook).any();
}

}  // namespace

bool is_draw_by_material(const Board& board) {
    const Bitboard pieces = board.occupied() - board.of(Role::king);
    if (pieces.has_more_than_one())
        return false;
    return (pieces - board.of(Role::knight) - board.of(Role::bishop)).empty();
}

int winning_share(const Board& board, Color strong) {
    if (board.of(strong, Role::pawn).any())
        return are_opposite_bishops(board) ? whole_lead / 2 : whole_lead;
    // Without pawns, a lead of a minor piece or less does not win, nor do two knights.
    const int lead = worth_of_men(board, strong) - worth_of_men(board, opponent(strong));
    if (lead <= exchange_worths[Role::bishop])
        return 3;
    const bool only_knights = board.of(strong).size() - 1 == board.of(strong, Role::knight).size();
    return only_knights && board.of(strong).size() <= 3 ? 1 : whole_lead;
}

bool is_hunt(const Board& board, Color strong) {
    if (is_queen_against_rook(board, strong))
        return true;
    const Bitboard minors = board.of(Role::knight) | board.of(Role::bishop);
    return !board.of(opponent(strong)).has_more_than_one() &&
           (board.straight_sliders().any() ||
            (minors.has_more_than_one() && board.of(Role::bishop).any()));
}

int nearness_to_mate(const Board& board, Color strong) {
    const Square hunted = board.of(opponent(strong), Role::king).first();
    const int file = inwards(index(file_of(hunted)));
    const int rank = inwards(index(rank_of(hunted)));
    int sum =
        400 - 20 * (file + rank) - 14 * distance(hunted, board.of(strong, Role::king).first());
    const Bitboard bishops = board.of(strong, Role::bishop);
    if (board.of(strong).size() == 3 && bishops.any() && board.of(strong, Role::knight).any()) {
        // 7 in the corners of the bishop's colour, 0 along the diagonal that joins the others:
        // unlike the distance to a corner, it tells the edge from the middle.
        const int from_dark = std::abs(7 - index(rank_of(hunted)) - index(file_of(hunted)));
        const int from_light = std::abs(index(rank_of(hunted)) - index(file_of(hunted)));
        sum += 140 * ((bishops.intersects(light_squares) ? from_light : from_dark) - 4);
    }
    return sum;
}

}  // namespace arbiter
