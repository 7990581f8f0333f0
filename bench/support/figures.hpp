// Many times of the same thing, and the few of them that are told.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::bench {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

/// Milliseconds, as they are told.
double milliseconds(Clock::duration time);

class Figures {
  public:
    void add(Clock::duration time) { times_.push_back(milliseconds(time)); }

    [[nodiscard]] std::size_t count() const { return times_.size(); }
    /// The smallest time that so many hundredths of all do not exceed; 0 where there is none.
    [[nodiscard]] double percentile(double hundredths) const;
    /// 0 where there is none.
    [[nodiscard]] double mean() const;
    [[nodiscard]] double worst() const { return percentile(100); }

    /// "mean 2.9 ms, median 2.7 ms, p99 5.1 ms, worst 9.0 ms".
    [[nodiscard]] std::string text() const;
    /// {"count": 3, "mean_ms": 2.9, "median_ms": 2.7, "p99_ms": 5.1, "worst_ms": 9.0}
    [[nodiscard]] std::string json() const;

  private:
    std::vector<double> times_;
};

/// An object of JSON, written member by member.
class JsonObject {
  public:
    /// `json` is a value as JSON writes it.
    JsonObject& add(std::string_view name, std::string_view json);
    JsonObject& add(std::string_view name, double value);
    JsonObject& add_text(std::string_view name, std::string_view text);
    [[nodiscard]] std::string text() const { return '{' + members_ + '}'; }

  private:
    std::string members_;
};

/// With quotes.
std::string json_string(std::string_view text);
std::string number_text(double value, int digits);

}  // namespace arbiter::bench
