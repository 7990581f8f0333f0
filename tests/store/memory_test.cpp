#include "arbiter/store/memory.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(MemoryStore, has_its_answers_at_once) {
    MemoryStore store;
    const Ticket ticket = store.create({.id = "k3J9xQ2a"});
    const auto answers = store.take_answers();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].ticket, ticket);
    EXPECT_EQ(answers[0].keeping, Keeping::kept);
}

TEST(MemoryStore, forgets_answers_but_no_games_when_it_starts_again) {
    MemoryStore store;
    store.create({.id = "k3J9xQ2a"});
    store.start_again();
    EXPECT_TRUE(store.take_answers().empty());
    EXPECT_TRUE(store.load("k3J9xQ2a").value());
}

}  // namespace
}  // namespace arbiter
