#include "arbiter/notation/san_writer.hpp"

#include <cassert>
#include <string_view>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

std::string_view castling_text(Move move, CastlingSign sign) {
    const bool is_short = castling_side(move.from(), move.to()) == CastlingSide::king_side;
    if (sign == CastlingSign::zeros)
        return is_short ? "0-0" : "0-0-0";
    return is_short ? "O-O" : "O-O-O";
}

}  // namespace

std::string write_san_without_check(const Position& position, Move move, const SanStyle& style) {
    assert(is_legal(position, move));
    if (move.is_castling())
        return std::string(castling_text(move, style.castling));
    std::string text;
    if (move.role() != Role::pawn)
        text += style.letters[move.role()];
    if (style.departure == Departure::as_needed)
        text += needed_departure(position, move);
    else
        text += name(move.from());
    if (is_capture(position, move))
        text += 'x';
    else if (style.departure == Departure::hyphened)
        text += '-';
    text += name(move.to());
    if (move.is_promotion()) {
        if (style.promotion == PromotionSign::equals)
            text += '=';
        text += style.letters[move.promoted_role()];
    }
    if (move.is_en_passant() && style.en_passant == EnPassantSign::ep)
        text += " e.p.";
    return text;
}

std::string write_san(const Position& position, Move move, const SanStyle& style) {
    std::string text = write_san_without_check(position, move, style);
    const Position next = position.play(move);
    if (is_check(next))
        text += has_legal_move(next) ? '+' : '#';
    return text;
}

std::string numbered(const Position& before, std::string_view written) {
    std::string text = std::to_string(before.fullmove_number());
    text += before.turn() == Color::white ? ". " : "... ";
    return text.append(written);
}

std::string numbered(const Position& before, Move move, const SanStyle& style) {
    return numbered(before, write_san(before, move, style));
}

}  // namespace arbiter
