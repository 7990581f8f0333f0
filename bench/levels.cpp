// What the levels are measured by beside matches and people.
//
// `greed`: level 1 against one who plays by chance, but takes what is free: small children must be
// able to win. Enough: half of the games lost, no mate before the tenth move.
// `time`: how long each level thinks about a move of whole games against itself, in milliseconds of
// the processor. Enough: 99 moves of 100 take at most 60 up to level 5, at most 200 at 6 and 7; the
// levels above are told and not judged.
//
// Usage: bench_levels greed [GAMES] | time [GAMES [LEVEL...]]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include "arbiter/people/habit_text.hpp"
#include "bench/support/figures.hpp"
#include "tests/support/level_game.hpp"

namespace {

using namespace arbiter;
using namespace arbiter::testing;

bool measure_greed(int games) {
    constexpr int earliest_mate = 10;
    Opponent weakest(habits_brought_along());
    int lost = 0;
    int won = 0;
    int mates = 0;
    int hasty = 0;
    for (int game = 0; game < games; ++game) {
        const AgainstGreed end =
            play_against_greed(weakest, Level{1}, both_colors[static_cast<std::size_t>(game % 2)],
                               static_cast<std::uint64_t>(game));
        lost += end.points < 0 ? 1 : 0;
        won += end.points > 0 ? 1 : 0;
        mates += end.mated_with_move > 0 ? 1 : 0;
        hasty += end.mated_with_move > 0 && end.mated_with_move < earliest_mate ? 1 : 0;
    }
    std::cout << "level 1 against greed: +" << won << " =" << games - won - lost << " -" << lost
              << ", " << mates << " mates, " << hasty << " of them before move " << earliest_mate
              << std::endl;
    return 2 * lost >= games && hasty == 0;
}

bench::Clock::duration processor_time() {
    return std::chrono::duration_cast<bench::Clock::duration>(
        std::chrono::duration<double>(static_cast<double>(std::clock()) / CLOCKS_PER_SEC));
}

bool measure_time(Level level, int games) {
    constexpr int most_plies = 300;
    Opponent player(habits_brought_along());
    bench::Figures times;
    for (int number = 0; number < games; ++number) {
        GameSoFar game{Position(), {}};
        while (!game.is_over() && game.earlier_keys.size() < most_plies) {
            const auto before = processor_time();
            const Move move = player
                                  .choose_move(game.position, game.earlier_keys, level,
                                               static_cast<std::uint64_t>(number))
                                  .move;
            times.add(processor_time() - before);
            game.play(move);
        }
    }
    std::cout << "level " << level.number << ": " << times.count() << " moves, " << times.text()
              << std::endl;
    const double most = level.number <= 5 ? 60 : 200;
    return level.number > 7 || times.percentile(99) <= most;
}

bool measure_times(int games, std::vector<int> levels) {
    if (levels.empty())
        levels = {1, 2, 3, 4, 5, 6, 7};
    bool is_enough = true;
    for (const int level : levels)
        is_enough = measure_time({level}, games) && is_enough;
    return is_enough;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    const std::string what = given.empty() ? "" : given[0];
    const bool is_greed = what == "greed";
    const int games = given.size() > 1 ? std::atoi(given[1].c_str()) : is_greed ? 200 : 50;
    std::vector<int> levels;
    for (std::size_t i = 2; i < given.size(); ++i)
        levels.push_back(std::atoi(given[i].c_str()));
    const bool are_levels = std::ranges::all_of(
        levels, [](int level) { return level >= 1 && level < strongest_level; });
    if ((!is_greed && what != "time") || games < 1 || (is_greed && !levels.empty()) ||
        !are_levels) {
        std::cerr << "greed [GAMES] is expected, or time [GAMES [LEVEL...]] with levels 1 to 9\n";
        return 2;
    }
    return (is_greed ? measure_greed(games) : measure_times(games, levels)) ? 0 : 1;
}
