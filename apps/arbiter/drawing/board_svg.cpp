#include "apps/arbiter/drawing/board_svg.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "apps/arbiter/drawing/piece_drawings.hpp"
#include "arbiter/notation/fen.hpp"

namespace arbiter {

namespace {

// Lengths are in units of the picture, in which a square is as large as the drawing of a man.
constexpr int tile = 40;
constexpr int side = 8 * tile;

// The colours of the page (web/src/style/board.css).
constexpr std::string_view light_color = "#ebe6d8";
constexpr std::string_view dark_color = "#82a092";
constexpr std::string_view coordinate_color = "#1c2f27";
constexpr std::string_view mark_color = "#f0cf4c";
constexpr std::string_view arrow_color = "#0d4a87";

struct Point {
    double x;
    double y;
};

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }

/// The upper left corner.
Point corner(Square square, Color bottom) {
    const int file = index(file_of(square));
    const int rank = index(rank_of(square));
    const bool is_white = bottom == Color::white;
    return {static_cast<double>(tile * (is_white ? file : 7 - file)),
            static_cast<double>(tile * (is_white ? 7 - rank : rank))};
}

Point center(Square square, Color bottom) {
    return corner(square, bottom) + Point{tile / 2.0, tile / 2.0};
}

std::string piece_id(Piece piece) {
    const char lower = letter(Piece{Color::black, piece.role});
    return {piece.color == Color::white ? 'w' : 'b', lower};
}

/// The element of a man in the drawings, on one line.
std::string drawing(const std::string& id) {
    const std::size_t begin = piece_drawings.find("<g id=\"" + id + '"');
    const std::string_view rest = piece_drawings.substr(std::min(begin, piece_drawings.size()));
    constexpr std::string_view end = "</g>";
    std::string text(rest.substr(0, rest.find(end) + end.size()));
    std::erase(text, '\n');
    return text;
}

/// Only the men that are there.
std::string definitions(const Board& board) {
    std::string text = "<defs>";
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            if (board.of(color, role).any())
                text += drawing(piece_id({color, role}));
    return text + "</defs>";
}

std::string tile_at(Point place, std::string_view color, std::string_view more = "") {
    return fmt::format(R"(<rect x="{}" y="{}" width="{}" height="{}" fill="{}"{}/>)", place.x,
                       place.y, tile, tile, color, more);
}

/// The whole board in the light colour, and the dark squares on it.
std::string squares(const SvgBoardStyle& style) {
    std::string text =
        fmt::format(R"(<rect width="{0}" height="{0}" fill="{1}"/>)", side, light_color);
    for (const Square square : dark_squares)
        text += tile_at(corner(square, style.bottom), dark_color);
    for (const Square square : style.marked)
        text += tile_at(corner(square, style.bottom), mark_color, R"( fill-opacity="0.7")");
    return text;
}

std::string label(Point place, std::string_view anchor, char name) {
    return fmt::format(R"(<text x="{}" y="{}" text-anchor="{}">{}</text>)", place.x, place.y,
                       anchor, name);
}

/// Ranks in the upper left of the leftmost squares, files in the lower right of the lowest.
std::string coordinates(Color bottom) {
    std::string text = fmt::format(
        R"(<g fill="{}" font-family="system-ui, sans-serif" font-size="8" font-weight="600">)",
        coordinate_color);
    for (int i = 0; i < 8; ++i) {
        const Square on_left =
            square_at(bottom == Color::white ? File::a : File::h, static_cast<Rank>(i));
        const Square below =
            square_at(static_cast<File>(i), bottom == Color::white ? Rank::first : Rank::eighth);
        text += label(corner(on_left, bottom) + Point{2, 8}, "start", name(rank_of(on_left)));
        text += label(corner(below, bottom) + Point{38, 37.5}, "end", name(file_of(below)));
    }
    return text + "</g>";
}

std::string men(const Board& board, Color bottom) {
    std::string text;
    for (const Square square : board.occupied()) {
        const Point place = corner(square, bottom);
        text += fmt::format(R"(<use href="#{}" x="{}" y="{}"/>)", piece_id(*board.at(square)),
                            place.x, place.y);
    }
    return text;
}

std::string ring(Point middle) {
    return fmt::format(
        R"(<circle cx="{}" cy="{}" r="17.5" fill="none" stroke="{}" stroke-width="3.5")"
        R"( stroke-opacity="0.75"/>)",
        middle.x, middle.y, arrow_color);
}

/// One outline, so that it is equally transparent everywhere.
std::string arrow(Point from, Point to) {
    const Point way = to - from;
    const Point along = way * (1 / std::hypot(way.x, way.y));
    const Point across{-along.y, along.x};
    const Point tail = from + along * 12;
    const Point neck = to - along * 15;
    const Point outline[] = {tail + across * 3, neck + across * 3, neck + across * 9, to,
                             neck - across * 9, neck - across * 3, tail - across * 3};
    std::string points;
    for (const Point point : outline)
        points += fmt::format("{}{:.1f},{:.1f}", points.empty() ? "" : " ", point.x, point.y);
    return fmt::format(R"(<polygon points="{}" fill="{}" fill-opacity="0.75"/>)", points,
                       arrow_color);
}

std::string arrows(const SvgBoardStyle& style) {
    std::string text;
    for (const auto& [from, to] : style.arrows)
        text += from == to ? ring(center(from, style.bottom))
                           : arrow(center(from, style.bottom), center(to, style.bottom));
    return text;
}

}  // namespace

std::string svg_board(const Position& position, const SvgBoardStyle& style) {
    std::string text =
        fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}")"
                    R"( viewBox="0 0 {1} {1}" role="img"><title>{2}</title>)",
                    style.size, side, write_fen(position));
    text += definitions(position.board());
    text += squares(style);
    text += coordinates(style.bottom);
    text += men(position.board(), style.bottom);
    return text + arrows(style) + "</svg>";
}

}  // namespace arbiter
