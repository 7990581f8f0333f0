// What the subcommands of `arbiter pgn` share. Each has a file pgn_NAME.cpp of its own.
#pragma once

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/games/collection_files.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace arbiter {

/// FILE... and --threads.
void add_pgn_files(CLI::App& command, CollectionFiles& files);

/// Each registers one subcommand of `arbiter pgn`.
void add_pgn_convert(CLI::App& pgn, Job& job);
void add_pgn_dedup(CLI::App& pgn, Job& job);
void add_pgn_filter(CLI::App& pgn, Job& job);
void add_pgn_habits(CLI::App& pgn, Job& job);
void add_pgn_split(CLI::App& pgn, Job& job);
void add_pgn_stats(CLI::App& pgn, Job& job);

}  // namespace arbiter
