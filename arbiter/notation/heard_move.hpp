// What a move that is spoken, dictated or typed without care may mean in algebraic notation, before
// any position is asked: "knight takes e five" is Nxe5, "Springer Felix drei" Nf3, "castles short"
// O-O.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/heard_words.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// Castling, and on which side.
enum class HeardCastling : std::uint8_t {
    none,        ///< the text does not speak of it
    king_side,   ///< "castle short", "kurze Rochade", oo
    queen_side,  ///< "castles queen's side", "lange Rochade", O-O-O
    either,      ///< "castle": on the side on which it can be
    unclear,     ///< "castle sideways"
};

/// Signs as well as words: O, o and 0 with strokes or without.
[[nodiscard]] HeardCastling castling_heard(std::string_view text, Tongue tongue = Tongue::english);

/// Who takes whom, where no square is said; one of both at least is.
struct HeardCapture {
    std::optional<Role> taker;  ///< the bishop of "bishop takes"
    std::optional<Role> taken;  ///< the knight of "takes the knight"
    bool operator==(const HeardCapture&) const = default;
};

/// "bishop takes knight", "Dame schlägt": of men alone, in several words. Nothing where a letter
/// may be a file.
[[nodiscard]] std::optional<HeardCapture> capture_heard(std::string_view text,
                                                        Tongue tongue = Tongue::english);

/// The text itself, then what its words may mean, the likeliest first; each once. Not for castling.
[[nodiscard]] std::vector<std::string> notations_heard(std::string_view text,
                                                       Tongue tongue = Tongue::english);

}  // namespace arbiter
