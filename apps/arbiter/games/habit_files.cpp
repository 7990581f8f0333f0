#include "apps/arbiter/games/habit_files.hpp"

#include <cstddef>
#include <memory>

#include <CLI/CLI.hpp>

#include "apps/arbiter/frame/whole_file.hpp"
#include "arbiter/people/habit_text.hpp"

namespace arbiter {

namespace {

/// As much as `most_opening_lines` take.
constexpr std::size_t longest_habit_file = std::size_t{32} << 20;

}  // namespace

std::expected<HabitCounts, std::string> read_habit_file(const std::string& path) {
    const auto text = read_whole(path, longest_habit_file);
    if (!text)
        return std::unexpected(path + ": " + text.error());
    auto counts = read_habit_counts(*text);
    if (!counts)
        return std::unexpected(path + ": " + counts.error());
    return counts;
}

void add_habits_option(CLI::App& command, std::string& path) {
    command
        .add_option("--habits", path,
                    "What people play, as counted by `arbiter pgn habits`: the computer's levels "
                    "do likewise")
        ->type_name("FILE");
}

std::expected<SharedHabits, std::string> habits_of(const std::string& path) {
    if (path.empty())
        return habits_brought_along();
    const auto counts = read_habit_file(path);
    if (!counts)
        return std::unexpected(counts.error());
    return std::make_shared<const Habits>(counts->habits());
}

}  // namespace arbiter
