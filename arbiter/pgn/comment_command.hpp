// What programs write into comments for each other: [%clk 0:03:00], [%eval 0.17,20], [%csl Gd4].
// The comment itself is kept as it stands, so that a command nobody here knows is not lost.
// Source: the PGN supplement of 2001, and the forms that lichess, chess.com and TCEC write.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/time_control.hpp"
#include "arbiter/rules/square.hpp"

namespace arbiter {

/// One command as it stands in a comment.
struct CommentCommand {
    std::string_view name;      ///< "clk", without its percent sign
    std::string_view argument;  ///< "0:03:00", without blanks around it
    std::size_t at = 0;         ///< where its '[' stands in the comment, in bytes
};

/// The commands of one comment, one after another. The comment must outlive it.
class CommentCommands {
  public:
    /// Begins at the first.
    explicit CommentCommands(std::string_view comment) : comment_(comment) {}

    /// Nothing after the last. What is not closed with ']' is no command.
    [[nodiscard]] std::optional<CommentCommand> next();

  private:
    std::string_view comment_;
    std::size_t at_ = 0;
};

/// The argument of the first command of that name.
[[nodiscard]] std::optional<std::string_view> find_command(std::string_view comment,
                                                           std::string_view name);

/// Of clk, emt and egt: "1:02:03", "0:00:09.8", "2:03" or "9.8"; parts of a second behind a point
/// or a comma. Nothing for any other text.
[[nodiscard]] std::optional<Duration> read_command_time(std::string_view argument);

/// As clk, emt and egt have it: "1:02:03", with tenths of a second only where there are some; what
/// is shorter is cut off. Requires: not negative.
[[nodiscard]] std::string write_command_time(Duration time);

/// Of eval: what a program thinks, from White's side.
struct CommandEvaluation {
    std::optional<int> centipawns;  ///< either this
    std::optional<int> mate_in;     ///< or this, in moves; negative where Black mates
    std::optional<int> depth;       ///< in plies
};

/// "0.17", "-1.5,20", "#-3", and "0,17" with a decimal comma. Nothing for any other text.
[[nodiscard]] std::optional<CommandEvaluation> read_command_evaluation(std::string_view argument);

/// "0.17", "-1.50,20", "#-3". Requires: centipawns or a mate.
[[nodiscard]] std::string write_command_evaluation(const CommandEvaluation& evaluation);

/// Of csl and cal: a square or an arrow that is drawn on the board.
struct CommandMark {
    char colour = 'G';         ///< R, G, Y, B: red, green, yellow, blue; others as written
    Square from = Square::a1;  ///< the square itself, or where the arrow begins
    std::optional<Square> to;  ///< of an arrow only
};

/// "Gd4,Rb2" or "Gc2c4,Ra1h8". Nothing where any of them is none.
[[nodiscard]] std::optional<std::vector<CommandMark>> read_command_marks(std::string_view argument);

}  // namespace arbiter
