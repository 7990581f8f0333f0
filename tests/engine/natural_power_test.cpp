// Powers and logarithms in whole numbers, against those in floating point.
#include "arbiter/engine/natural_power.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

TEST(FallingPower, is_near_the_real_one) {
    for (int parts = 0; parts < 320; ++parts) {
        const double real = std::exp(-parts / double{exponent_unit}) * double{power_unit};
        EXPECT_NEAR(static_cast<double>(falling_power(parts)), real, 1.5);
    }
    EXPECT_EQ(falling_power(320), 0);
    EXPECT_EQ(falling_power(1'000'000'000'000), 0);
}

TEST(LogarithmOfRatio, is_near_the_real_one_and_changes_its_sign_with_the_order) {
    for (const std::uint64_t a : {1ULL, 7ULL, 100ULL, 12'345ULL, 1ULL << 40, 3ULL << 61})
        for (const std::uint64_t b : {1ULL, 9ULL, 100ULL, 54'321ULL, 1ULL << 43, ~0ULL}) {
            const int parts = logarithm_of_ratio(a, b);
            EXPECT_EQ(parts, -logarithm_of_ratio(b, a));
            const double real = std::clamp(
                std::log(static_cast<double>(a) / static_cast<double>(b)) * exponent_unit, -320.0,
                320.0);
            // So far out a part is hardly more than what is rounded away.
            EXPECT_NEAR(parts, real, std::abs(real) > 250 ? 2 : 1.01) << a << " / " << b;
        }
    EXPECT_EQ(logarithm_of_ratio(5, 5), 0);
}

}  // namespace
}  // namespace arbiter::testing
