// The questions of selection.hpp that look at the positions of a game.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/collection/selection.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/folded_text.hpp"
#include "arbiter/notation/san_reading.hpp"
#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

namespace {

/// Does a position of the game, the start included, answer yes?
template <typename Predicate>
bool any_position(const CollectedGame& game, Predicate predicate) {
    if (!game.played.has_start)
        return false;
    Position position = game.played.start;
    bool fits = predicate(position);
    for (const Move move : game.played.moves) {
        if (fits)
            break;
        position = after_ply(position, move);
        fits = predicate(position);
    }
    return fits;
}

/// What a pattern asks of one square.
enum class SquareTest : std::uint8_t { empty, piece, any, occupied, white, black };

struct PatternSquare {
    SquareTest test = SquareTest::empty;
    std::optional<Piece> piece;
};

using Pattern = std::array<PatternSquare, 64>;

bool fits(const Board& board, Square square, const PatternSquare& wanted) {
    switch (wanted.test) {
        case SquareTest::empty:
            return !board.occupied().contains(square);
        case SquareTest::piece:
            return board.at(square) == wanted.piece;
        case SquareTest::any:
            return true;
        case SquareTest::occupied:
            return board.occupied().contains(square);
        case SquareTest::white:
            return board.of(Color::white).contains(square);
        case SquareTest::black:
            return board.of(Color::black).contains(square);
    }
    return false;
}

std::optional<Piece> piece_named(char c) {
    constexpr std::string_view letters = "pnbrqk";
    const std::size_t at = letters.find(lower(c));
    if (at == std::string_view::npos)
        return std::nullopt;
    constexpr std::array<Role, 6> roles{Role::pawn, Role::knight, Role::bishop,
                                        Role::rook, Role::queen,  Role::king};
    return Piece{is_upper(c) ? Color::white : Color::black, roles[at]};
}

std::optional<PatternSquare> square_test(char c) {
    switch (c) {
        case '?':
            return PatternSquare{SquareTest::any, {}};
        case '!':
            return PatternSquare{SquareTest::occupied, {}};
        case 'A':
            return PatternSquare{SquareTest::white, {}};
        case 'a':
            return PatternSquare{SquareTest::black, {}};
        default:
            if (const auto piece = piece_named(c))
                return PatternSquare{SquareTest::piece, piece};
            return std::nullopt;
    }
}

std::optional<std::vector<PatternSquare>> read_rank(std::string_view text) {
    if (text == "*")
        return std::vector<PatternSquare>(8, {SquareTest::any, {}});
    std::vector<PatternSquare> squares;
    for (const char c : text) {
        if (c >= '1' && c <= '8')
            squares.insert(squares.end(), static_cast<std::size_t>(c - '0'), PatternSquare{});
        else if (const auto test = square_test(c))
            squares.push_back(*test);
        else
            return std::nullopt;
    }
    return squares.size() == 8 ? std::optional(squares) : std::nullopt;
}

std::optional<Pattern> read_pattern(std::string_view text) {
    Pattern pattern;
    for (int rank = 7; rank >= 0; --rank) {
        const std::size_t slash = text.find('/');
        if ((slash == std::string_view::npos) != (rank == 0))
            return std::nullopt;
        const auto squares = read_rank(text.substr(0, slash));
        if (!squares)
            return std::nullopt;
        std::ranges::copy(*squares, pattern.begin() + rank * 8);
        text.remove_prefix(rank == 0 ? 0 : slash + 1);
    }
    return pattern;
}

bool may_have_king(const PatternSquare& square, Color color) {
    const bool is_of_color =
        square.test == (color == Color::white ? SquareTest::white : SquareTest::black);
    return is_of_color || square.test == SquareTest::any || square.test == SquareTest::occupied ||
           square.piece == Piece{color, Role::king};
}

/// A board that no game has: a colour has no king or two (Law 2.2), or a pawn stands on the first
/// rank or the last (3.7).
bool is_on_no_board(const Pattern& pattern) {
    for (const Color color : both_colors)
        if (std::ranges::none_of(
                pattern, [&](const PatternSquare& square) { return may_have_king(square, color); }))
            return true;
    PerColor<int> kings{};
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const auto& piece = pattern[i].piece;
        const bool is_end_rank = i < 8 || i >= 56;
        if (piece && piece->role == Role::pawn && is_end_rank)
            return true;
        if (piece && piece->role == Role::king)
            ++kings[piece->color];
    }
    return kings[Color::white] > 1 || kings[Color::black] > 1;
}

