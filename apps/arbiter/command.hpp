// The subcommands of the program: what main.cpp needs to know of each, and what each needs of
// main.cpp. Not the work itself: a file NAME.cpp defines `add_NAME` and does everything else.
//
// A new subcommand: write commands/NAME.cpp with `void add_NAME(CLI::App&, Job&)`, declare it
// below, and add it to the table in main.cpp.
#pragma once

#include <functional>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace arbiter {

/// What the program ends with. Ctrl-C is 130.
enum class ExitCode : int {
    done = 0,
    judged_bad = 1,  ///< the input is at fault: an illegal move, a bad FEN
    failed = 2,      ///< wrong usage, or reading or writing failed
    interrupted = 130,
};

/// What is left to do once the command line has been read.
using Job = std::function<ExitCode()>;

/// Each registers one subcommand with its options; its callback only fills `job`, which main runs
/// after all of the command line was found good. What the job throws is reported by main.
void add_analyse(CLI::App& program, Job& job);
void add_bench(CLI::App& program, Job& job);
void add_board(CLI::App& program, Job& job);
void add_check(CLI::App& program, Job& job);
void add_desk(CLI::App& program, Job& job);
void add_drill(CLI::App& program, Job& job);
void add_explain(CLI::App& program, Job& job);
void add_fen(CLI::App& program, Job& job);
void add_help(CLI::App& program, Job& job);
void add_judge(CLI::App& program, Job& job);
void add_law(CLI::App& program, Job& job);
void add_learn(CLI::App& program, Job& job);
void add_match(CLI::App& program, Job& job);
void add_moves(CLI::App& program, Job& job);
void add_pgn(CLI::App& program, Job& job);
void add_perft(CLI::App& program, Job& job);
void add_play(CLI::App& program, Job& job);
void add_serve(CLI::App& program, Job& job);
void add_uci(CLI::App& program, Job& job);
void add_verify(CLI::App& program, Job& job);
void add_winnable(CLI::App& program, Job& job);

}  // namespace arbiter
