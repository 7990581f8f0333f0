#include "arbiter/winnable/layer.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace arbiter {

// The loops have no branches, so that the compiler takes several rows at once.

bool KingPairs::empty() const { return squares(Color::black).empty(); }

Bitboard KingPairs::squares(Color color) const {
    std::uint64_t black = 0;
    std::uint64_t white = 0;
    for (std::size_t i = 0; i < rows_.values.size(); ++i) {
        black |= rows_.values[i].bits();
        white |= std::uint64_t{rows_.values[i].any()} << i;
    }
    return Bitboard(color == Color::black ? black : white);
}

Bitboard KingPairs::squares_against(Color color, Square opponent_king) const {
    if (color == Color::black)
        return rows_[opponent_king];
    std::uint64_t white = 0;
    for (std::size_t i = 0; i < rows_.values.size(); ++i)
        white |= (rows_.values[i].bits() >> index(opponent_king) & 1U) << i;
    return Bitboard(white);
}

KingPairs KingPairs::off(Bitboard white_off, Bitboard black_off) const {
    KingPairs pairs;
    for (std::size_t i = 0; i < rows_.values.size(); ++i) {
        const std::uint64_t keeps_row = (white_off.bits() >> i & 1U) - 1;
        pairs.rows_.values[i] = (rows_.values[i] - black_off) & Bitboard(keeps_row);
    }
    return pairs;
}

KingPairs& KingPairs::operator|=(const KingPairs& other) {
    for (std::size_t i = 0; i < rows_.values.size(); ++i)
        rows_.values[i] |= other.rows_.values[i];
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
