// Games whose moves are written in another notation, as text in which they are written in SAN: then
// all that reads games reads them. Nothing else of the text is changed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/move_notation.hpp"
#include "arbiter/pgn/place.hpp"

namespace arbiter {

/// A move that could not be read; its game is left as it stands.
struct UntranslatedMove {
    TextPlace place;   ///< in the text that was given
    std::string text;  ///< as it is written there, at most its beginning
    std::string why;   ///< one English sentence without full stop
};

/// What came of a text.
struct SanTranslation {
    std::string text;                            ///< the games, moves in SAN
    std::vector<UntranslatedMove> untranslated;  ///< the first of each game that has one
};

/// Whether files are written so: not what is only spoken.
[[nodiscard]] bool is_of_files(Notation notation);

/// Reads a text that begins where a game begins. A move may have several words and signs behind it
/// ("P-K8 (Q) dis. ch."). A game of which a move of the main line cannot be read, and a variation
/// from such a move on, stay byte for byte. Requires: `is_known(style)`, `is_of_files`.
[[nodiscard]] SanTranslation translated_to_san(std::string_view text, const MoveStyle& style);

}  // namespace arbiter
