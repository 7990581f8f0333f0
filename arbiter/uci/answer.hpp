// What an engine says to a program that shows chess, as values: the lines of the Universal Chess
// Interface that come from the engine. Knows no position: whether a move is legal, and what a score
// is worth, is asked where it is used.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::uci {

/// "id name ...".
struct Name {
    std::string text;  ///< with its version, as a rule

    bool operator==(const Name&) const = default;
};

/// "id author ...".
struct Author {
    std::string text;  ///< one or several, in the engine's words

    bool operator==(const Author&) const = default;
};

/// A setting that is on or off.
struct Check {
    bool is_on = false;  ///< by default

    bool operator==(const Check&) const = default;
};

/// A whole number between two others.
struct Spin {
    std::int64_t value = 0;  ///< by default
    std::int64_t least = 0;  ///< not less is taken
    std::int64_t most = 0;   ///< nor more

    bool operator==(const Spin&) const = default;
};

/// One of several words.
struct Combo {
    std::string value;                 ///< by default
    std::vector<std::string> choices;  ///< in the engine's order

    bool operator==(const Combo&) const = default;
};

/// Something that is done when it is set.
struct Button {
    bool operator==(const Button&) const = default;
};

/// Any text.
struct Text {
    std::string value;  ///< by default; "" is written "<empty>"

    bool operator==(const Text&) const = default;
};

/// What a setting takes.
using Setting = std::variant<Check, Spin, Combo, Button, Text>;

/// "option name Hash type spin default 16 min 1 max 1024".
struct Option {
    std::string name;  ///< may have blanks
    Setting setting;   ///< what it takes, and what it is until it is set

    bool operator==(const Option&) const = default;
};

/// "uciok": the greeting has been answered.
struct Greeted {
    bool operator==(const Greeted&) const = default;
};

/// "readyok".
struct Ready {
    bool operator==(const Ready&) const = default;
};

/// What a score says of the true one.
enum class ScoreBound : std::uint8_t { exact, lower, upper };

/// For the side to move.
struct ReportedScore {
    /// `mates` counts moves, not plies; negative: the side to move is mated.
    enum class Unit : std::uint8_t { centipawns, mates };

    int value = 0;                         ///< in these units
    Unit unit = Unit::centipawns;          ///< of `value`
    ScoreBound bound = ScoreBound::exact;  ///< "lowerbound" and "upperbound"

    bool operator==(const ReportedScore&) const = default;
};

/// How often in a thousand games, for the side to move.
struct Chances {
    int wins = 0;    ///< 0 to 1000
    int draws = 0;   ///< the same
    int losses = 0;  ///< all three together are 1000

    bool operator==(const Chances&) const = default;
};

/// "info depth 12 score cp 20 ... pv e2e4 e7e5": what the search has found; each of it may be left
/// out.
struct Info {
    std::optional<int> depth = {};            ///< plies, the last that was searched to its end
    std::optional<int> deepest = {};          ///< "seldepth": plies of the longest line looked at
    std::optional<int> rank = {};             ///< "multipv": 1 for the best line
    std::optional<ReportedScore> score = {};  ///< of the line
    std::optional<Chances> chances = {};      ///< "wdl"
    std::optional<std::uint64_t> nodes = {};  ///< positions looked at
    std::optional<std::uint64_t> nodes_per_second = {};  ///< "nps"
    std::optional<int> table_permille = {};        ///< "hashfull": how much of the table is in use
    std::optional<std::uint64_t> table_hits = {};  ///< "tbhits": positions found in endgame tables
    std::optional<std::chrono::milliseconds> time = {};  ///< since the search began
    std::string current_move = {};           ///< "currmove": being looked at, at the root
    std::optional<int> current_number = {};  ///< "currmovenumber": which of the moves, from 1
    std::vector<std::string> line = {};      ///< "pv"
    std::string text = {};                   ///< "string": the rest of the line

    bool operator==(const Info&) const = default;
};

/// "bestmove e2e4 ponder e7e5".
struct BestMove {
    std::string move;    ///< as the engine wrote it; "(none)" and the like where it knows none
    std::string ponder;  ///< the answer it would think about; empty where it names none

    bool operator==(const BestMove&) const = default;
};

/// Anything that an engine says.
using Answer = std::variant<Name, Author, Option, Greeted, Ready, Info, BestMove>;

/// Reads a line. Words that make no sense are passed over, as in commands; nothing where the line
/// says none of the above. Control characters are blanks.
[[nodiscard]] std::optional<Answer> read_answer(std::string_view said);

/// As an engine says it, without line end; control characters become blanks.
[[nodiscard]] std::string write_answer(const Answer& answer);

}  // namespace arbiter::uci
