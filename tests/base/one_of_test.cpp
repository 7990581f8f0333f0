// Visitors that name their types.
#include "arbiter/base/one_of.hpp"

#include <string>
#include <variant>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

struct IsNumber {
    bool operator()(const OneOf<int, double> auto& /*value*/) const { return true; }
    bool operator()(const std::string& /*value*/) const { return false; }
};

static_assert(OneOf<const int&, int, double>);
static_assert(!OneOf<char, int, double>);
static_assert(!std::is_invocable_v<IsNumber, char>, "a type that nobody has named");

TEST(OneOf, answers_for_each_type_that_it_names) {
    using Value = std::variant<int, double, std::string>;
    EXPECT_TRUE(std::visit(IsNumber{}, Value(1)));
    EXPECT_TRUE(std::visit(IsNumber{}, Value(1.5)));
    EXPECT_FALSE(std::visit(IsNumber{}, Value("one")));
}

}  // namespace
}  // namespace arbiter::testing
