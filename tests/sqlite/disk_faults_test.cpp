// The disk fails, is full, or loses its power: what was answered `kept` is there, what was refused
// is not, and never will be.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "tests/sqlite/faulty_disk.hpp"
#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

using Act = FaultyDisk::Act;

/// The events of the game in these files, as a program finds them that is started over them.
std::vector<StoredEvent> events_left_in(const FaultyDisk::Contents& contents) {
    const TemporaryFolder folder;
    write_files(contents, folder.path());
    const auto store = SqliteStore::open(folder.path());
    EXPECT_TRUE(store) << store.error().text;
    return (*store)->load("k3J9xQ2a").value().value().events;
}

class ADisk : public testing::Test {
  protected:
    ADisk() { EXPECT_EQ(created(*store_).keeping, Keeping::kept); }

    /// From now on all of these fail; what a kill at the last failure would have left is noted.
    void fail(Act failing, int failure) {
        disk_.follow([=, this](Act act, std::string_view) {
            if (act != failing)
                return SQLITE_OK;
            const std::lock_guard lock(mutex_);
            left_ = disk_.present();
            return failure;
        });
    }
    FaultyDisk::Contents left() {
        const std::lock_guard lock(mutex_);
        return left_;
    }

    struct Moment {
        std::size_t kept;
        FaultyDisk::Contents left;
    };

    TemporaryFolder folder_;
    FaultyDisk disk_{folder_.path()};
    // What rules use lives longer than the store.
    std::mutex mutex_;
    FaultyDisk::Contents left_;
    std::atomic<bool> has_failed_ = false;
    std::atomic<std::size_t> kept_ = 0;
    std::vector<Moment> moments_;
    std::unique_ptr<SqliteStore> store_ = SqliteStore::open(folder_.path()).value();
};

TEST_F(ADisk, that_is_full_keeps_nothing_until_there_is_room) {
    fail(Act::write, SQLITE_FULL);
    for (int attempt = 0; attempt < 3; ++attempt) {
        const StoreAnswer refused = appended(*store_, event_to(2));
        EXPECT_EQ(refused.keeping, Keeping::refused);
        EXPECT_EQ(refused.error.problem, StoreProblem::unavailable);
        EXPECT_EQ(refused.error.text, "database or disk is full");
    }
    EXPECT_TRUE(events_left_in(left()).empty());
    // It can be read meanwhile.
    EXPECT_TRUE(store_->load("k3J9xQ2a").value()->events.empty());
    disk_.mend();
    EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::kept);
}

TEST_F(ADisk, that_fails_to_write_keeps_nothing) {
    fail(Act::write, SQLITE_IOERR_WRITE);
    EXPECT_NE(appended(*store_, event_to(2)).keeping, Keeping::kept);
    disk_.mend();
    EXPECT_EQ(appended(*store_, event_to(2, "again")).keeping, Keeping::kept);
    EXPECT_EQ(store_->load("k3J9xQ2a").value()->events, event_to(2, "again").events);
}

TEST_F(ADisk, that_fails_once_at_a_sync_refuses_for_good) {
    disk_.follow([this](Act act, std::string_view) {
        return act == Act::sync && !has_failed_.exchange(true) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
    });
    const StoreAnswer answer = appended(*store_, event_to(2));
    EXPECT_EQ(answer.keeping, Keeping::refused);
    EXPECT_EQ(answer.error.text, "disk I/O error");
    EXPECT_TRUE(store_->load("k3J9xQ2a").value()->events.empty());
    EXPECT_TRUE(events_left_in(disk_.synced()).empty());
    // Neither does a kill bring it back.
    fail(Act::write, SQLITE_FULL);
    EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::refused);
    EXPECT_TRUE(events_left_in(left()).empty());
}

TEST_F(ADisk, that_goes_on_failing_at_syncs_does_not_know_and_does_not_say) {
    fail(Act::sync, SQLITE_IOERR_FSYNC);
    const StoreAnswer answer = appended(*store_, event_to(2, "first try"));
    EXPECT_EQ(answer.keeping, Keeping::unknown);
    EXPECT_EQ(answer.error.problem, StoreProblem::unavailable);
    const auto game = store_->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().problem, StoreProblem::unavailable);
    EXPECT_FALSE(store_->look_up("k3J9xQ2a"));
    EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::refused);
    disk_.mend();
    EXPECT_EQ(appended(*store_, event_to(2, "second try")).keeping, Keeping::kept);
    EXPECT_EQ(store_->load("k3J9xQ2a").value()->events, event_to(2, "second try").events);
    EXPECT_EQ(events_left_in(disk_.synced()), event_to(2, "second try").events);
}

TEST_F(ADisk, that_failed_at_a_sync_may_have_kept_it_when_the_program_is_killed) {
    // Why it is unknown: the log has all of the commit, only that it is safe is not sure.
    disk_.follow([this](Act act, std::string_view) {
        if (act != Act::sync)
            return SQLITE_OK;
        if (!has_failed_.exchange(true)) {
            const std::lock_guard lock(mutex_);
            left_ = disk_.present();
        }
        return SQLITE_IOERR_FSYNC;
    });
    EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::unknown);
    EXPECT_EQ(events_left_in(left()), event_to(2).events);
    EXPECT_TRUE(events_left_in(disk_.synced()).empty());
}

TEST_F(ADisk, that_is_mended_says_what_it_keeps_without_being_asked_for_more) {
    fail(Act::sync, SQLITE_IOERR_FSYNC);
    EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::unknown);
    disk_.mend();
    auto game = store_->load("k3J9xQ2a");
    for (; !game; game = store_->load("k3J9xQ2a"))
        std::this_thread::yield();
    EXPECT_TRUE((*game)->events.empty());
    EXPECT_TRUE(events_left_in(disk_.synced()).empty());
}

TEST_F(ADisk, that_loses_its_power_has_all_that_was_kept) {
    // Large enough for the log to be written back into the database several times.
    const std::string body(300'000, 'x');
    for (std::uint32_t version = 2; version < 40; ++version) {
        ASSERT_EQ(appended(*store_, event_to(version, body)).keeping, Keeping::kept);
        if (version % 6 == 0) {
            EXPECT_EQ(events_left_in(disk_.synced()).size(), version - 1);
        }
    }
}

TEST_F(ADisk, has_all_that_was_kept_whenever_the_program_is_killed) {
    disk_.follow([this](Act, std::string_view) {
        moments_.push_back({kept_, disk_.present()});
        return SQLITE_OK;
    });
    std::uint32_t version = 1;
    for (int round = 0; round < 8; ++round) {
        StoreAnswers answers(*store_);
        std::vector<Ticket> tickets;
        for (int pair = 0; pair <= round; ++pair, version += 2)
            tickets.push_back(store_->append(
                {"k3J9xQ2a", {{version + 1, {}, "a", {}}, {version + 2, {}, "b", {}}}, "*"}));
        for (const Ticket ticket : tickets)
            ASSERT_EQ(answers.to(ticket).keeping, Keeping::kept);
        kept_ = version - 1;
    }
    disk_.mend();
    ASSERT_GT(moments_.size(), 20U);
    for (std::size_t number = 0; number < moments_.size(); number += 1 + moments_.size() / 40) {
        const std::size_t found = events_left_in(moments_[number].left).size();
        EXPECT_GE(found, moments_[number].kept) << "moment " << number;
        EXPECT_EQ(found % 2, 0U) << "moment " << number;
    }
}

}  // namespace
}  // namespace arbiter
