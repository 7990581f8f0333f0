// How well levels foretell what people play: standard input holds games (PGN); of each move of a
// side that the tag Counted names (white, black or both), from the 17th ply on and where there is a
// choice, how likely each level was to play it. A line for each level: the share of moves that were
// the level's likeliest, the mean of the logarithm of how likely it was, both with 95 % errors, and
// how often a search to the level's depth finds the move. One move in a hundred counts as if it had
// been drawn among all, so that no move is impossible.
//
// Usage: bench_foretold MOST_MOVES LEVEL...
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "arbiter/analysis/annotation.hpp"
#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/player.hpp"
#include "arbiter/people/habit_text.hpp"
#include "arbiter/pgn/tree_reader.hpp"
#include "arbiter/rules/movegen.hpp"

namespace {

using namespace arbiter;

constexpr std::size_t plies_of_opening = 16;
constexpr int games_by_chance = 16;
constexpr double part_by_chance = 0.01;

/// A move that somebody has played.
struct PlayedMove {
    Position position;
    std::vector<std::uint64_t> earlier_keys;
    Move move;
};

bool is_counted(const AnnotatedGame& game, Color color) {
    const std::string_view counted = game.tag("Counted").value_or("");
    return counted == "both" || counted == (color == Color::white ? "white" : "black");
}

std::vector<PlayedMove> played_moves(std::string_view text) {
    std::vector<PlayedMove> played;
    for (const AnnotatedGame& game : read_trees(text)) {
        Position position = game.start;
        std::vector<std::uint64_t> keys;
        for (const Move move : legal_main_line(game)) {
            if (keys.size() >= plies_of_opening && is_counted(game, position.turn()) &&
                count_legal_moves(position) > 1)
                played.push_back({position, keys, move});
            keys.push_back(position.key());
            position = position.play(move);
        }
    }
    return played;
}

/// A mean and its error.
class Mean {
  public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    [[nodiscard]] double value() const { return sum_ / count_; }
    [[nodiscard]] double error() const {
        return 1.96 * std::sqrt(std::max(squares_ / count_ - value() * value(), 0.0) / count_);
    }

  private:
    double count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

void measure(Level level, const std::vector<PlayedMove>& moves) {
    const Strength strength = strength_of(level);
    Opponent opponent(habits_brought_along());
    Searcher searcher;
    Mean first;
    Mean likelihood;
    Mean searched;
    for (const PlayedMove& played : moves) {
        const auto chances =
            opponent.chances(played.position, played.earlier_keys, strength, games_by_chance);
        const auto likeliest = std::ranges::max_element(chances, {}, &MoveChance::chance);
        const auto own = std::ranges::find(chances, played.move, &MoveChance::move);
        first.add(likeliest->move == played.move ? 100 : 0);
        likelihood.add(std::log((1 - part_by_chance) * own->chance +
                                part_by_chance / static_cast<double>(chances.size())));
        searcher.forget();
        const SearchResult plain =
            searcher.find_best({.position = played.position,
                                .earlier_keys = played.earlier_keys,
                                .limits = {.depth = strength.depth, .nodes = strength.nodes}});
        searched.add(plain.move == played.move ? 100 : 0);
    }
    std::cout << std::fixed << std::setprecision(1) << "level " << level.number << ": first choice "
              << first.value() << " ± " << first.error() << " %, log-likelihood "
              << std::setprecision(3) << likelihood.value() << " ± " << likelihood.error()
              << std::setprecision(1) << ", plain search " << searched.value() << " %" << std::endl;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    const auto most = given.empty() ? 0UL : std::strtoul(given[0].c_str(), nullptr, 10);
    if (most == 0 || given.size() < 2) {
        std::cerr << "a number of moves is expected, then levels; games come on standard input\n";
        return 2;
    }
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    std::vector<PlayedMove> moves = played_moves(text);
    SplitMix64 random(26);
    while (moves.size() > most) {
        std::swap(moves[random.next() % moves.size()], moves.back());
        moves.pop_back();
    }
    std::cout << moves.size() << " moves" << std::endl;
    for (std::size_t i = 1; i < given.size() && !moves.empty(); ++i)
        measure({std::atoi(given[i].c_str())}, moves);
    return 0;
}
