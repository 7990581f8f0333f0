// The store by which others are tested does what it is told.
#include "tests/support/scripted_store.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

using Fate = ScriptedStore::Fate;

Addition moved(std::uint32_t version) { return {"k3J9xQ2a", {{version, {}, "a", {}}}, "*"}; }

std::size_t events_in(ScriptedStore& store) {
    return store.load("k3J9xQ2a").value().value().events.size();
}

class AScriptedStore : public testing::Test {
  protected:
    AScriptedStore() {
        store_.create({.id = "k3J9xQ2a"});
        store_.take_answers();
    }
    StoreAnswer answer() {
        auto answers = store_.take_answers();
        EXPECT_EQ(answers.size(), 1U);
        return answers.at(0);
    }
    ScriptedStore store_;
};

TEST_F(AScriptedStore, neither_keeps_nor_answers_what_it_holds) {
    int calls = 0;
    store_.notify([&] { ++calls; });
    store_.hold();
    const Ticket first = store_.append(moved(2));
    const Ticket second = store_.append(moved(3));
    EXPECT_EQ(store_.waiting(), 2U);
    EXPECT_EQ(calls, 0);
    EXPECT_TRUE(store_.take_answers().empty());
    EXPECT_EQ(events_in(store_), 0U);
    store_.release(1);
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(answer().ticket, first);
    EXPECT_EQ(events_in(store_), 1U);
    store_.release();
    EXPECT_EQ(answer().ticket, second);
    EXPECT_EQ(events_in(store_), 2U);
    store_.append(moved(4));
    EXPECT_EQ(answer().keeping, Keeping::kept);
}

TEST_F(AScriptedStore, refuses_and_does_not_know_when_it_is_told) {
    store_.next(Fate::refuse);
    store_.next(Fate::unknown_lost);
    store_.next(Fate::unknown_kept);
    store_.append(moved(2));
    EXPECT_EQ(answer().keeping, Keeping::refused);
    EXPECT_EQ(events_in(store_), 0U);
    store_.append(moved(2));
    EXPECT_EQ(answer().keeping, Keeping::unknown);
    EXPECT_EQ(events_in(store_), 0U);
    store_.append(moved(2));
    EXPECT_EQ(answer().keeping, Keeping::unknown);
    EXPECT_EQ(events_in(store_), 1U);
    store_.append(moved(3));
    EXPECT_EQ(answer().keeping, Keeping::kept);
    store_.always(Fate::refuse);
    store_.append(moved(4));
    store_.append(moved(4));
    EXPECT_EQ(store_.take_answers().size(), 2U);
    EXPECT_EQ(events_in(store_), 2U);
}

TEST_F(AScriptedStore, fails_to_read_until_it_is_mended) {
    store_.fail_reads({StoreProblem::unavailable, "the disk is gone"});
    EXPECT_EQ(store_.load("k3J9xQ2a").error().text, "the disk is gone");
    EXPECT_EQ(store_.look_up("k3J9xQ2a").error().text, "the disk is gone");
    store_.mend_reads();
    EXPECT_TRUE(store_.load("k3J9xQ2a").value());
}

TEST_F(AScriptedStore, loses_what_it_holds_when_it_starts_again) {
    store_.hold();
    store_.append(moved(2));
    store_.start_again();
    store_.release();
    EXPECT_TRUE(store_.take_answers().empty());
    EXPECT_EQ(events_in(store_), 0U);
}

}  // namespace
}  // namespace arbiter
