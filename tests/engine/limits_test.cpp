// Budgets: what ends a search, counted in nodes.
#include "arbiter/engine/limits.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using std::chrono::milliseconds;

std::uint64_t spend_all(SearchBudget& budget, std::uint64_t at_most) {
    while (budget.nodes() < at_most && budget.spend_node()) {
    }
    return budget.nodes();
}

TEST(SearchBudget, gives_exactly_the_nodes_it_has) {
    for (const std::uint64_t nodes : {0U, 1U, 255U, 256U, 257U, 1000U}) {
        SearchBudget budget({.nodes = nodes});
        EXPECT_EQ(spend_all(budget, 5000), nodes);
        EXPECT_TRUE(budget.is_over());
    }
}

TEST(SearchBudget, without_limits_goes_on) {
    SearchBudget budget({});
    EXPECT_EQ(spend_all(budget, 5000), 5000U);
    EXPECT_FALSE(budget.is_over());
    EXPECT_TRUE(budget.may_begin_depth(max_ply));
}

TEST(SearchBudget, notices_a_stop_within_a_few_hundred_nodes) {
    std::stop_source source;
    SearchBudget budget({.stop = source.get_token()});
    spend_all(budget, 1000);
    source.request_stop();
    EXPECT_LE(spend_all(budget, 5000), 1000 + SearchBudget::nodes_between_looks);
    EXPECT_TRUE(budget.is_over());
}

TEST(SearchBudget, of_no_time_is_over_at_once) {
    SearchBudget budget({.time = milliseconds(0)});
    EXPECT_FALSE(budget.spend_node());
    EXPECT_FALSE(budget.may_begin_depth(1));
}

TEST(SearchBudget, begins_no_depth_beyond_the_last) {
    SearchBudget budget({.depth = 4});
    EXPECT_TRUE(budget.may_begin_depth(4));
    EXPECT_FALSE(budget.may_begin_depth(5));
    EXPECT_FALSE(budget.is_over());
}

}  // namespace
}  // namespace arbiter
