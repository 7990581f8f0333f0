// A mean with its error, of values that come one by one.
#pragma once

#include <algorithm>
#include <cmath>

namespace arbiter::bench {

class Mean {
  public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    /// NaN where nothing was added.
    [[nodiscard]] double value() const { return sum_ / count_; }
    /// Half of the interval that holds the true mean in 95 of 100 cases.
    [[nodiscard]] double error() const {
        return 1.96 * std::sqrt(std::max(squares_ / count_ - value() * value(), 0.0) / count_);
    }

  private:
    double count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

}  // namespace arbiter::bench
