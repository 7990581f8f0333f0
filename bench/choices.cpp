// How a level chooses in positions of people's games, beside what they chose, where it is known
// what each choice costs: standard input holds a line for each position, with tabs between the
// moves before it, the move that was played, and each move with its score in centipawns
// (choices.py).
//
// A line for people and one for each strength tells the loss in centipawns (mean, median, p75, p90,
// p95), the rates of inaccuracies, mistakes, blunders and best moves in percent, the distance from
// people's distribution of loss (Kolmogorov's); how often the level's likeliest move was played, by
// how much that exceeds the best move of a search to its depth; and the mean of the logarithm of
// how likely what was played was, with 95 % errors. One move in a hundred counts as if it had been
// drawn among all, so that none is impossible. From the second strength on also by how much this
// mean exceeds the first strength's, position by position: the error of that difference is far
// smaller than that of either.
//
// Usage: bench_choices LEVEL [PARAMETERS]...
// PARAMETERS change the level, with blanks between them: see=N,N,N, err=N, doubt=N, mates=N,
// habit=N, depth=N, nodes=N, as in `Strength` and `Frailty`; level=N puts that level in its place.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/analysis/move_mark.hpp"
#include "arbiter/engine/player.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/people/habit_text.hpp"
#include "arbiter/rules/movegen.hpp"
#include "bench/support/mean.hpp"

namespace {

using namespace arbiter;

constexpr int games_by_chance = 100;
constexpr double part_by_chance = 0.01;
constexpr int worst_loss = 1000;

struct Choice {
    int loss = 0;
    MoveMark mark = MoveMark::none;
};

struct JudgedChoices {
    Position position;
    std::vector<std::uint64_t> earlier_keys;
    Move played;
    std::vector<std::pair<Move, Choice>> choices;
};

/// Requires: a legal move.
const Choice& choice_of(const JudgedChoices& at, Move move) {
    return std::ranges::find(at.choices, move, &std::pair<Move, Choice>::first)->second;
}

JudgedChoices read_choices(const std::string& line) {
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    JudgedChoices at;
    std::istringstream before(line.substr(0, first));
    for (std::string word; before >> word;) {
        at.earlier_keys.push_back(at.position.key());
        at.position = at.position.play(read_uci_move(at.position, word).value());
    }
    at.played = read_uci_move(at.position, line.substr(first + 1, second - first - 1)).value();
    std::vector<std::pair<Move, int>> scores;
    std::istringstream words(line.substr(second + 1));
    for (std::string word; words >> word;) {
        const std::size_t colon = word.find(':');
        scores.emplace_back(read_uci_move(at.position, word.substr(0, colon)).value(),
                            std::atoi(word.c_str() + colon + 1));
    }
    const int best = std::ranges::max(scores, {}, &std::pair<Move, int>::second).second;
    for (const auto& [move, score] : scores)
        at.choices.push_back({move,
                              {std::min(best - score, worst_loss),
                               mark_of(Score::centipawns(best), Score::centipawns(score))}});
    return at;
}

/// Losses and marks of moves, each as likely as it is.
class Losses {
  public:
    void add(const Choice& choice, double chance) {
        all_ += chance;
        sum_ += choice.loss * chance;
        by_loss_[choice.loss] += chance;
        marks_[static_cast<std::size_t>(choice.mark)] += chance;
    }
    [[nodiscard]] double share_up_to(int loss) const {
        double sum = 0;
        for (auto it = by_loss_.begin(); it != by_loss_.end() && it->first <= loss; ++it)
            sum += it->second;
        return sum / all_;
    }
    [[nodiscard]] int quantile(double part) const {
        double sum = 0;
        for (const auto& [loss, chance] : by_loss_)
            if ((sum += chance) >= part * all_)
                return loss;
        return worst_loss;
    }
    [[nodiscard]] std::string text() const {
        std::ostringstream out;
        out << std::fixed << std::setprecision(0) << "mean " << sum_ / all_ << ", " << quantile(0.5)
            << ' ' << quantile(0.75) << ' ' << quantile(0.9) << ' ' << quantile(0.95)
            << std::setprecision(1) << "; ?!, ?, ?? " << 100 * marks_[1] / all_ << " / "
            << 100 * marks_[2] / all_ << " / " << 100 * marks_[3] / all_ << "; best "
            << 100 * share_up_to(0) << " %";
        return out.str();
    }

  private:
    double all_ = 0;
    double sum_ = 0;
    std::map<int, double> by_loss_;
    std::array<double, 4> marks_{};
};

double distance(const Losses& a, const Losses& b) {
    double most = 0;
    for (int loss = 0; loss <= worst_loss; loss += 5)
        most = std::max(most, std::abs(a.share_up_to(loss) - b.share_up_to(loss)));
    return most;
}

Strength strength_with(Strength strength, const std::string& parameters) {
    std::istringstream words(parameters);
    for (std::string word; words >> word;) {
        const std::size_t sign = word.find('=');
        const std::string name = word.substr(0, sign);
        std::istringstream numbers(word.substr(sign + 1));
        Frailty& frailty = strength.frailty;
        char comma = 0;
        int level = 0;
        if (name == "level" && numbers >> level && level >= 1 && level < strongest_level)
            strength = strength_of({level});
        else if (name == "see")
            numbers >> frailty.noticed_per_mille[0] >> comma >> frailty.noticed_per_mille[1] >>
                comma >> frailty.noticed_per_mille[2];
        else if (name == "err")
            numbers >> frailty.misjudgement_centipawns;
        else if (name == "doubt")
            numbers >> frailty.indifference;
        else if (name == "mates")
            numbers >> frailty.mates_seen_per_mille;
        else if (name == "habit")
            numbers >> frailty.habit_percent;
        else if (name == "depth")
            numbers >> strength.depth;
        else if (name == "nodes")
            numbers >> strength.nodes;
        else
            numbers.setstate(std::ios::failbit);
        if (!numbers) {
            std::cerr << word << ": is no parameter, or lacks a number\n";
            std::exit(2);
        }
    }
    return strength;
}

/// What the positions are judged to be, kept as long as the depth stays.
class Judgements {
  public:
    explicit Judgements(const std::vector<JudgedChoices>& positions) : positions_(positions) {}

