// The evaluation as a function of its weights, and how it errs on examples.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "arbiter/engine/evaluation/weights.hpp"
#include "tools/tuning/examples.hpp"

namespace arbiter::tuning {

/// Middle game weights, then the ending's.
using Numbers = std::array<double, 2 * evaluation_weight_count>;

/// What is to be predicted: the expected score of White, as the search and the game say.
struct Target {
    double centipawns;       ///< that a side must be ahead to expect 1 / (1 + 1/e) of the point
    double share_of_result;  ///< of the game; the rest is the search's

    /// 0 to 1.
    [[nodiscard]] double of(const Example& example) const;
    /// The same of a score in centipawns for White.
    [[nodiscard]] double expected(double score) const;
};

class Model {
  public:
    explicit Model(const EvaluationWeights& weights);

    /// Mean squared error over the examples that `chosen` numbers.
    [[nodiscard]] double loss(const Examples& examples, std::span<const std::size_t> chosen,
                              const Target& target) const;

    /// One step of Adam (Kingma and Ba, arXiv:1412.6980) against the gradient of the same, over two
    /// threads. `rate`: about so many centipawns.
    void step(const Examples& examples, std::span<const std::size_t> batch, const Target& target,
              double rate);

    /// In the order of `EvaluationWeights`, rounded.
    [[nodiscard]] std::vector<Tapered> rounded() const;

  private:
    struct Sums;

    [[nodiscard]] Sums sums(const Examples& examples, const Example& example) const;
    [[nodiscard]] double value(const Example& example, const Sums& sums) const;
    void add_gradient(const Examples& examples, const Example& example, const Target& target,
                      Numbers& gradient) const;

    Numbers numbers_{};
    Numbers momentum_{};
    Numbers spread_{};
    int steps_ = 0;
};

}  // namespace arbiter::tuning
