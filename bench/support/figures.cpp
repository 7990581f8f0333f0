#include "bench/support/figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace arbiter::bench {

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

double Figures::percentile(double hundredths) const {
    if (times_.empty())
        return 0;
    const double rank = std::ceil(hundredths / 100 * static_cast<double>(times_.size()));
    const auto index = static_cast<std::ptrdiff_t>(std::max(rank, 1.0)) - 1;
    std::vector<double> sorted = times_;
    std::ranges::nth_element(sorted, sorted.begin() + index);
    return sorted[static_cast<std::size_t>(index)];
}

double Figures::mean() const {
    return times_.empty() ? 0
                          : std::accumulate(times_.begin(), times_.end(), 0.0) /
                                static_cast<double>(times_.size());
}

std::string Figures::text() const {
    if (times_.empty())
        return "none";
    return "mean " + number_text(mean(), 1) + " ms, median " + number_text(percentile(50), 1) +
           " ms, p99 " + number_text(percentile(99), 1) + " ms, worst " + number_text(worst(), 1) +
           " ms";
}

std::string Figures::json() const {
    return JsonObject()
        .add("count", static_cast<double>(count()))
        .add("mean_ms", mean())
        .add("median_ms", percentile(50))
        .add("p99_ms", percentile(99))
        .add("worst_ms", worst())
        .text();
}

JsonObject& JsonObject::add(std::string_view name, std::string_view json) {
    members_ += (members_.empty() ? "" : ", ") + json_string(name) + ": " + std::string(json);
    return *this;
}

JsonObject& JsonObject::add(std::string_view name, double value) {
    return add(name, value == std::floor(value) ? number_text(value, 0) : number_text(value, 3));
}

JsonObject& JsonObject::add_text(std::string_view name, std::string_view text) {
    return add(name, json_string(text));
}

std::string json_string(std::string_view text) {
    std::string written = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            written += '\\';
        // What is told here comes from the server, and may be anything.
        written +=
            static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7e ? '?' : c;
    }
    return written + '"';
}

std::string number_text(double value, int digits) {
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace arbiter::bench
