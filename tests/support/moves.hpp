// The rules as tests write them: FEN, "a3 b2" for a set of squares, "e2e4" for a legal move. Leans
// on the list of legal moves and on nothing above it but FEN. Not for users' text: what cannot be
// read ends the test with an exception.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {

inline Setup setup_of(std::string_view fen) {
    auto setup = read_fen(fen);
    if (!setup)
        throw std::invalid_argument(std::string(fen) + ": " + setup.error().text);
    return *setup;
}

inline Position position_of(std::string_view fen, FaultSet forgiven = {}) {
    const auto position = Position::from(setup_of(fen), forgiven);
    if (!position)
        throw std::invalid_argument("not a legal position: " + std::string(fen));
    return *position;
}

/// Every fault and warning, without its place.
inline FaultSet faults_of(const Setup& setup) {
    FaultSet faults;
    for (const Finding& finding : diagnose(setup))
        faults.add(finding.fault);
    return faults;
}
inline FaultSet faults_of(std::string_view fen) { return faults_of(setup_of(fen)); }

/// From names between blanks, in any order: "a3 b2".
inline Bitboard squares(std::string_view names) {
    Bitboard set;
    TextCursor cursor(names);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks())
        set.add(square_named(cursor.take_word()).value());
    return set;
}

/// Where the man on `from` may legally go. Castling shows as the square of the rook.
inline Bitboard targets(const Position& position, Square from) {
    Bitboard set;
    for (const Move move : legal_moves(position))
        if (move.from() == from)
            set.add(move.to());
    return set;
}

/// The legal move written "e2e4" or "e7e8q", castling as the king taking its rook: "e1h1".
inline std::optional<Move> find_move(const Position& position, std::string_view text) {
    const Square from = square_named(text.substr(0, 2)).value();
    const Square to = square_named(text.substr(2, 2)).value();
    std::optional<Role> promotion;
    if (text.size() > 4)
        promotion = role_lettered(static_cast<char>(text[4] - 'a' + 'A'));
    for (const Move move : legal_moves(position))
        if (move.from() == from && move.to() == to && move.promotion() == promotion)
            return move;
    return std::nullopt;
}

inline bool can(const Position& position, std::string_view move) {
    return find_move(position, move).has_value();
}

/// The position after the moves, which are separated by blanks.
inline Position play(Position position, std::string_view moves) {
    TextCursor cursor(moves);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        const std::string_view text = cursor.take_word();
        const auto move = find_move(position, text);
        if (!move)
            throw std::invalid_argument("not legal: " + std::string(text));
        position = position.play(*move);
    }
    return position;
}

inline bool is_checkmate(const Position& position) {
    return is_check(position) && !has_legal_move(position);
}

inline bool is_stalemate(const Position& position) {
    return !is_check(position) && !has_legal_move(position);
}

}  // namespace arbiter::testing
