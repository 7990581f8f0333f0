// Somebody removes or replaces the files, or the folder, while the program runs.
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "tests/sqlite/faulty_disk.hpp"
#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

namespace fs = std::filesystem;

class LostFiles : public testing::Test {
  protected:
    LostFiles() {
        EXPECT_EQ(created(*store_).keeping, Keeping::kept);
        EXPECT_EQ(appended(*store_, event_to(2)).keeping, Keeping::kept);
    }

    void expect_nothing_is_kept(const fs::path& lost) {
        const StoreAnswer answer = appended(*store_, event_to(3));
        EXPECT_EQ(answer.keeping, Keeping::refused);
        EXPECT_EQ(answer.error.problem, StoreProblem::unavailable);
        EXPECT_TRUE(answer.error.text.starts_with(
            lost.string() + " was removed or replaced while the program was running"))
            << answer.error.text;
        EXPECT_EQ(answer_to(*store_, store_->create(some_game("AAAAAAAA"))).keeping,
                  Keeping::refused);
        // Nor is it said of anything that it is kept.
        EXPECT_EQ(store_->load("k3J9xQ2a").error().text, answer.error.text);
        EXPECT_EQ(store_->look_up("k3J9xQ2a").error().problem, StoreProblem::unavailable);
    }
    void expect_all_is_well() {
        EXPECT_EQ(store_->load("k3J9xQ2a").value()->events.size(), 1U);
        EXPECT_EQ(appended(*store_, event_to(3)).keeping, Keeping::kept);
    }

    TemporaryFolder temporary_;
    fs::path folder_ = temporary_.path() / "games";
    fs::path database_ = folder_ / "games.db";
    std::unique_ptr<SqliteStore> store_ = SqliteStore::open(folder_).value();
};

TEST_F(LostFiles, are_noticed_whichever_is_removed) {
    for (const char* name : {"games.db", "games.db-wal", "games.db-shm"}) {
        fs::rename(folder_ / name, temporary_.path() / "elsewhere");
        expect_nothing_is_kept(folder_ / name);
        fs::rename(temporary_.path() / "elsewhere", folder_ / name);
    }
    expect_all_is_well();
}

TEST_F(LostFiles, are_noticed_whichever_is_replaced) {
    for (const char* name : {"games.db", "games.db-wal", "games.db-shm"}) {
        fs::rename(folder_ / name, temporary_.path() / "elsewhere");
        std::ofstream(folder_ / name) << "another file";
        expect_nothing_is_kept(folder_ / name);
        fs::rename(temporary_.path() / "elsewhere", folder_ / name);
    }
    expect_all_is_well();
}

TEST_F(LostFiles, are_noticed_when_all_are_deleted) {
    for (const auto& file : fs::directory_iterator(folder_))
        fs::remove(file);
    expect_nothing_is_kept(database_);
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(LostFiles, are_noticed_when_the_folder_is_deleted) {
    fs::remove_all(folder_);
    expect_nothing_is_kept(folder_);
    store_->note_alive(Timestamp{});
    store_.reset();
    EXPECT_FALSE(fs::exists(folder_));
}

TEST_F(LostFiles, are_noticed_when_the_folder_is_moved_and_found_when_it_is_back) {
    fs::rename(folder_, temporary_.path() / "elsewhere");
    expect_nothing_is_kept(folder_);
    fs::rename(temporary_.path() / "elsewhere", folder_);
    expect_all_is_well();
}

TEST_F(LostFiles, are_not_those_of_a_second_program_in_a_folder_made_anew) {
    fs::remove_all(folder_);
    auto second = SqliteStore::open(folder_).value();
    expect_nothing_is_kept(folder_);
    EXPECT_EQ(answer_to(*second, second->create(some_game("BBBBBBBB"))).keeping, Keeping::kept);
    // The first one's end takes nothing from the second.
    store_.reset();
    EXPECT_EQ(answer_to(*second, second->append({"BBBBBBBB", {{2, {}, "a", {}}}, "*"})).keeping,
              Keeping::kept);
    second.reset();
    second = SqliteStore::open(folder_).value();
    EXPECT_EQ(second->load("BBBBBBBB").value()->events.size(), 1U);
    EXPECT_EQ(second->load("k3J9xQ2a").value(), std::nullopt);
}

TEST_F(LostFiles, do_not_let_a_second_program_in_while_the_folder_is_the_same) {
    for (const auto& file : fs::directory_iterator(folder_))
        fs::remove(file);
    const auto second = SqliteStore::open(folder_);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().problem, StoreProblem::conflict);
}

TEST_F(LostFiles, cost_nothing_that_was_kept_when_only_the_log_is_gone) {
    fs::remove(folder_ / "games.db-wal");
    expect_nothing_is_kept(folder_ / "games.db-wal");
    // The log is still open: at the end it is written back into the database.
    store_.reset();
    store_ = SqliteStore::open(folder_).value();
    expect_all_is_well();
}

TEST(LostFilesWithinACommit, leave_it_unknown) {
    const TemporaryFolder temporary;
    const fs::path database = temporary.path() / "games" / "games.db";
    const fs::path elsewhere = temporary.path() / "elsewhere";
    FaultyDisk disk(temporary.path() / "games");
    const auto store = SqliteStore::open(temporary.path() / "games").value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    disk.follow([&](FaultyDisk::Act act, std::string_view) {
        if (act == FaultyDisk::Act::sync)
            fs::rename(database, elsewhere);
        return SQLITE_OK;
    });
    const StoreAnswer answer = appended(*store, event_to(2));
    EXPECT_EQ(answer.keeping, Keeping::unknown);
    EXPECT_EQ(answer.error.problem, StoreProblem::unavailable);
    EXPECT_FALSE(store->load("k3J9xQ2a"));
    disk.mend();
    // As it comes back, reading tells.
    fs::rename(elsewhere, database);
    EXPECT_EQ(store->load("k3J9xQ2a").value()->events, event_to(2).events);
}

}  // namespace
}  // namespace arbiter
