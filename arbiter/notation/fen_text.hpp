// What the text of a FEN says, with everything in it that breaks the form. Whether that is a
// possible position is asked of `diagnose`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/text_error.hpp"
#include "arbiter/rules/setup.hpp"

namespace arbiter {

/// How far a text may deviate from the form of a FEN.
enum class Reading : std::uint8_t {
    strict,   ///< the form is kept; how many blanks there are, and in which order rights, is free
    lenient,  ///< what can mean one thing only is forgiven and told
};

/// What was read, together with what was wrong or was let pass.
struct FenText {
    /// As far as the text could be read; complete where there are no errors.
    Setup setup;
    /// In the order of the text. A field that cannot be read does not spoil the next.
    std::vector<TextError> errors;
    /// What lenient reading passed over, and how it was taken. Empty where reading was strict.
    std::vector<TextError> forgiven;
};

/// Reads 4 or 6 fields separated by blanks; missing counters read 0 1. Castling letters: KQkq (the
/// outermost rook on that side of the king) or file letters.
///
/// Lenient reading also takes: missing fields, squares missing at the end of a rank, numbers in a
/// row, a '/' after the last rank, W, B, white and black, castling letters that mean nothing or are
/// named twice, en passant squares and counters that cannot be read, '_' for blanks, quotation
/// marks around the text, and whatever follows the sixth field.
[[nodiscard]] FenText read_fen_text(std::string_view text, Reading reading);

/// The text with a blank for each byte of what lenient reading takes for a blank, byte for byte.
[[nodiscard]] std::string with_plain_blanks(std::string_view text);

}  // namespace arbiter
