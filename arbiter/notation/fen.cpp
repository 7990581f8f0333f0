#include "arbiter/notation/fen.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include "arbiter/notation/fen_placement.hpp"
#include "arbiter/notation/fen_text.hpp"
#include "arbiter/rules/attacks.hpp"

namespace arbiter {

namespace {

void append(FenBuffer& text, std::string_view piece) {
    std::ranges::copy(piece, text.grow(piece.size()));
}

void write_castling(const Setup& setup, CastlingStyle style, FenBuffer& text) {
    const std::size_t before = text.size();
    for (const Color color : both_colors) {
        // From the h-file to the a-file, so that K comes before Q.
        Bitboard rooks = setup.castling_rooks & relative_rank_of(color, Rank::first);
        while (rooks.any()) {
            text.push_back(castling_letter(setup.board, color, rooks.last(), style));
            rooks.remove(rooks.last());
        }
    }
    if (text.size() == before)
        text.push_back('-');
}

void write_number(std::uint32_t number, FenBuffer& text) {
    std::array<char, 10> digits;
    const auto [end, status] = std::to_chars(digits.begin(), digits.end(), number);
    append(text, {digits.begin(), end});
}

std::optional<Square> shown_en_passant(const Position& position, EnPassantStyle style) {
    const auto crossed = position.just_crossed();
    if (style == EnPassantStyle::legal || !crossed)
        return position.en_passant();
    const Color us = position.turn();
    const Bitboard beside =
        pawn_attacks(opponent(us), *crossed) & position.board().of(us, Role::pawn);
    return style == EnPassantStyle::always || beside.any() ? crossed : std::nullopt;
}

}  // namespace

std::expected<Setup, TextError> read_fen(std::string_view text) {
    FenText read = read_fen_text(text, Reading::strict);
    if (!read.errors.empty())
        return std::unexpected(std::move(read.errors.front()));
    return read.setup;
}

std::string write_fen(const Setup& setup, CastlingStyle castling) {
    FenBuffer text;
    append_placement(setup.board, text);
    append(text, setup.turn == Color::white ? " w " : " b ");
    write_castling(setup, castling, text);
    text.push_back(' ');
    append(text, setup.en_passant ? name(*setup.en_passant) : "-");
    text.push_back(' ');
    write_number(setup.halfmove_clock, text);
    text.push_back(' ');
    write_number(setup.fullmove_number, text);
    return {text.begin(), text.end()};
}

std::string write_fen(const Position& position, const FenStyle& style) {
    Setup setup = position.to_setup();
    setup.en_passant = shown_en_passant(position, style.en_passant);
    return write_fen(setup, style.castling);
}

}  // namespace arbiter
