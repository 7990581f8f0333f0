// Short words for tests: positions and moves from text that is known to be right.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter::testing {

inline constexpr std::string_view start_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// All four ways to castle are open.
inline constexpr std::string_view castling_fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

inline Position position(std::string_view fen) {
    const auto setup = read_fen(fen);
    if (!setup)
        throw std::invalid_argument(std::string(fen) + ": " + setup.error().text);
    const auto position = Position::from(*setup);
    if (!position)
        throw std::invalid_argument(std::string(fen) + ": no legal position");
    return *position;
}

/// The attempt that a text such as "e2e4" or "e7e8q" names.
inline Attempt attempt(std::string_view uci) { return read_uci_attempt(uci).value(); }

/// The legal move that a UCI text names here.
inline Move move(const Position& position, std::string_view uci) {
    const auto found = explain(position, attempt(uci)).move;
    if (!found)
        throw std::invalid_argument(std::string(uci) + " is not legal in " + write_fen(position));
    return *found;
}

}  // namespace arbiter::testing
