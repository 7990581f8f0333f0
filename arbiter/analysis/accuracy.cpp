#include "arbiter/analysis/accuracy.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "arbiter/analysis/win_chance.hpp"

namespace arbiter {

namespace {

double deviation(std::span<const double> values) {
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / static_cast<double>(values.size());
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size()));
}

/// How much each move counts: by how far the game swung around it. The window is a tenth of the
/// game; the first moves share the first one.
std::vector<double> weights_of(std::span<const double> percents) {
    const std::size_t plies = percents.size() - 1;
    const std::size_t window = std::clamp<std::size_t>(plies / 10, 2, 8);
    std::vector<double> weights;
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const std::size_t first = ply + 2 < window ? 0 : ply + 2 - window;
        const std::size_t size = std::min(window, percents.size() - first);
        weights.push_back(std::clamp(deviation(percents.subspan(first, size)), 0.5, 12.0));
    }
    return weights;
}

/// Of one side's moves.
class Means {
  public:
    void add(double accuracy, double weight) {
        weighted_ += accuracy * weight;
        weights_ += weight;
        // One move that loses everything may not make the harmonic mean nothing.
        reciprocals_ += 1 / std::max(accuracy, 1.0);
        ++count_;
    }
    [[nodiscard]] std::optional<double> both() const {
        if (count_ == 0)
            return std::nullopt;
        return (weighted_ / weights_ + static_cast<double>(count_) / reciprocals_) / 2;
    }

  private:
    double weighted_ = 0;
    double weights_ = 0;
    double reciprocals_ = 0;
    int count_ = 0;
};

}  // namespace

double move_accuracy(double before, double after) {
    if (after >= before)
        return 100;
    const double fallen = before - after;
    const double fitted =
        103.1668100711649 * std::exp(-0.04354415386753951 * fallen) - 3.166924740191411;
    // Not even the best player's moves all agree with the engine: a point is given back.
    return std::clamp(fitted + 1, 0.0, 100.0);
}

PerColor<std::optional<double>> game_accuracy(std::span<const Score> scores, Color first_to_move) {
    if (scores.size() < 2)
        return {};
    std::vector<double> percents;
    for (const Score score : scores)
        percents.push_back(win_percent(score));
    const std::vector<double> weights = weights_of(percents);
    PerColor<Means> means;
    Color mover = first_to_move;
    for (std::size_t ply = 0; ply < weights.size(); ++ply, mover = opponent(mover)) {
        const bool is_white = mover == Color::white;
        const double before = is_white ? percents[ply] : 100 - percents[ply];
        const double after = is_white ? percents[ply + 1] : 100 - percents[ply + 1];
        means[mover].add(move_accuracy(before, after), weights[ply]);
    }
    PerColor<std::optional<double>> accuracies;
    for (const Color color : both_colors)
        accuracies[color] = means[color].both();
    return accuracies;
}

}  // namespace arbiter
