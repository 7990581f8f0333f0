// Who plays in a match, as people name him on a command line. Starts nothing.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/game/time_control.hpp"
#include "arbiter/match/match_game.hpp"
#include "arbiter/uci/command.hpp"

namespace arbiter::match {

/// An engine and what is set of it.
struct Contestant {
    std::string name;                      ///< by which it is told from the others
    std::vector<std::string> words;        ///< the program and its arguments
    std::vector<uci::SetOption> options;   ///< set before the first game
    MoveLimits limits;                     ///< instead of those of the match, where it has any
    std::optional<TimeControl> time = {};  ///< its own clock, instead of that of the match
    engines::ChildLimits use = {};         ///< what the program may use of the machine
    /// It answers soon whatever it is told of time: one of our levels below the strongest.
    bool limits_itself = false;
};

/// Reads "stockfish option.UCI_Elo=2000 nodes=5000 name=Fish": a command whose words stand as in
/// `command_words`; "self" is our own engine, "level:3" the same at a level. Words with "option.",
/// "nodes=", "depth=", "movetime=" (milliseconds), "time=" (as people type time controls, with one
/// meaning), "memory=" (MiB that the program may use) and "name=" are no part of the command.
/// `own_command`: how our engine is started. Fails with one sentence that says what would be right.
[[nodiscard]] std::expected<Contestant, std::string> read_contestant(
    std::string_view text, const std::vector<std::string>& own_command);

}  // namespace arbiter::match
