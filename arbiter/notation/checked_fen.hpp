// A FEN as a program takes it from somebody: read, checked, and every fault told with its code and
// its place in the text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/fen_text.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// One fault of the text, or of the position that it describes.
struct FenFault {
    /// "syntax", or that of the `Fault`.
    std::string_view code;
    /// Bytes from 0 into the text: the first man concerned, or the number of empty squares that
    /// holds the square; the field for castling, en passant and counters.
    std::size_t at = 0;
    /// One English sentence without full stop.
    std::string text;
    /// The squares concerned; may be empty.
    Bitboard squares;
};

/// What `check_fen` found: a position, or every reason why there is none.
struct CheckedFen {
    /// Set exactly when `faults` is empty. `write_fen` gives its canonical text.
    std::optional<Position> position;
    /// All of them; those of the position only where there is none of syntax.
    std::vector<FenFault> faults;
    /// Inform only; none where the syntax is at fault.
    std::vector<FenFault> warnings;
    /// What was passed over because reading was lenient or the caller forgave it.
    std::vector<FenFault> forgiven;
};

/// Passes over the faults of `forgiven`, of which only `forgivable_faults` can be. Lenient reading
/// passes over rights and en passant squares that cannot be too, and over what `read_fen_text`
/// says.
[[nodiscard]] CheckedFen check_fen(std::string_view text, FaultSet forgiven = {},
                                   Reading reading = Reading::strict);

}  // namespace arbiter
