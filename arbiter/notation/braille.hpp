// Text for a Braille display or embosser: Unified English Braille without contractions, in the
// letters of Braille ASCII (a BRF file has one character for each cell).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arbiter/notation/text_error.hpp"

namespace arbiter {

/// Cells in a line and lines on a page of the paper that embossers are set to.
struct BraillePage {
    std::size_t cells = 40;  ///< at least 10
    std::size_t lines = 25;  ///< at least 1
};

/// Printable ASCII and line feeds; any other character becomes a question mark. Lines that are too
/// long go on in the next one, two cells further in; pages end with a form feed, lines with
/// carriage return and line feed.
[[nodiscard]] std::string write_braille(std::string_view text, const BraillePage& page = {});

/// The text again, line by line as in the file. Fails where a cell means nothing here.
[[nodiscard]] std::expected<std::string, TextError> read_braille(std::string_view brf);

}  // namespace arbiter
