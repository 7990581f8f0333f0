// What a task or an exercise asks about a position. Not how it is put into words, and not how a
// typed answer is read: these are made at the doors.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/move.hpp"
#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter::lessons {

/// Where may the man on this square go? Answered by squares; a castling king by where he arrives.
struct TargetsQuestion {
    /// Where a man of the side to move stands.
    Square square;

    bool operator==(const TargetsQuestion&) const = default;
};

/// Which squares does the man on this square attack, whoever stands there (3.1.2)?
struct AttacksQuestion {
    /// Where a man stands.
    Square square;

    bool operator==(const AttacksQuestion&) const = default;
};

/// From one square to another.
struct Way {
    /// Where a man stands.
    Square from;
    /// Where it arrives.
    Square to;

    bool operator==(const Way&) const = default;
};

/// Which squares are meant? Answered by squares that the task knows.
struct SquaresQuestion {
    /// The right ones.
    Bitboard squares;
    /// Where they are a move's, and asked for in this order: from where, and where to.
    std::optional<Way> way = {};

    bool operator==(const SquaresQuestion&) const = default;
};

/// What a move that is asked for must do.
enum class Goal : std::uint8_t {
    listed,        ///< be one of the moves that the task names
    mate,          ///< give mate (5.1.1)
    stalemate,     ///< leave the opponent stalemated (5.2.1)
    check,         ///< give check (3.9.1)
    double_check,  ///< give check with two men at once
    capture,       ///< take a man
    castle,        ///< castle, to either side (3.8.2)
    en_passant,    ///< take en passant (3.7.3.1)
    promote,       ///< turn a pawn into a piece (3.7.3.3)
    run,           ///< answer a check with the king
    block,         ///< answer a check by a man in between
    take_checker,  ///< answer a check by taking who gives it, not with the king
    any,           ///< be legal
};

/// "listed", "mate", ...: as in the names of phrases.
[[nodiscard]] std::string_view name(Goal goal);

/// Which move does it? One is enough.
struct MoveQuestion {
    /// What it must do.
    Goal goal = Goal::any;
    /// Where `goal` is `listed`.
    std::vector<Move> listed;

    bool operator==(const MoveQuestion&) const = default;
};

/// Mate, stalemate or neither? Answered "mate", "stalemate" or "neither" (5.1.1, 5.2.1).
struct EndQuestion {
    bool operator==(const EndQuestion&) const = default;
};

/// Which are all the moves out of the check (3.9)? Answered by moves.
struct EscapesQuestion {
    bool operator==(const EscapesQuestion&) const = default;
};

/// To which sides may the side to move castle now? Answered "short", "long", "both", "none".
struct CastlingQuestion {
    bool operator==(const CastlingQuestion&) const = default;
};

/// Which captures en passant are there? Answered by moves, or by none.
struct EnPassantQuestion {
    bool operator==(const EnPassantQuestion&) const = default;
};

/// Can neither side mate any more (5.2.2)? Answered "yes" or "no".
struct DeadQuestion {
    bool operator==(const DeadQuestion&) const = default;
};

/// What may be claimed now, on the board or with a move? Answered "threefold", "fifty" (9.2, 9.3)
/// or "none".
struct ClaimQuestion {
    bool operator==(const ClaimQuestion&) const = default;
};

/// How does the game end where this side's flag falls now (6.9)? Answered "white", "black" or
/// "draw": who wins, or nobody.
struct FlagQuestion {
    /// Whose flag falls.
    Color side = Color::white;

    bool operator==(const FlagQuestion&) const = default;
};

/// Which article forbids it? Answered by its number.
struct ArticleQuestion {
    /// What somebody tries to play.
    Attempt attempt;

    bool operator==(const ArticleQuestion&) const = default;
};

/// One of the answers that the words of the task list. Answered by its letter.
struct OptionQuestion {
    /// "a", "b", ...: the right one.
    std::string_view letter;

    bool operator==(const OptionQuestion&) const = default;
};

/// Any of them.
using Question =
    std::variant<TargetsQuestion, AttacksQuestion, SquaresQuestion, MoveQuestion, EndQuestion,
                 EscapesQuestion, CastlingQuestion, EnPassantQuestion, DeadQuestion, ClaimQuestion,
                 FlagQuestion, ArticleQuestion, OptionQuestion>;

/// "targets", "attacks", "squares", "move", "end", ...: as the steps of chapters name them.
[[nodiscard]] std::string_view name(const Question& question);

}  // namespace arbiter::lessons
