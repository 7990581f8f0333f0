// Wires the subcommands: reads the command line, runs the one job it asks for, and turns every
// failure into a message and an exit code.

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <unistd.h>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"

namespace arbiter {
namespace {

using AddCommand = void (*)(CLI::App& program, Job& job);

/// In the order of `arbiter help`.
constexpr std::array commands{
    &add_serve, &add_fen,      &add_moves,  &add_explain, &add_judge,   &add_check, &add_pgn,
    &add_perft, &add_winnable, &add_verify, &add_board,   &add_law,     &add_learn, &add_drill,
    &add_play,  &add_desk,     &add_uci,    &add_match,   &add_analyse, &add_bench, &add_help};

/// Otherwise the next file opened would take the number of a stream that the caller closed, and be
/// read or written as that stream. Opened the wrong way round, it fails as a closed one does.
void keep_standard_streams_reserved() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) == -1)
            static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

/// What is large is given back to the machine when it is freed. Left to itself, glibc keeps ever
/// larger pieces for later, and the memory of one step of the prover would stay beside the next.
void give_memory_back() {
#if defined(__GLIBC__)
    constexpr int large = 128 * 1024;
    mallopt(M_MMAP_THRESHOLD, large);
#endif
}

/// A subcommand that has something to close replaces the first of these by its own way.
void set_signals() {
    std::signal(SIGINT, [](int) { _exit(std::to_underlying(ExitCode::interrupted)); });
    std::signal(SIGPIPE, SIG_IGN);
}

ExitCode answer_to(const CLI::App& program, std::span<char* const> words,
                   const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        const bool is_version = dynamic_cast<const CLI::CallForVersion*>(&error) != nullptr;
        Output output;
        output.write(is_version ? std::string(error.what()) + '\n' : program.help());
        return output.finish(ExitCode::done);
    }
    std::string where;
    const CLI::App* command = &program;
    // The program's own is the first word.
    std::size_t names = 1;
    bool has_only_names = true;
    for (auto called = program.get_subcommands(); !called.empty();
         called = command->get_subcommands()) {
        command = called.front();
        where += (where.empty() ? "" : " ") + command->get_name();
        has_only_names =
            has_only_names && names < words.size() && command->get_name() == words[names];
        ++names;
    }
    std::string what = error.what();
    const std::string_view next = names < words.size() ? words[names] : "";
    const bool is_name_wanted = command->get_require_subcommand_min() > 0 && has_only_names;
    if (is_name_wanted && !next.empty() && !next.starts_with('-'))
        what = "there is no command \"" + std::string(next) + '"';
    report("usage", where, what + "; see `arbiter help" + (where.empty() ? "" : " ") + where + "`");
    return ExitCode::failed;
}

ExitCode run(int argc, char** argv) {
    CLI::App program{"Chess by the complete Laws", "arbiter"};
    program.set_version_flag("--version", "arbiter " ARBITER_VERSION,
                             "Print the version and leave");
    program.require_subcommand(1);
    program.get_formatter()->column_width(34);
    Job job;
    for (const AddCommand add : commands)
        add(program, job);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return answer_to(program, std::span(argv, static_cast<std::size_t>(argc)), error);
    }
    return job();
}

}  // namespace
}  // namespace arbiter

int main(int argc, char** argv) {
    using namespace arbiter;
    keep_standard_streams_reserved();
    give_memory_back();
    set_signals();
    try {
        return std::to_underlying(run(argc, argv));
    } catch (const std::bad_alloc&) {
        report("memory", "", "there is not enough of it");
    } catch (const std::exception& error) {
        report("failed", "", error.what());
    }
    return std::to_underlying(ExitCode::failed);
}