    const std::vector<Judgement>& for_strength(const Strength& strength) {
        if (strength.depth != depth_ || strength.nodes != nodes_) {
            judgements_.clear();
            for (const JudgedChoices& at : positions_) {
                searcher_.forget();
                judgements_.push_back(searcher_.judge_moves(
                    {.position = at.position,
                     .earlier_keys = at.earlier_keys,
                     .limits = {.depth = strength.depth, .nodes = strength.nodes}}));
            }
            depth_ = strength.depth;
            nodes_ = strength.nodes;
        }
        return judgements_;
    }

  private:
    const std::vector<JudgedChoices>& positions_;
    Searcher searcher_;
    std::vector<Judgement> judgements_;
    int depth_ = 0;
    std::uint64_t nodes_ = 0;
};

/// What is told of a strength.
struct Figures {
    Losses losses;
    bench::Mean first_choices;
    bench::Mean above_search;
    /// One for each position.
    std::vector<double> log_chances;

    void add(const JudgedChoices& at, const std::vector<MoveChance>& chances, Move found) {
        for (const auto& [move, chance] : chances)
            losses.add(choice_of(at, move), chance);
        const auto likeliest = std::ranges::max_element(chances, {}, &MoveChance::chance);
        const double hit = likeliest->move == at.played ? 100 : 0;
        first_choices.add(hit);
        above_search.add(hit - (found == at.played ? 100 : 0));
        const auto own = std::ranges::find(chances, at.played, &MoveChance::move);
        log_chances.push_back(std::log((1 - part_by_chance) * own->chance +
                                       part_by_chance / static_cast<double>(chances.size())));
    }
};

std::string with_error(const bench::Mean& mean, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << mean.value() << " ± " << mean.error();
    return out.str();
}

void print(const Figures& figures, const Losses& people, const std::vector<double>& first) {
    bench::Mean likelihood;
    bench::Mean gain;
    for (std::size_t i = 0; i < first.size(); ++i) {
        likelihood.add(figures.log_chances[i]);
        gain.add(figures.log_chances[i] - first[i]);
    }
    std::cout << figures.losses.text() << "; distance " << std::fixed << std::setprecision(3)
              << distance(people, figures.losses) << "; first choice "
              << with_error(figures.first_choices, 1) << " %, above plain search "
              << with_error(figures.above_search, 1) << ", likelihood "
              << with_error(likelihood, 3);
    if (&figures.log_chances != &first)
        std::cout << ", above the first " << with_error(gain, 3);
    std::cout << std::endl;
}

Figures figures_of(const std::vector<JudgedChoices>& positions, const Strength& strength,
                   Judgements& judgements) {
    Opponent opponent(habits_brought_along());
    Figures figures;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const JudgedChoices& at = positions[i];
        if (strength.frailty.is_none()) {
            const auto chances = opponent.chances(at.position, at.earlier_keys, strength, 1);
            figures.add(at, chances, std::ranges::max(chances, {}, &MoveChance::chance).move);
        } else {
            const Judgement& judgement = judgements.for_strength(strength)[i];
            figures.add(at, opponent.chances(at.position, judgement, strength, games_by_chance),
                        std::ranges::max(judgement.moves, {}, &JudgedMove::searched).move);
        }
    }
    return figures;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    const int level = given.empty() ? 0 : std::atoi(given[0].c_str());
    if (level < 1 || level >= strongest_level) {
        std::cerr << "a level from 1 to 9 is expected, then parameters\n";
        return 2;
    }
    std::vector<JudgedChoices> positions;
    for (std::string line; std::getline(std::cin, line);) {
        positions.push_back(read_choices(line));
        if (positions.back().choices.size() != count_legal_moves(positions.back().position)) {
            std::cerr << "line " << positions.size() << ": not each legal move has a score\n";
            return 2;
        }
    }
    if (positions.empty()) {
        std::cerr << "no position has come on standard input\n";
        return 2;
    }
    Losses people;
    for (const JudgedChoices& at : positions)
        people.add(choice_of(at, at.played), 1);
    std::cout << "people: " << positions.size() << " moves, " << people.text() << std::endl;
    Judgements judgements(positions);
    std::vector<std::string> all(given.begin() + 1, given.end());
    if (all.empty())
        all.emplace_back();
    std::vector<Figures> told;
    told.reserve(all.size());
    for (const std::string& parameters : all) {
        std::cout << (parameters.empty() ? "as it is" : parameters) << ": ";
        const Strength strength = strength_with(strength_of({level}), parameters);
        told.push_back(figures_of(positions, strength, judgements));
        print(told.back(), people, told.front().log_chances);
    }
    return 0;
}
