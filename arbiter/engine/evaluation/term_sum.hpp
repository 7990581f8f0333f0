// The terms of the evaluation added up, White's less Black's.
#pragma once

#include "arbiter/engine/evaluation/danger_terms.hpp"
#include "arbiter/engine/tapered.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

/// A sink for terms.
struct TermSum {
    /// `Us` has the feature so often.
    template <Color Us>
    void add(const Tapered& weight, int count = 1) {
        if constexpr (Us == Color::white)
            sum += weight * count;
        else
            sum -= weight * count;
    }
    /// `Us` has it against the other king.
    template <Color Us>
    void endanger(const Tapered& weight, int count = 1) {
        danger[Us] += weight * count;
    }

    /// The danger settled.
    [[nodiscard]] Tapered total() const {
        return sum + settled_danger(danger[Color::white]) - settled_danger(danger[Color::black]);
    }

    Tapered sum;               ///< for White
    PerColor<Tapered> danger;  ///< that the side makes for the other king
};

}  // namespace arbiter
