// arbiter uci: the opponent as an engine for programs that show chess.

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/any_seed.hpp"
#include "apps/arbiter/frame/line_reader.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/habit_files.hpp"
#include "arbiter/syzygy/syzygy.hpp"
#include "arbiter/uci/served_engine.hpp"

namespace arbiter {

namespace {

/// A game of ten thousand moves and a FEN; what is longer, nobody means.
constexpr std::size_t longest_line = std::size_t{1} << 20;

ExitCode serve_uci(const std::string& habits_path) {
    auto habits = habits_of(habits_path);
    if (!habits) {
        report("uci", "", habits.error());
        return ExitCode::failed;
    }
    Output output;
    LineReader input(STDIN_FILENO, longest_line);
    TextLine line;
    {
        uci::ServedEngine engine(
            "Arbiter " ARBITER_VERSION, any_seed(), *std::move(habits),
            [&](std::string_view text) {
                output.write(std::string(text) + '\n');
                output.flush();
            },
            can_read_syzygy() ? open_syzygy : OpenEndgameTables());
        while (input.next(line))
            if (!line.is_too_long && !engine.take(line.text))
                break;
    }
    if (input.error() != 0) {
        report("read", "standard input", system_error_text(input.error()));
        return ExitCode::failed;
    }
    return output.finish(ExitCode::done);
}

}  // namespace

void add_uci(CLI::App& program, Job& job) {
    CLI::App& command =
        add_command(program, "uci", "Be an engine for programs that show chess (UCI)");
    const auto habits = std::make_shared<std::string>();
    add_habits_option(command, *habits);
    command.callback([&job, habits] { job = [habits] { return serve_uci(*habits); }; });
}

}  // namespace arbiter
