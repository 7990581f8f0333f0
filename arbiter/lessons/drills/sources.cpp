#include "arbiter/lessons/drills/sources.hpp"

#include <vector>

#include "arbiter/base/words.hpp"
#include "arbiter/lessons/drills/game_lines.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/play.hpp"

namespace arbiter::lessons {

namespace {

History played(std::span<const std::string_view> words) {
    History game;
    for (const std::string_view word : words)
        if (const auto move = read_uci_move(game.current(), word))
            game.play(*move);
    return game;
}

/// The square opposite on the same file.
Square upside_down(Square square) {
    return square_at(file_of(square), relative_rank(Color::black, rank_of(square)));
}

}  // namespace

std::optional<History> place_in_game(Dice& dice,
                                     const std::function<bool(const History& game)>& fits) {
    const auto words = words_of(dice.one_of(game_lines));
    const std::size_t begin = dice.below(static_cast<std::uint32_t>(words.size()));
    History game = played(std::span(words).first(begin));
    for (std::size_t i = begin; i < words.size(); ++i) {
        if (fits(game))
            return game;
        const auto move = read_uci_move(game.current(), words[i]);
        if (!move)
            return std::nullopt;
        game.play(*move);
    }
    return fits(game) ? std::optional(std::move(game)) : std::nullopt;
}

History last_moves(const History& game, std::size_t plies) {
    const std::size_t count = game.moves().size();
    const std::size_t first = count - std::min(plies, count);
    History last(game.positions()[first]);
    for (std::size_t i = first; i < count; ++i)
        last.play(game.moves()[i]);
    return last;
}

void throw_men(Dice& dice, std::string_view men, Board& board) {
    for (const char letter : men) {
        const Piece piece = piece_lettered(letter).value();
        while (true) {
            const Square square = square_at(static_cast<int>(dice.below(64)));
            const bool is_impossible = piece.role == Role::pawn && back_ranks.contains(square);
            if (board.occupied().contains(square) || is_impossible)
                continue;
            board.put(square, piece);
            break;
        }
    }
}

Setup from_the_other_side(const Setup& setup) {
    Setup turned;
    turned.turn = opponent(setup.turn);
    for (const Square square : setup.board.occupied()) {
        const Piece piece = setup.board.at(square).value();
        turned.board.put(upside_down(square), {opponent(piece.color), piece.role});
    }
    for (const Square rook : setup.castling_rooks)
        turned.castling_rooks.add(upside_down(rook));
    return turned;
}

std::optional<Position> possible(const Setup& setup) {
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

std::optional<Position> thrown(Dice& dice, std::string_view men, Color turn) {
    Setup setup;
    setup.turn = turn;
    throw_men(dice, men, setup.board);
    return possible(setup);
}

}  // namespace arbiter::lessons
