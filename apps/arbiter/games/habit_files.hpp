// Files with the habits of people, as `arbiter pgn habits` writes them.
#pragma once

#include <expected>
#include <string>

#include "arbiter/engine/habits.hpp"
#include "arbiter/people/habit_counts.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's name
class App;
}

namespace arbiter {

/// Fails with what is wrong with the file.
[[nodiscard]] std::expected<HabitCounts, std::string> read_habit_file(const std::string& path);

/// --habits FILE: whose habits the computer has.
void add_habits_option(CLI::App& command, std::string& path);

/// Those of the file; of the people whose games were counted for the program, where no file is
/// named. Fails as above.
[[nodiscard]] std::expected<SharedHabits, std::string> habits_of(const std::string& path);

}  // namespace arbiter
