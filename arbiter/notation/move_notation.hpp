// All notations in which moves are written and read, by name; what a user chooses for a command.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/notation/san_error.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// How e2-e4, Ng1-f3 and castling are written.
enum class Notation : std::uint8_t {
    san,          ///< "e4", "Nf3", "O-O": as PGN has it (8.2.3)
    fide,         ///< "e4", "Nf3", "0-0", "exd6 e.p.", "e8Q": Appendix C of the Laws
    lan,          ///< "e2e4", "Ng1f3", "O-O": long algebraic
    hyphened,     ///< "e2-e4", "Ng1-f3", "0-0", "e8Q": the long form of Appendix C.8
    figurine,     ///< "e4", "♘f3", "O-O"
    uci,          ///< "e2e4", "g1f3", "e1g1"
    iccf,         ///< "5254", "7163", "5171": by correspondence
    descriptive,  ///< "P-K4", "Kt-KB3", "O-O": in older English books
    spoken,       ///< "pawn e2 to e4", "castles king side"
    nato,         ///< "pawn echo 2 to echo 4"
    anna,         ///< "pawn Eva 2 to Eva 4", "Kurze Rochade": files and castling of Law D.2.1
};

/// In the order of `Notation`.
inline constexpr std::array all_notations{
    Notation::san,      Notation::fide, Notation::lan,  Notation::hyphened,
    Notation::figurine, Notation::uci,  Notation::iccf, Notation::descriptive,
    Notation::spoken,   Notation::nato, Notation::anna,
};

/// "san", "fide", ... as an option takes it.
[[nodiscard]] std::string_view name(Notation notation);
/// Nothing where there is no such notation.
[[nodiscard]] std::optional<Notation> notation_named(std::string_view name);

/// Squares by their coordinates and men by letters or figurines, as Appendix C has it.
[[nodiscard]] bool is_algebraic(Notation notation);

/// A notation in a language.
struct MoveStyle {
    Notation notation = Notation::san;  ///< how squares and men are named
    /// A code of `languages()`. The letters of san, fide, lan and hyphened follow it, and the words
    /// of spoken, which are English or German; all others have one language.
    std::string_view language = "en";
};

/// As players write moves by the Laws.
inline constexpr MoveStyle fide_notation{Notation::fide};

/// "German algebraic notation", "UCI", "descriptive notation", "spoken German". Requires:
/// `is_known(style)`.
[[nodiscard]] std::string in_words(const MoveStyle& style);

/// Whether there are letters, or words, of that language for that notation.
[[nodiscard]] bool is_known(const MoveStyle& style);

/// Every notation in every language that it has.
[[nodiscard]] std::vector<MoveStyle> all_move_styles();

/// Requires: `move` is legal, `is_known(style)`.
[[nodiscard]] std::string write_move(const Position& position, Move move, const MoveStyle& style);

/// Tells an ambiguous text's moves as they are to be written, or said, in that style; other
/// refusals stay as they are. Requires: `is_known(style)`.
[[nodiscard]] SanError told_in(const Position& position, SanError refusal, const MoveStyle& style);

/// Takes what `write_move` writes in that style, and what can mean nothing else in it: of the
/// algebraic ones what `read_san_leniently` takes, of the spoken ones talk around the move. Fails
/// as `read_san` does. Requires: `is_known(style)`.
[[nodiscard]] std::expected<Move, SanError> read_move(const Position& position,
                                                      std::string_view text,
                                                      const MoveStyle& style);

}  // namespace arbiter
