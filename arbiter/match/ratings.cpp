#include "arbiter/match/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace arbiter::match {

namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

/// Of a matrix that is positive definite.
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix result(size, Row(size));
    for (std::size_t i = 0; i < size; ++i)
        result[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        for (std::size_t j = 0; j < size; ++j) {
            matrix[pivot][j] *= scale;
            result[pivot][j] *= scale;
        }
        for (std::size_t i = 0; i < size; ++i) {
            const double factor = i == pivot ? 0 : matrix[i][pivot];
            for (std::size_t j = 0; j < size; ++j) {
                matrix[i][j] -= factor * matrix[pivot][j];
                result[i][j] -= factor * result[pivot][j];
            }
        }
    }
    return result;
}

/// Adds what a weight between two engines does to a matrix of differences.
void join(Matrix& matrix, const Encounter& encounter, double weight) {
    matrix[encounter.first][encounter.first] += weight;
    matrix[encounter.second][encounter.second] += weight;
    matrix[encounter.first][encounter.second] -= weight;
    matrix[encounter.second][encounter.first] -= weight;
}

/// Can each be reached from each by way of points that were taken?
bool are_all_comparable(std::size_t engines, std::span<const Encounter> encounters,
                        std::span<const PairResults> results) {
    std::vector<std::vector<bool>> reaches(engines, std::vector<bool>(engines));
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (results[i].pairs() == 0)
            continue;
        const auto& [first, second] = encounters[i];
        reaches[first][second] = reaches[first][second] || results[i].score() > 0;
        reaches[second][first] = reaches[second][first] || results[i].score() < 1;
    }
    for (std::size_t by = 0; by < engines; ++by)
        for (std::size_t from = 0; from < engines; ++from)
            for (std::size_t to = 0; to < engines; ++to)
                if (reaches[from][by] && reaches[by][to])
                    reaches[from][to] = true;
    return std::ranges::all_of(reaches, [](const std::vector<bool>& row) {
        return std::ranges::all_of(row, std::identity());
    });
}

/// Newton's way to the likeliest strengths, in natural units, and the errors there.
class Fit {
  public:
    Fit(std::size_t engines, std::span<const Encounter> encounters,
        std::span<const PairResults> results)
        : encounters_(encounters), results_(results), strengths_(engines) {}

    std::vector<Estimate> estimates() {
        constexpr int steps = 50;
        for (int i = 0; i < steps; ++i)
            step();
        const Matrix curvature = inverse(weights([](double, double expected, double pairs) {
            return 2 * pairs * expected * (1 - expected);
        }));
        // The two games of a pair are not independent: the scatter is that of pairs.
        const Matrix scatter =
            weights([](double variance, double, double pairs) { return 4 * pairs * variance; });
        std::vector<Estimate> estimates;
        for (std::size_t i = 0; i < strengths_.size(); ++i)
            estimates.push_back(
                {strengths_[i] * elo_of_unit,
                 standard_deviations * elo_of_unit * std::sqrt(through(curvature, scatter, i))});
        return estimates;
    }

  private:
    static constexpr double elo_of_unit = 400 / std::numbers::ln10;
    static constexpr double standard_deviations = 1.959964;

    [[nodiscard]] double expected(const Encounter& encounter) const {
        return 1 / (1 + std::exp(strengths_[encounter.second] - strengths_[encounter.first]));
    }

    /// `weight` is asked with the variance around what is expected, that, and the pairs. The mean
    /// of all is held at 0.
    template <typename Weight>
    [[nodiscard]] Matrix weights(const Weight& weight) const {
        Matrix matrix(strengths_.size(), Row(strengths_.size(), 1));
        for (std::size_t i = 0; i < encounters_.size(); ++i) {
            const double mean = expected(encounters_[i]);
            const double variance =
                results_[i].variance() + std::pow(results_[i].score() - mean, 2);
            join(matrix, encounters_[i],
                 weight(variance, mean, static_cast<double>(results_[i].pairs())));
        }
        return matrix;
    }

    void step() {
        Row slope(strengths_.size());
        for (std::size_t i = 0; i < encounters_.size(); ++i) {
            const double gain = 2 * static_cast<double>(results_[i].pairs()) *
                                (results_[i].score() - expected(encounters_[i]));
            slope[encounters_[i].first] += gain;
            slope[encounters_[i].second] -= gain;
        }
        const Matrix curvature = inverse(weights(
            [](double, double mean, double pairs) { return 2 * pairs * mean * (1 - mean); }));
        // Far from the end the way there is not straight.
        constexpr double longest = 1;
        for (std::size_t i = 0; i < strengths_.size(); ++i) {
            double change = 0;
            for (std::size_t j = 0; j < slope.size(); ++j)
                change += curvature[i][j] * slope[j];
            strengths_[i] += std::clamp(change, -longest, longest);
        }
    }

    /// A diagonal place of `outer * inner * outer`.
    static double through(const Matrix& outer, const Matrix& inner, std::size_t place) {
        double sum = 0;
        for (std::size_t i = 0; i < inner.size(); ++i)
            for (std::size_t j = 0; j < inner.size(); ++j)
                sum += outer[place][i] * (inner[i][j] - 1) * outer[j][place];
        return std::max(sum, 0.0);
    }

    std::span<const Encounter> encounters_;
    std::span<const PairResults> results_;
    Row strengths_;
};

}  // namespace

std::optional<std::vector<Estimate>> ratings_of(std::size_t engines,
                                                std::span<const Encounter> encounters,
                                                std::span<const PairResults> results) {
    if (!are_all_comparable(engines, encounters, results))
        return std::nullopt;
    return Fit(engines, encounters, results).estimates();
}

}  // namespace arbiter::match
