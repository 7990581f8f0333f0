// Positions on which any bytes are read as a move, and what must hold of every reader of moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/game/history.hpp"
#include "arbiter/game/move_readings.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

namespace arbiter::fuzz {

// Castling both ways, en passant, promotions with capture, many men of one kind, Chess960.
inline constexpr std::array<std::string_view, 6> move_boards{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 0 1",
    "6k1/8/8/8/1Q2N1N1/8/1Q1N3N/K7 w - - 0 1",
    "1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1",
};

/// One of them, chosen by any byte.
inline Position move_board(std::uint8_t byte) {
    return Position::from(read_fen(move_boards[byte % move_boards.size()]).value()).value();
}

/// The bytes from the second on, which are the text of a move.
inline std::string_view move_text_in(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data + 1), size - 1};
}

/// What is read is legal, and written and read again it is the same move; what is refused says
/// where. The game's reader, which is asked in the same words, reads nothing else, and no text that
/// is longer than any about a move.
inline void check_reader(const std::uint8_t* data, std::size_t size, const MoveStyle& style) {
    if (size == 0)
        return;
    const Position position = move_board(data[0]);
    const std::string_view text = move_text_in(data, size);
    const auto move = read_move(position, text, style);
    if (!move)
        return require_place(move.error(), text.size());
    require(is_legal(position, *move));
    require(read_move(position, write_move(position, *move, style), style) == *move);
    const auto in_game = read_move_in_any(History(position), text, style);
    if (text.size() > longest_move_text)
        require(!in_game);
    else
        require(in_game && in_game->explanation.move == *move && !in_game->style);
}

}  // namespace arbiter::fuzz
