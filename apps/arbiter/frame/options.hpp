// Options that several subcommands share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/arbiter/frame/records.hpp"
#include "arbiter/game/terms.hpp"
#include "arbiter/game/time_control_readings.hpp"
#include "arbiter/notation/move_notation.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace arbiter {

/// Of a command that answers records.
struct FenOptions {
    RecordOptions records;
    bool is_json = false;

    [[nodiscard]] Form form() const { return is_json ? Form::json : Form::text; }
};

CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& description);

void add_json_flag(CLI::App& command, bool& is_json);
/// What --rules takes.
[[nodiscard]] std::vector<std::string> ruleset_names();
/// --rules, the name of a ruleset; `rules` is what holds without it.
void add_rules_option(CLI::App& command, std::string& rules);
/// A time control as it was typed.
struct TypedTime {
    std::string text;
    TimeControlReading reading;  ///< untimed where none was typed
};

/// --time, a time control as people write it or as PGN has it.
void add_time_option(CLI::App& command, TypedTime& time);
/// For the callback of a command that cannot ask: throws what CLI11 reports where the time may mean
/// two things.
void require_one_meaning(const TypedTime& time);
/// --notation and --language; `style` stays unset without them.
void add_notation_options(CLI::App& command, std::optional<MoveStyle>& style);
/// For the command's callback, when both options have been read: throws what CLI11 reports where
/// the notation is not written in the language.
void require_known(const MoveStyle& style);
/// --language, one of the lessons', by default that of the environment; and --progress, a file.
void add_lesson_options(CLI::App& command, std::string& language, std::string& progress);
/// Whom the Laws provide something for, as it was typed: names of sides.
struct NeedsOptions {
    std::vector<std::string> blind;
    std::vector<std::string> deaf;
    std::vector<std::string> assisted;
    /// Taken off the clock of whose assistant no disability makes necessary (Law 6.2.6).
    Duration compensation = {};

    /// As terms, without names.
    [[nodiscard]] PerColor<PlayerTerms> players() const;
};
/// For the command's callback: throws what CLI11 reports where somebody is said to be both, or
/// nobody has the assistant for whom time is taken off.
void require_one_each(const NeedsOptions& needs);
/// --compensation TIME, where somebody over the board keeps the clock.
void add_compensation_option(CLI::App& command, NeedsOptions& needs);
/// --blind, --deaf and --assistant, each with white, black or both of them.
void add_needs_options(CLI::App& command, NeedsOptions& needs);
void add_threads_option(CLI::App& command, unsigned& threads);
/// The positional FEN, --json and --threads. `options` must live as long as the command.
void add_fen_options(CLI::App& command, FenOptions& options);

}  // namespace arbiter
