#include "apps/arbiter/drawing/board_text.hpp"

#include <optional>
#include <string_view>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

std::string symbol(Piece piece) {
    constexpr PerColor<PerRole<std::string_view>> symbols{
        {{{{{"♙", "♘", "♗", "♖", "♕", "♔"}}}, {{{"♟", "♞", "♝", "♜", "♛", "♚"}}}}}};
    return std::string(symbols[piece.color][piece.role]);
}

std::string drawn(std::optional<Piece> piece, const TextBoardStyle& style) {
    if (!piece)
        return ".";
    if (style.men == MenAs::symbols)
        return symbol(*piece);
    const std::string_view letter = style.letters[piece->role];
    return piece->color == Color::white ? std::string(letter) : lower(letter);
}

/// Between two squares, or at the edge, where the square outside counts as not marked.
char separator(bool is_left_marked, bool is_right_marked) {
    if (is_left_marked && is_right_marked)
        return '|';
    if (is_right_marked)
        return '[';
    return is_left_marked ? ']' : ' ';
}

/// `index` counts rows from the top and columns from the left.
Rank rank_of_row(int row, Color bottom) {
    return static_cast<Rank>(bottom == Color::white ? 7 - row : row);
}
File file_of_column(int column, Color bottom) {
    return static_cast<File>(bottom == Color::white ? column : 7 - column);
}

std::string row_of(const Board& board, Rank rank, Color bottom, const TextBoardStyle& style) {
    std::string text{name(rank), ' '};
    bool was_marked = false;
    for (int column = 0; column < 8; ++column) {
        const Square square = square_at(file_of_column(column, bottom), rank);
        const bool is_marked = style.marked.contains(square);
        text += separator(was_marked, is_marked);
        text += drawn(board.at(square), style);
        was_marked = is_marked;
    }
    return text + (was_marked ? "]\n" : "\n");
}

}  // namespace

std::string text_board(const Position& position, Color bottom, const TextBoardStyle& style) {
    std::string text;
    for (int row = 0; row < 8; ++row)
        text += row_of(position.board(), rank_of_row(row, bottom), bottom, style);
    text += "  ";
    for (int column = 0; column < 8; ++column)
        (text += ' ') += name(file_of_column(column, bottom));
    return text + '\n';
}

}  // namespace arbiter