/// How many men of each kind a side has.
using Men = PerRole<int>;

std::optional<Men> read_men(std::string_view text) {
    Men men{};
    for (const char c : text) {
        const auto piece = piece_named(c);
        if (!piece || piece->color != Color::white)
            return std::nullopt;
        ++men[piece->role];
    }
    return men[Role::king] == 1 ? std::optional(men) : std::nullopt;
}

bool has_men(const Board& board, Color side, const Men& men) {
    return std::ranges::all_of(all_roles, [&](Role role) {
        return static_cast<int>(board.of(side, role).size()) == men[role];
    });
}

}  // namespace

ReadGameTest read_line_test(std::string_view text) {
    std::vector<Move> line;
    Position position;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        std::string_view word = text.substr(at, end - at);
        at = end + 1;
        if (const std::size_t dot = word.rfind('.'); dot != std::string_view::npos)
            word.remove_prefix(dot + 1);
        if (word.empty())
            continue;
        const auto read = read_san_leniently(position, word);
        if (!read)
            return std::unexpected(quoted(word) + " is no move here: " + read.error().text);
        line.push_back(read->move);
        position = position.play(read->move);
    }
    if (line.empty())
        return std::unexpected("a line has at least one move; write 1. e4 c5");
    return [line = std::move(line)](const CollectedGame& game) {
        const auto& moves = game.played.moves;
        return game.played.has_start && game.played.start == Position() &&
               moves.size() >= line.size() &&
               std::ranges::equal(line, std::span(moves).first(line.size()));
    };
}

ReadGameTest read_position_test(std::string_view text) {
    const auto setup = read_fen(text);
    if (!setup)
        return std::unexpected(quoted(text) + " is no FEN: " + setup.error().text);
    const auto wanted = Position::from(*setup, forgivable_faults);
    if (!wanted)
        return std::unexpected(quoted(text) + " is no position of a game; ask `arbiter fen` why");
    return [wanted = *wanted](const CollectedGame& game) {
        return any_position(game, [&](const Position& one) { return one == wanted; });
    };
}

ReadGameTest read_pattern_test(std::string_view text) {
    const auto pattern = read_pattern(text);
    if (!pattern)
        return std::unexpected(quoted(text) +
                               " is no pattern; write eight ranks as in a FEN, where ? is any man "
                               "or none, ! any man, A and a any of one colour, * a whole rank");
    if (is_on_no_board(*pattern))
        return std::unexpected(quoted(text) +
                               " is the board of no game: a side has one king, and no pawn stands "
                               "on the first or the last rank");
    return [pattern = *pattern](const CollectedGame& game) {
        return any_position(game, [&](const Position& position) {
            return std::ranges::all_of(all_squares, [&](Square square) {
                return fits(position.board(), square,
                            pattern[static_cast<std::size_t>(index(square))]);
            });
        });
    };
}

ReadGameTest read_material_test(std::string_view text) {
    const std::size_t versus = text.find('v');
    const auto first = read_men(text.substr(0, versus));
    const auto second =
        versus == std::string_view::npos ? std::nullopt : read_men(text.substr(versus + 1));
    if (!first || !second)
        return std::unexpected(quoted(text) +
                               " names no men; write them for both sides, as KRPPvKRP");
    return [one = *first, other = *second](const CollectedGame& game) {
        return any_position(game, [&](const Position& position) {
            const Board& board = position.board();
            return (has_men(board, Color::white, one) && has_men(board, Color::black, other)) ||
                   (has_men(board, Color::white, other) && has_men(board, Color::black, one));
        });
    };
}

}  // namespace arbiter
