// Which features the evaluation finds in a position, counted instead of weighed.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "arbiter/engine/evaluation/terms.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {

/// Of one position. The weights are told from each other by where they are.
class FeatureCounts {
  public:
    explicit FeatureCounts(std::string_view fen) {
        add_terms(position_of(fen, forgivable_faults).board(), weights_, *this);
    }
    FeatureCounts(const FeatureCounts&) = delete;

    template <Color Us>
    void add(const Tapered& weight, int count = 1) {
        counts_[Us][place_of(weight)] += count;
    }
    template <Color Us>
    void endanger(const Tapered& weight, int count = 1) {
        add<Us>(weight, count);
    }

    /// How often `color` has the feature that `weight` stands for, a member of `weights()`.
    [[nodiscard]] int of(Color color, const Tapered& weight) const {
        return counts_[color][place_of(weight)];
    }
    [[nodiscard]] const EvaluationWeights& weights() const { return weights_; }

  private:
    [[nodiscard]] std::size_t place_of(const Tapered& weight) const {
        return number_of(weight, weights_);
    }

    EvaluationWeights weights_{};
    PerColor<std::array<int, evaluation_weight_count>> counts_{};
};

/// Of a table of weights, one, or of a table of tables.
inline const Tapered& weight_at(const Tapered& weight) { return weight; }
template <typename Table, typename... Rest>
const Tapered& weight_at(const Table& table, Role role, Rest... rest) {
    return weight_at(table[role], rest...);
}
template <typename Table, typename... Rest>
const Tapered& weight_at(const Table& table, int place, Rest... rest) {
    return weight_at(table[static_cast<std::size_t>(place)], rest...);
}

/// How often White has what that member of the weights stands for; of a table, at those places.
/// Whether Black has as much in the position upside down is another test's business.
template <typename Weight, typename... Places>
int white_has(std::string_view fen, Weight EvaluationWeights::* member, Places... places) {
    const FeatureCounts counts(fen);
    return counts.of(Color::white, weight_at(counts.weights().*member, places...));
}

}  // namespace arbiter::testing
