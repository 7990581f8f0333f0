// What is wrong with a PGN text. None of these ends the reading: the reader says what it met and
// goes on as a careful person would.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/pgn/place.hpp"

namespace arbiter {

/// The kinds of faults, by which reports sort and filter.
enum class PgnFault : std::uint8_t {
    // Of the text; the reader finds these.
    broken_tag,              ///< '[' without name, quoted value and ']'; the tag is dropped
    late_tag,                ///< a tag pair between the moves of its game
    unterminated_comment,    ///< '{' without '}'
    unterminated_variation,  ///< '(' without ')'
    stray_close,             ///< ')' without '('
    unknown_token,           ///< no move, number, sign or result; skipped
    nag_range,               ///< a sign over $255; dropped
    torn_move,               ///< "N f3", read as one move
    stray_text,              ///< text between games; skipped
    encoding,                ///< UTF-16; the text is not read
    odd_result,              ///< "1/2", "1:0": understood, but not PGN's form (8.2.6)
    odd_tag,                 ///< bare quotes, several lines or no ']': understood all the same
    stray_variation,         ///< before any move that it could replace; skipped
    too_deep,                ///< variations in variations in variations; skipped
    empty_variation,         ///< "()"
    odd_character,           ///< a control character or a blank beyond ASCII; taken for a blank
    // Of the game; replaying finds these.
    foreign_variant,    ///< another game than chess or Chess960
    bad_fen,            ///< the FEN tag is no position
    odd_fen,            ///< the FEN tag is a position that no game can have; played as it stands
    illegal_variation,  ///< a move of a variation; what follows in it is not played
    left_out,           ///< more problems, or tags, than anybody reads
    too_long,           ///< more plies than any game can have; the rest is not played
    odd_promotion,      ///< without the piece, which is taken for a queen
    illegal_move,       ///< a move of the main line; what follows is not played
    null_move,          ///< of the main line: no move (Law 1.2), but what follows is played
};

/// How much a fault matters.
enum class Severity : std::uint8_t {
    note,     ///< for whom it concerns: not PGN's own form, a claim that nobody made
    warning,  ///< something was passed over or is doubtful, but the game is whole
    error,    ///< the record cannot be right, or part of it could not be read
};

/// "note", "warning", "error".
[[nodiscard]] std::string_view name(Severity severity);
/// The same for every fault of its kind.
[[nodiscard]] Severity severity(PgnFault fault);

/// Stands something in the text that no game has that is read from it? An illegal move is kept.
[[nodiscard]] bool leaves_text_out(PgnFault fault);

/// "broken-tag", "illegal-move", ...
[[nodiscard]] std::string_view code(PgnFault fault);

/// One fault, where it stands.
struct PgnProblem {
    PgnFault fault;   ///< for programs, `text` being for people
    TextPlace place;  ///< of the token at fault: of a variation never closed its '('
    /// One English sentence without full stop.
    std::string text;
};

/// More problems of one game are not kept.
inline constexpr std::size_t max_problems_per_game = 100;

/// Adds a problem to those of its game. Beyond `max_problems_per_game` one more says that the rest
/// is left out, and only what ends the replay is still added.
void keep_problem(std::vector<PgnProblem>& kept, const PgnProblem& problem);

}  // namespace arbiter
