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
        SharedBudget shared({.nodes = nodes});
        SearchBudget budget(shared);
        EXPECT_EQ(spend_all(budget, 5000), nodes);
        EXPECT_TRUE(budget.is_over());
    }
}

TEST(SearchBudget, without_limits_goes_on) {
    SharedBudget shared({});
    SearchBudget budget(shared);
    EXPECT_EQ(spend_all(budget, 5000), 5000U);
    EXPECT_FALSE(budget.is_over());
    EXPECT_TRUE(budget.may_begin_depth(max_ply));
}

TEST(SearchBudget, notices_a_stop_within_a_few_hundred_nodes) {
    std::stop_source source;
    SharedBudget shared({.stop = source.get_token()});
    SearchBudget budget(shared);
    spend_all(budget, 1000);
    source.request_stop();
    EXPECT_LE(spend_all(budget, 5000), 1000 + SearchBudget::nodes_between_looks);
    EXPECT_TRUE(budget.is_over());
}

TEST(SearchBudget, of_no_time_is_over_at_once) {
    SharedBudget shared({.time = milliseconds(0)});
    SearchBudget budget(shared);
    EXPECT_FALSE(budget.spend_node());
    EXPECT_FALSE(budget.may_begin_depth(1));
}

TEST(SearchBudget, begins_no_depth_beyond_the_last) {
    SharedBudget shared({.depth = 4});
    SearchBudget budget(shared);
    EXPECT_TRUE(budget.may_begin_depth(4));
    EXPECT_FALSE(budget.may_begin_depth(5));
    EXPECT_FALSE(budget.is_over());
}

TEST(SharedBudget, gives_all_threads_together_exactly_the_nodes_it_has) {
    SharedBudget shared({.nodes = 1000});
    SearchBudget one(shared);
    SearchBudget other(shared);
    spend_all(one, 300);
    spend_all(other, 5000);
    EXPECT_EQ(spend_all(one, 5000) + other.nodes(), 1000U);
    EXPECT_EQ(one.nodes_of_all(), 1000U);
}

TEST(SharedBudget, that_one_thread_ends_is_over_for_all) {
    SharedBudget shared({});
    SearchBudget budget(shared);
    spend_all(budget, 100);
    shared.end();
    EXPECT_FALSE(budget.may_begin_depth(1));
    EXPECT_FALSE(budget.spend_node());
}

}  // namespace
}  // namespace arbiter
