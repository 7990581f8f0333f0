// How surely endings that are won are won: random positions of each, White searching for so many
// milliseconds a move against the longest defence, within the 50 moves and before a position comes
// for the third time. The judge is a table of all positions (tests/support/endgame_table.hpp).
//
// Usage: bench_won_endings [POSITIONS [MILLISECONDS [ENDING...]]]
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "tests/support/ending_game.hpp"

namespace {

using namespace arbiter;
using namespace arbiter::testing;

/// The longest mates in plies of whoever defends, as all that have computed them say: a judge that
/// knows others is none.
const std::map<std::string, int> longest_mates{{"KQvK", 20},  {"KRvK", 32},  {"KPvK", 56},
                                               {"KBBvK", 38}, {"KBNvK", 66}, {"KQvKR", 70}};

bool is_judge(const std::string& ending, const EndgameTable& table) {
    const auto known = longest_mates.find(ending);
    if (known == longest_mates.end() || known->second == table.longest())
        return true;
    std::cout << ending << ": the table's longest mate has " << table.longest()
              << " plies, and not " << known->second << std::endl;
    return false;
}

/// Tells what was won, and whether that is enough.
bool measure(const std::string& ending, int positions, std::chrono::milliseconds time) {
    constexpr double wanted = 0.98;
    const EndgameTable& table = EndgameTable::of(ending);
    if (!is_judge(ending, table))
        return false;
    SplitMix64 random(2026);
    Searcher searcher;
    int mated = 0;
    double plies = 0;
    double shortest = 0;
    for (int i = 0; i < positions; ++i) {
        const Position start = won_position(table, random);
        searcher.forget();
        const EndingGame game = play_ending(start, searcher, {.time = time});
        mated += game.is_mate ? 1 : 0;
        if (game.is_mate) {
            plies += game.plies;
            shortest += *EndgameTable::plies_to_mate(start);
        }
    }
    const double share = static_cast<double>(mated) / positions;
    std::cout << ending << ": " << mated << " of " << positions << " mated (" << std::fixed
              << std::setprecision(1) << 100 * share << " %), in " << plies / 2 / std::max(mated, 1)
              << " moves on average, where " << shortest / 2 / std::max(mated, 1) << " would do"
              << std::endl;
    return share >= wanted;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    const int positions = given.empty() ? 200 : std::atoi(given[0].c_str());
    const int milliseconds = given.size() < 2 ? 100 : std::atoi(given[1].c_str());
    if (positions < 1 || milliseconds < 1) {
        std::cerr << "two numbers from 1 on are expected, then endings such as KBNvK\n";
        return 2;
    }
    std::vector<std::string> endings{"KQvK", "KRvK", "KBBvK", "KBNvK", "KQvKR", "KPvK"};
    if (given.size() > 2)
        endings.assign(given.begin() + 2, given.end());
    bool is_enough = true;
    for (const std::string& ending : endings)
        is_enough =
            measure(ending, positions, std::chrono::milliseconds(milliseconds)) && is_enough;
    return is_enough ? 0 : 1;
}
