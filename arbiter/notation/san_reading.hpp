// Two other ways to read a move than read_san's: to the letter, and as leniently as the text can
// mean one move only.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/piece_letters.hpp"
#include "arbiter/notation/san_error.hpp"
#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// Takes only what `write_san` writes: PGN's export format (8.2.3), + and # included. Anything else
/// that names a legal move is refused as `not_standard`, with the rule of the notation that is
/// broken, where, and the standard form.
[[nodiscard]] std::expected<Move, SanError> read_san_strictly(const Position& position,
                                                              std::string_view text);

/// A move, with what had to be passed over to read it.
struct LenientSan {
    Move move;  ///< legal in the position that was given
    /// The standard form, which `write_san` writes.
    std::string san;
    /// What in the text was not the standard form, in its order; also a + or # that does not hold.
    std::vector<TextError> deviations;
};

/// Whether a capital file letter is read as a small one where no other reading is legal. Where
/// texts of several languages are tried it may be a man's letter: C is a knight in Spanish.
enum class FileCapitals : std::uint8_t { forgiven, refused };

/// Takes what `read_san` takes and more: a number before the move (12. or 12...), a small b for a
/// bishop and capital file letters where no other reading is legal, and the letters of another
/// language, which come before the English ones. Never guesses between two moves.
[[nodiscard]] std::expected<LenientSan, SanError> read_san_leniently(
    const Position& position, std::string_view text, const PieceLetters& letters = english_letters,
    FileCapitals capitals = FileCapitals::forgiven);

}  // namespace arbiter
