// What a program that shows chess says to an engine, as values: the lines of the Universal Chess
// Interface (UCI, April 2006) that go to the engine. Knows no position: what a move or a FEN means
// is asked where it is used.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "arbiter/rules/piece.hpp"

namespace arbiter::uci {

/// "uci": who are you, and what can be set?
struct Greet {
    bool operator==(const Greet&) const = default;
};

/// "debug on".
struct Debug {
    bool is_on = false;  ///< "debug off" otherwise

    bool operator==(const Debug&) const = default;
};

/// "isready".
struct AskReady {
    bool operator==(const AskReady&) const = default;
};

/// "setoption name Clear Hash", "setoption name Hash value 64".
struct SetOption {
    std::string name;  ///< as it was written, with one blank between words
    /// Everything behind "value"; buttons have none.
    std::optional<std::string> value;

    bool operator==(const SetOption&) const = default;
};

/// "ucinewgame".
struct NewGame {
    bool operator==(const NewGame&) const = default;
};

/// "position startpos moves e2e4", "position fen ... moves ...".
struct SetPosition {
    std::optional<std::string> fen;  ///< nothing for the first position of standard chess
    std::vector<std::string> moves;  ///< played from there

    bool operator==(const SetPosition&) const = default;
};

/// "go" with all that limits the search.
struct Go {
    /// The unit of all times.
    using Milliseconds = std::chrono::milliseconds;

    /// On the clocks; people's programs also send 0 and less.
    PerColor<std::optional<Milliseconds>> time;
    /// Added after each move.
    PerColor<std::optional<Milliseconds>> increment;
    std::optional<int> moves_to_go;         ///< until more time is added
    std::optional<int> depth;               ///< plies
    std::optional<std::uint64_t> nodes;     ///< positions
    std::optional<int> mate;                ///< in so many moves
    std::optional<Milliseconds> move_time;  ///< all of it, for this move
    bool is_infinite = false;               ///< until it is stopped
    bool is_pondering = false;              ///< the opponent has not played the last move yet
    /// Only these; empty for all.
    std::vector<std::string> moves;
    /// "go perft 5": to count instead of to search, as Stockfish has it.
    std::optional<int> perft;

    bool operator==(const Go&) const = default;
};

/// "stop".
struct Stop {
    bool operator==(const Stop&) const = default;
};

/// "ponderhit": the move that was pondered on was played.
struct PonderHit {
    bool operator==(const PonderHit&) const = default;
};

/// "quit".
struct Quit {
    bool operator==(const Quit&) const = default;
};

/// Anything that a program says.
using Command = std::variant<Greet, Debug, AskReady, SetOption, NewGame, SetPosition, Go, Stop,
                             PonderHit, Quit>;

/// Reads a line. Up to 99 unknown words before a command, and words and numbers that make no sense
/// within it, are passed over, as the protocol demands; control characters are blanks. Nothing
/// where no word is a command.
[[nodiscard]] std::optional<Command> read_command(std::string_view said);

/// As an engine is told, without line end; control characters become blanks.
[[nodiscard]] std::string write_command(const Command& command);

}  // namespace arbiter::uci
