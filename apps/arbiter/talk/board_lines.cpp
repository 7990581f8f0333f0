#include "apps/arbiter/talk/board_lines.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/notation/heard_words.hpp"

namespace arbiter {

namespace {

/// From `square` on, itself included, to the edge.
std::vector<Square> walk(Square square, int right, int up) {
    std::vector<Square> squares;
    for (std::optional<Square> at = square; at; at = offset(*at, right, up))
        squares.push_back(*at);
    return squares;
}

int sign(int number) { return (number > 0) - (number < 0); }

/// The last square on the way to the edge.
Square edge(Square square, int right, int up) { return walk(square, right, up).back(); }

bool is_diagonal_word(std::string_view word) {
    const std::string small = lower(word);
    return small == "diagonal" || small == "diagonals";
}

/// Of the letters of a file, a rank, a square or two squares.
std::vector<BoardLine> lines_lettered(std::string_view form) {
    if (form.size() == 1) {
        if (const auto file = file_named(form.front()))
            return {file_line(*file)};
        if (const auto rank = rank_named(form.front()))
            return {rank_line(*rank)};
    }
    if (const auto square = square_named(form))
        return straight_lines(*square);
    if (form.size() != 4)
        return {};
    const auto from = square_named(form.substr(0, 2));
    const auto to = square_named(form.substr(2));
    const auto line = from && to ? line_between(*from, *to) : std::nullopt;
    return line ? std::vector{*line} : std::vector<BoardLine>();
}

}  // namespace

BoardLine file_line(File file) {
    return {LineKind::file, walk(square_at(file, Rank::first), 0, 1)};
}

BoardLine rank_line(Rank rank) { return {LineKind::rank, walk(square_at(File::a, rank), 1, 0)}; }

std::vector<BoardLine> straight_lines(Square square) {
    return {file_line(file_of(square)), rank_line(rank_of(square))};
}

std::vector<BoardLine> diagonals(Square square) {
    std::vector<BoardLine> lines;
    for (const int up : {1, -1})
        if (auto squares = walk(edge(square, -1, -up), 1, up); squares.size() > 1)
            lines.push_back({LineKind::diagonal, std::move(squares)});
    return lines;
}

std::optional<BoardLine> line_between(Square from, Square to) {
    if (from == to)
        return std::nullopt;
    const int right = index(file_of(to)) - index(file_of(from));
    const int up = index(rank_of(to)) - index(rank_of(from));
    std::vector<Square> squares = walk(from, sign(right), sign(up));
    const auto end = std::ranges::find(squares, to);
    if (end == squares.end())
        return std::nullopt;
    squares.erase(end + 1, squares.end());
    const auto kind = right == 0 ? LineKind::file : up == 0 ? LineKind::rank : LineKind::diagonal;
    return BoardLine{kind, std::move(squares)};
}

std::vector<BoardLine> lines_meant(std::string_view text) {
    std::string others;
    bool is_diagonal = false;
    for (const std::string_view word : words_of(text))
        if (is_diagonal_word(word))
            is_diagonal = true;
        else
            (others += word) += ' ';
    for (std::string form : letters_meant(others)) {
        std::erase(form, '-');
        const auto square = square_named(form);
        auto lines = is_diagonal && square ? diagonals(*square) : lines_lettered(form);
        // There are many diagonals: a file or a rank does not say which.
        if (!lines.empty() && (!is_diagonal || form.size() != 1))
            return lines;
    }
    return {};
}

}  // namespace arbiter
