// A position as an SVG picture that needs nothing but itself: no fonts of its own, no scripts, no
// styles, no other file. Without newlines, so that a picture is a line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// From one square to another; a ring where both are the same.
struct Arrow {
    Square from;
    Square to;
};

struct SvgBoardStyle {
    /// Width and height in pixels.
    int size = 400;
    Color bottom = Color::white;
    /// The squares of the last move.
    Bitboard marked = {};
    std::vector<Arrow> arrows = {};
};

[[nodiscard]] std::string svg_board(const Position& position, const SvgBoardStyle& style);

}  // namespace arbiter
