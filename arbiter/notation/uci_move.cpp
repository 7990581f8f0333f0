#include "arbiter/notation/uci_move.hpp"

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/explanation_text.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"

namespace arbiter {

namespace {

std::unexpected<TextError> error(const TextCursor& cursor, std::string text) {
    return std::unexpected(TextError{cursor.at(), std::move(text)});
}

std::expected<Square, TextError> read_square(TextCursor& cursor, std::string_view which) {
    const auto missing = [&](std::string_view what) {
        const std::string found =
            cursor.at_end() ? "the text ends" : "found " + shown(cursor.peek());
        return error(cursor, std::string(what) + " of the square " + std::string(which) +
                                 " is missing: " + found + "; a UCI move is written like e2e4");
    };
    const auto file = file_named(cursor.peek());
    if (!file)
        return missing("the file a to h");
    cursor.take();
    const auto rank = rank_named(cursor.peek());
    if (!rank)
        return missing("the rank 1 to 8");
    cursor.take();
    return square_at(*file, *rank);
}

/// The move that the attempt means in the usual case; only a guess, to be asked of `is_legal`.
Move usual_move(const Position& position, const Attempt& attempt) {
    const auto [from, to, promotion] = attempt;
    if (promotion && *promotion != Role::pawn && *promotion != Role::king)
        return Move::promotion(from, to, *promotion);
    if (position.castling_rooks().contains(to) && from == position.king(position.turn()))
        return Move::castling(from, to);
    if (position.en_passant() == to && position.board().of(Role::pawn).contains(from))
        return Move::en_passant(from, to);
    return Move::normal(position.board().role_at(from).value_or(Role::pawn), from, to);
}

}  // namespace

std::expected<Attempt, TextError> read_uci_attempt(std::string_view text) {
    TextCursor cursor(text);
    if (text == "0000")
        return error(cursor, "0000 is a null move, but the players move alternately (Law 1.2)");
    const auto from = read_square(cursor, "of departure");
    if (!from)
        return std::unexpected(from.error());
    const auto to = read_square(cursor, "of arrival");
    if (!to)
        return std::unexpected(to.error());
    Attempt attempt{*from, *to, std::nullopt};
    if (cursor.at_end())
        return attempt;
    const char letter = cursor.peek();
    const auto piece = piece_lettered(letter);
    if (!piece || piece->color == Color::white)
        return error(cursor, shown(letter) + " is no promotion; use q, r, b or n as in e7e8q");
    attempt.promotion = piece->role;
    cursor.take();
    if (!cursor.at_end())
        return error(cursor,
                     "a UCI move ends after the promotion letter; found " + shown(cursor.peek()));
    return attempt;
}

std::expected<Move, TextError> read_uci_move(const Position& position, std::string_view text) {
    const auto attempt = read_uci_attempt(text);
    if (!attempt)
        return std::unexpected(attempt.error());
    if (const Move move = usual_move(position, *attempt);
        (!attempt->promotion || move.is_promotion()) && is_legal(position, move))
        return move;
    const Explanation explanation = explain(position, *attempt);
    if (explanation.move)
        return *explanation.move;
    return std::unexpected(TextError{0, sentence(explanation)});
}

std::string write_uci_move(Move move, UciCastling castling) {
    Square to = move.to();
    if (castling == UciCastling::classical && move.is_castling() &&
        is_classical_castling(move.from(), move.to())) {
        const Color color = rank_of(move.from()) == Rank::first ? Color::white : Color::black;
        to = castling_targets(color, castling_side(move.from(), move.to())).king;
    }
    std::string text(name(move.from()));
    text += name(to);
    if (move.is_promotion())
        text += letter(Piece{Color::black, move.promoted_role()});
    return text;
}

std::string write_uci_attempt(const Attempt& attempt) {
    std::string text(name(attempt.from));
    text += name(attempt.to);
    if (attempt.promotion)
        text += letter(Piece{Color::black, *attempt.promotion});
    return text;
}

}  // namespace arbiter
