#include "bench/support/figures.hpp"

#include <gtest/gtest.h>

namespace arbiter::bench {
namespace {

using std::chrono::milliseconds;

Figures one_to(int last) {
    Figures figures;
    for (int i = last; i > 0; --i)
        figures.add(milliseconds(i));
    return figures;
}

TEST(Figures, a_percentile_is_a_time_that_was_measured) {
    const Figures figures = one_to(200);
    EXPECT_EQ(figures.percentile(50), 100);
    EXPECT_EQ(figures.percentile(99), 198);
    EXPECT_EQ(figures.worst(), 200);
    EXPECT_EQ(figures.mean(), 100.5);
}

TEST(Figures, one_time_is_every_percentile) {
    EXPECT_EQ(one_to(1).text(), "mean 1.0 ms, median 1.0 ms, p99 1.0 ms, worst 1.0 ms");
}

TEST(Figures, nothing_measured_is_zero) {
    EXPECT_EQ(Figures().text(), "none");
    EXPECT_EQ(Figures().json(),
              R"({"count": 0, "mean_ms": 0, "median_ms": 0, "p99_ms": 0, "worst_ms": 0})");
}

TEST(JsonObject, writes_what_may_be_anything) {
    EXPECT_EQ(JsonObject().add_text("say \"a\"", "b\\\n\xff").add("x", 0.5).text(),
              R"({"say \"a\"": "b\\??", "x": 0.500})");
}

}  // namespace
}  // namespace arbiter::bench
