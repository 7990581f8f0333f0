#include "apps/arbiter/talk/board_questions.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ranges>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/material.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts)
        (text += text.empty() ? "" : between) += part;
    return text;
}

std::string names_of(const std::vector<Square>& squares) {
    std::vector<std::string> names;
    names.reserve(squares.size());
    for (const Square square : squares)
        names.emplace_back(name(square));
    return joined(names, ", ");
}

std::string man_name(Piece man) {
    return std::string(name(man.color)) + ' ' + std::string(name(man.role));
}

/// "e4, white pawn"
std::string man_on(Square square, Piece man) {
    return std::string(name(square)) + ", " + man_name(man);
}

std::string capitalized(Color color) { return std::string(capitalized_name(color)); }

/// File by file.
std::vector<Square> by_name(Bitboard set) {
    std::vector<Square> squares(set.begin(), set.end());
    std::ranges::sort(squares, {}, [](Square square) { return name(square); });
    return squares;
}

std::string men_of(const Position& position, Color side, const AskedMen& asked) {
    std::vector<std::string> kinds;
    for (const Role role : all_roles | std::views::reverse) {
        Bitboard men = position.board().of(side, role);
        if (asked.file)
            men &= squares_of(*asked.file);
        if (men.any() && asked.role.value_or(role) == role)
            kinds.push_back(std::string(name(role)) + ' ' + names_of(by_name(men)));
    }
    if (!kinds.empty())
        return capitalized(side) + ": " + joined(kinds, "; ") + '.';
    std::string text = capitalized(side) + " has no such man";
    if (asked.file)
        text += std::string(" on the ") + name(*asked.file) + " file";
    return text + '.';
}

/// Where the man is seen to go: a king who castles goes beside his rook, as UCI writes it.
Square goal(Move move, Color turn) {
    if (!move.is_castling() || !is_classical_castling(move.from(), move.to()))
        return move.to();
    return castling_targets(turn, castling_side(move.from(), move.to())).king;
}

struct Goals {
    Square from;
    Role role;
    std::vector<Square> squares;
};

/// Each man that can do what is asked for, with the squares; a promotion is one.
std::vector<Goals> goals_of(const Position& position, AskedMoves asked) {
    std::vector<Goals> men;
    for (const Move move : legal_moves(position)) {
        const bool is_capture =
            !move.is_castling() &&
            (move.is_en_passant() || position.board().occupied().contains(move.to()));
        if (asked == AskedMoves::captures && !is_capture)
            continue;
        auto man = std::ranges::find(men, move.from(), &Goals::from);
        if (man == men.end())
            man = men.insert(men.end(), {move.from(), move.role(), {}});
        const Square to = goal(move, position.turn());
        if (std::ranges::find(man->squares, to) == man->squares.end())
            man->squares.push_back(to);
    }
    return men;
}

std::string_view line_name(LineKind kind) {
    switch (kind) {
        case LineKind::file:
            return "File";
        case LineKind::rank:
            return "Rank";
        case LineKind::diagonal:
            return "Diagonal";
    }
    return {};
}

std::string told_line(const Position& position, const BoardLine& line) {
    std::vector<std::string> men;
    for (const Square square : line.squares)
        if (const auto man = position.board().at(square))
            men.push_back(man_on(square, *man));
    return std::string(line_name(line.kind)) + ' ' + std::string(name(line.squares.front())) +
           " to " + std::string(name(line.squares.back())) + ": " +
           (men.empty() ? "nothing" : joined(men, "; ")) + '.';
}

std::string nobody_on(Square square) {
    return "Nobody stands on " + std::string(name(square)) + '.';
}

}  // namespace

std::string told_square(const Position& position, Square square) {
    const auto man = position.board().at(square);
    return man ? upper_first(man_on(square, *man)) + '.' : nobody_on(square);
}

std::string told_men(const Position& position, const AskedMen& asked) {
    if (asked.color)
        return men_of(position, *asked.color, asked);
    return men_of(position, Color::white, asked) + ' ' + men_of(position, Color::black, asked);
}

std::string told_lines(const Position& position, std::span<const BoardLine> lines) {
    std::vector<std::string> told;
    for (const BoardLine& line : lines)
        told.push_back(told_line(position, line));
    return joined(told, " ");
}

std::string told_moves(const Position& position, AskedMoves asked) {
    const bool only_captures = asked == AskedMoves::captures;
    std::vector<std::string> told;
    for (const auto& [from, role, squares] : goals_of(position, asked))
        told.push_back(std::string(name(role)) + ' ' + std::string(name(from)) +
                       (only_captures ? " on " : " to ") + names_of(squares));
    const std::string turn = capitalized(position.turn());
    if (told.empty())
        return turn + (only_captures ? " can take nothing." : " has no move.");
    return turn + (only_captures ? " can take: " : " can play: ") + joined(told, "; ") + '.';
}

std::string told_moves_from(const Position& position, Square from, AskedMoves asked) {
    const auto man = position.board().at(from);
    if (!man)
        return nobody_on(from);
    const bool only_captures = asked == AskedMoves::captures;
    const auto all = goals_of(position, asked);
    const auto goals = std::ranges::find(all, from, &Goals::from);
    const std::string deed =
        goals == all.end() ? (only_captures ? "take nothing" : "go nowhere")
                           : (only_captures ? "take on " : "go to ") + names_of(goals->squares);
    return "The " + man_name(*man) + " on " + std::string(name(from)) + " can " + deed + '.';
}

std::string told_material(const Position& position) {
    constexpr PerRole<int> worth{{{1, 3, 3, 5, 9, 0}}};
    const Material men = material(position.board());
    int ahead = 0;
    for (const Role role : all_roles)
        ahead += worth[role] * (men[Color::white][role] - men[Color::black][role]);
    if (ahead == 0)
        return "Neither side has more material.";
    const int pawns = std::abs(ahead);
    return capitalized(ahead > 0 ? Color::white : Color::black) + " is ahead by " +
           (pawns == 1 ? "a pawn's worth" : std::to_string(pawns) + " pawns' worth") + '.';
}

std::string told_square_color(Square square) {
    return upper_first(std::string(name(square))) + " is " + (is_light(square) ? "light" : "dark") +
           '.';
}

std::string told_own_board(const Position& position, std::string_view placement) {
    const std::string_view men = placement.substr(0, placement.find(' '));
    const auto own = read_fen(std::string(men) + " w - - 0 1");
    if (men.empty() || !own)
        return "Your board is told as in a FEN, rank by rank: " +
               write_fen(position).substr(0, write_fen(position).find(' ')) + '.';
    const auto who = [](const Board& board, Square square) {
        const auto role = board.role_at(square);
        return role ? "a " + man_name({*board.color_at(square), *role}) : std::string("nothing");
    };
    std::vector<std::string> differences;
    for (const Square square : by_name(own->board.occupied() | position.board().occupied()))
        if (const std::string yours = who(own->board, square), game = who(position.board(), square);
            yours != game)
            differences.push_back(std::string(name(square)) + ": your board has " + yours +
                                  ", the game " + game);
    if (differences.empty())
        return "Both boards agree.";
    return upper_first(joined(differences, "; ")) + ". The score sheets decide (Law D.2.9).";
}

}  // namespace arbiter
