// The letters of the men in the languages of the world (PGN specification 17; Law C.3: each player
// is free to use the first letter of the name in his language), and figurines.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// UTF-8, one or two characters each. A pawn's is read, never written.
using PieceLetters = PerRole<std::string_view>;

/// Those that PGN has in every country (PGN specification 8.2.3.2).
inline constexpr PieceLetters english_letters{{{"P", "N", "B", "R", "Q", "K"}}};
/// The white figurines, which print uses for both colours.
inline constexpr PieceLetters figurines{{{"♙", "♘", "♗", "♖", "♕", "♔"}}};

/// A language in which moves are written, and its letters.
struct Language {
    /// ISO 639-1: "de".
    std::string_view code;
    /// In English: "German".
    std::string_view name;
    /// The same letter may be another man's in English: B is the German pawn.
    PieceLetters letters;
};

/// In the order of their codes.
[[nodiscard]] std::span<const Language> languages();

/// Nothing where the language is not known.
[[nodiscard]] std::optional<PieceLetters> letters_of(std::string_view language_code);

}  // namespace arbiter
