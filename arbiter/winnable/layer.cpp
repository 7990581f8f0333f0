#include "arbiter/winnable/layer.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace arbiter {

bool KingPairs::empty() const {
    return std::ranges::all_of(rows_, [](Bitboard row) { return row.empty(); });
}

Bitboard KingPairs::squares(Color color) const {
    Bitboard squares;
    for (const Square white : all_squares)
        if (color == Color::black)
            squares |= rows_[white];
        else if (rows_[white].any())
            squares.add(white);
    return squares;
}

Bitboard KingPairs::squares_against(Color color, Square opponent_king) const {
    if (color == Color::black)
        return rows_[opponent_king];
    Bitboard squares;
    for (const Square white : all_squares)
        if (rows_[white].contains(opponent_king))
            squares.add(white);
    return squares;
}

KingPairs& KingPairs::operator|=(const KingPairs& other) {
    for (const Square white : all_squares)
        rows_[white] |= other.rows_[white];
    return *this;
}

Layer layer_of(const Position& position) {
    assert(position.castling_rooks().empty());
    const Board& board = position.board();
    Layer layer;
    for (const Square square : board.occupied() - board.of(Role::king))
        layer.men.push_back({*board.at(square), Bitboard(square)});
    layer.kings[position.turn()][position.king(Color::white)].add(position.king(Color::black));
    if (const auto crossed = position.en_passant())
        layer.en_passant.add(*crossed);
    return layer;
}

namespace {

/// Finds a man of the layer for each man from the first of `squares` on, which all stand on
/// `board`; `taken` says by number which have one.
bool match(const Layer& layer, const Board& board, Bitboard squares, std::uint64_t taken) {
    if (squares.empty())
        return true;
    const Square square = squares.pop_first();
    const Piece piece = *board.at(square);
    for (std::size_t i = 0; i < layer.men.size(); ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i;
        const PlacedMan& man = layer.men[i];
        if ((taken & bit) == 0 && man.piece == piece && man.squares.contains(square) &&
            match(layer, board, squares, taken | bit))
            return true;
    }
    return false;
}

}  // namespace

bool contains(const Layer& layer, const Position& position) {
    const Board& board = position.board();
    const Bitboard men = board.occupied() - board.of(Role::king);
    const auto in_layer =
        std::ranges::count_if(layer.men, [](const PlacedMan& man) { return man.squares.any(); });
    const auto crossed = position.en_passant();
    return position.castling_rooks().empty() && men.size() == in_layer &&
           (!crossed || layer.en_passant.contains(*crossed)) &&
           layer.kings[position.turn()][position.king(Color::white)].contains(
               position.king(Color::black)) &&
           match(layer, board, men, 0);
}

Occupation occupation(const Layer& layer) {
    Occupation occupation;
    for (const PlacedMan& man : layer.men) {
        occupation.possible[man.piece.color] |= man.squares;
        if (!man.squares.has_more_than_one())
            occupation.certain[man.piece.color] |= man.squares;
    }
    return occupation;
}

Bitboard possible_attacks(const PlacedMan& man, Bitboard certain) {
    Bitboard attacked;
    for (const Square from : man.squares)
        attacked |= attacks(man.piece, from, certain - Bitboard(from));
    return attacked;
}

}  // namespace arbiter
