// arbiter pgn: what keepers of collections do with them. Only wires its own subcommands.
#include "apps/arbiter/commands/pgn.hpp"

#include <CLI/CLI.hpp>

#include "apps/arbiter/frame/options.hpp"

namespace arbiter {

void add_pgn_files(CLI::App& command, CollectionFiles& files) {
    add_threads_option(command, files.threads);
    command.add_option("FILE", files.paths,
                       "PGN, plain or packed with gzip, bzip2, xz or Zstandard; - or nothing reads "
                       "standard input");
}

void add_pgn(CLI::App& program, Job& job) {
    CLI::App& command =
        add_command(program, "pgn", "Select, convert, split, weed and count collections");
    command.require_subcommand(1);
    add_pgn_filter(command, job);
    add_pgn_convert(command, job);
    add_pgn_split(command, job);
    add_pgn_dedup(command, job);
    add_pgn_stats(command, job);
    add_pgn_habits(command, job);
}

}  // namespace arbiter
