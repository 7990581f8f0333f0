#include "arbiter/notation/fen.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "arbiter/notation/fen_text.hpp"
#include "arbiter/rules/attacks.hpp"

namespace arbiter {

namespace {

void write_placement(const Board& board, std::string& text) {
    // First all letters, kind by kind: asking square by square who stands there takes longer.
    PerSquare<char> letters{};
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            for (const Square square : board.of(color, role))
                letters[square] = letter(Piece{color, role});
    for (int rank = 7; rank >= 0; --rank) {
        int next_file = 0;
        const auto pass_empty_squares = [&](int file) {
            if (file > next_file)
                text += static_cast<char>('0' + file - next_file);
            next_file = file + 1;
        };
        for (const Square square : board.occupied() & squares_of(static_cast<Rank>(rank))) {
            pass_empty_squares(index(file_of(square)));
            text += letters[square];
        }
        pass_empty_squares(8);
        if (rank > 0)
            text += '/';
    }
}

void write_castling(const Setup& setup, CastlingStyle style, std::string& text) {
    const std::size_t before = text.size();
    for (const Color color : both_colors) {
        // From the h-file to the a-file, so that K comes before Q.
        Bitboard rooks = setup.castling_rooks & relative_rank_of(color, Rank::first);
        while (rooks.any()) {
            text += castling_letter(setup.board, color, rooks.last(), style);
            rooks.remove(rooks.last());
        }
    }
    if (text.size() == before)
        text += '-';
}

void write_number(std::uint32_t number, std::string& text) {
    std::array<char, 10> digits;
    const auto [end, status] = std::to_chars(digits.begin(), digits.end(), number);
    text.append(digits.begin(), end);
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
    // The longest has 71 bytes of men and 27 of the rest.
    std::string text;
    text.reserve(100);
    write_placement(setup.board, text);
    text += setup.turn == Color::white ? " w " : " b ";
    write_castling(setup, castling, text);
    text += ' ';
    text += setup.en_passant ? name(*setup.en_passant) : "-";
    text += ' ';
    write_number(setup.halfmove_clock, text);
    text += ' ';
    write_number(setup.fullmove_number, text);
    return text;
}

std::string write_fen(const Position& position, const FenStyle& style) {
    Setup setup = position.to_setup();
    setup.en_passant = shown_en_passant(position, style.en_passant);
    return write_fen(setup, style.castling);
}

}  // namespace arbiter
