#include "arbiter/sqlite/sqlite.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

const SqliteStore::Options impatient{.busy_timeout = std::chrono::milliseconds(1)};
const SqliteStore::Options patient{.busy_timeout = std::chrono::hours(1)};

TEST(SqliteStore, makes_the_folders_on_the_way_to_its_file) {
    const TemporaryFolder folder;
    ASSERT_TRUE(SqliteStore::open(folder.path() / "a" / "b"));
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "a" / "b" / "games.db"));
}

TEST(SqliteStore, writes_ahead_where_others_can_read) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "games.db-wal"));
    EXPECT_EQ(other_program(folder).number("SELECT count(*) FROM game"), 1);
}

TEST(SqliteStore, leaves_one_file_of_games_behind) {
    const TemporaryFolder folder;
    auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    store.reset();
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "games.db-wal"));
    EXPECT_EQ(other_program(folder).number("SELECT count(*) FROM game"), 1);
}

TEST(SqliteStore, says_where_when_the_path_is_no_folder) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "file") << "text";
    const auto store = SqliteStore::open(folder.path() / "file");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::unavailable);
    EXPECT_NE(store.error().text.find((folder.path() / "file").string()), std::string::npos);
}

TEST(SqliteStore, says_so_when_the_file_is_no_database) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "games.db") << std::string(5000, 'x');
    const auto store = SqliteStore::open(folder.path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("games.db: file is not a database"), std::string::npos)
        << store.error().text;
}

TEST(SqliteStore, says_which_event_has_a_seat_that_there_is_not) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    ASSERT_TRUE(other_program(folder).execute(
        "INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, '{}', 'green', 'i', 0, NULL, NULL)"));
    const auto game = store->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().text, "event 2: there is no seat green");
}

TEST(SqliteStore, says_so_when_an_event_is_missing) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    for (std::uint32_t version = 2; version < 5; ++version)
        ASSERT_EQ(appended(*store, event_to(version)).keeping, Keeping::kept);
    ASSERT_TRUE(other_program(folder).execute("DELETE FROM game_event WHERE version = 3"));
    const auto game = store->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().problem, StoreProblem::corrupt);
    EXPECT_EQ(game.error().text, "game k3J9xQ2a: event 3 is missing");
    // It can be read again.
    EXPECT_EQ(store->look_up("k3J9xQ2a").value()->version, 4U);
}

TEST(SqliteStore, says_so_when_a_row_makes_no_sense) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    ASSERT_TRUE(other_program(folder).execute("UPDATE game SET white = 'nobody'"));
    EXPECT_EQ(store->load("k3J9xQ2a").error().problem, StoreProblem::corrupt);
    EXPECT_EQ(store->look_up("k3J9xQ2a").error().problem, StoreProblem::corrupt);
}

TEST(SqliteStore, is_open_only_once_at_a_time) {
    const TemporaryFolder folder;
    auto first = SqliteStore::open(folder.path()).value();
    const auto second = SqliteStore::open(folder.path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().problem, StoreProblem::conflict);
    first.reset();
    EXPECT_TRUE(SqliteStore::open(folder.path()));
}

TEST(SqliteStore, keeps_its_folder_when_the_program_goes_elsewhere) {
    const TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const auto store = SqliteStore::open("data").value();
    std::filesystem::current_path(before);
    EXPECT_EQ(created(*store).keeping, Keeping::kept);
}

TEST(SqliteStore, refuses_what_it_cannot_write_while_another_program_has_the_file) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path(), impatient).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN EXCLUSIVE"));
    const StoreAnswer refused = appended(*store, event_to(2));
    EXPECT_EQ(refused.keeping, Keeping::refused);
    EXPECT_EQ(refused.error.problem, StoreProblem::unavailable);
    EXPECT_NE(refused.error.text.find("locked"), std::string::npos) << refused.error.text;
    ASSERT_TRUE(other.execute("ROLLBACK"));
    EXPECT_TRUE(store->load("k3J9xQ2a").value()->events.empty());
    EXPECT_EQ(appended(*store, event_to(2)).keeping, Keeping::kept);
}

TEST(SqliteStore, lets_nobody_wait_while_another_program_has_the_file) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path(), patient).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    ASSERT_EQ(appended(*store, event_to(2)).keeping, Keeping::kept);
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN EXCLUSIVE"));
    // Were any of these to wait for the other program, it would be for an hour.
    const Ticket third = store->append(event_to(3));
    const Ticket fourth = store->append(event_to(4));
    EXPECT_EQ(store->load("k3J9xQ2a").value()->events.size(), 1U);
    EXPECT_EQ(store->look_up("k3J9xQ2a").value()->version, 2U);
    store->note_alive(Timestamp{});
    EXPECT_TRUE(store->take_answers().empty());
    ASSERT_TRUE(other.execute("ROLLBACK"));
    StoreAnswers answers(*store);
    EXPECT_EQ(answers.to(third).keeping, Keeping::kept);
    EXPECT_EQ(answers.to(fourth).keeping, Keeping::kept);
}

TEST(SqliteStore, ends_soon_while_another_program_has_the_file) {
    const TemporaryFolder folder;
    // Each would wait for so long, and there are a thousand.
    auto store = SqliteStore::open(folder.path(), {.busy_timeout = std::chrono::milliseconds(300),
                                                   .group = {.requests = 1, .bytes = 1}})
                     .value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN EXCLUSIVE"));
    for (std::uint32_t version = 2; version <= 1000; ++version)
        store->append(event_to(version));
    store.reset();
    EXPECT_EQ(other.number("SELECT count(*) FROM game_event"), 0);
}

TEST(SqliteStore, lets_a_lasting_reader_read_what_was_when_it_began) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN"));
    ASSERT_EQ(other.number("SELECT count(*) FROM game_event"), 0);
    ASSERT_EQ(appended(*store, event_to(2)).keeping, Keeping::kept);
    EXPECT_EQ(other.number("SELECT count(*) FROM game_event"), 0);
    ASSERT_TRUE(other.execute("COMMIT"));
    EXPECT_EQ(other.number("SELECT count(*) FROM game_event"), 1);
}

TEST(SqliteStore, can_be_copied_by_another_program_while_it_writes) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    ASSERT_EQ(appended(*store, event_to(2)).keeping, Keeping::kept);
    std::vector<Ticket> tickets;
    for (std::uint32_t version = 3; version <= 200; ++version)
        tickets.push_back(store->append(event_to(version)));
    const std::filesystem::path copies = folder.path() / "copy";
    std::filesystem::create_directory(copies);
    ASSERT_TRUE(
        other_program(folder).execute("VACUUM INTO '" + (copies / "games.db").string() + "'"));
    StoreAnswers answers(*store);
    for (const Ticket ticket : tickets)
        EXPECT_EQ(answers.to(ticket).keeping, Keeping::kept);
    const auto copy = SqliteStore::open(copies).value();
    EXPECT_GE(copy->load("k3J9xQ2a").value()->events.size(), 1U);
}

TEST(SqliteStore, refuses_at_once_when_too_much_waits) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path(), {.busy_timeout = std::chrono::hours(1),
                                                         .waiting = {.requests = 2, .bytes = 5000},
                                                         .group = {.requests = 1, .bytes = 5000}})
                           .value();
    ASSERT_EQ(created(*store).keeping, Keeping::kept);
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN EXCLUSIVE"));
    StoreAnswers answers(*store);
    // Two may wait and one be at the writer's: of six at least three are too many.
    std::vector<Ticket> tickets;
    for (std::uint32_t version = 2; version < 8; ++version)
        tickets.push_back(store->append(event_to(version)));
    EXPECT_GE(answers.others().size(), 3U);
    for (const auto& [ticket, answer] : answers.others()) {
        EXPECT_EQ(answer.keeping, Keeping::refused);
        EXPECT_EQ(answer.error.problem, StoreProblem::unavailable);
        EXPECT_EQ(answer.error.text, "too much waits for the disk");
    }
    ASSERT_TRUE(other.execute("ROLLBACK"));
    EXPECT_EQ(answers.to(tickets.front()).keeping, Keeping::kept);
    // Larger than all that may wait: never.
    EXPECT_EQ(appended(*store, event_to(20, std::string(6000, 'x'))).keeping, Keeping::refused);
}

TEST(SqliteStore, refuses_in_a_group_only_what_does_not_go_on) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path(), patient).value();
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN EXCLUSIVE"));
    StoreAnswers answers(*store);
    // The first may be taken alone, all others wait for it and are one group.
    const Ticket made = store->create(some_game());
    const Ticket second = store->append(event_to(2));
    const Ticket gap =
        store->append({"k3J9xQ2a", {{3, {}, "a", {}}, {4, {}, "b", {}}, {6, {}, "c", {}}}, "1-0"});
    const Ticket again = store->create(some_game());
    const Ticket nowhere = store->append({"AAAAAAAA", {{2, {}, "a", {}}}, "*"});
    const Ticket third = store->append(event_to(3));
    ASSERT_TRUE(other.execute("ROLLBACK"));
    for (const Ticket kept : {made, second, third})
        EXPECT_EQ(answers.to(kept).keeping, Keeping::kept);
    for (const Ticket refused : {gap, again, nowhere})
        EXPECT_EQ(answers.to(refused).error.problem, StoreProblem::conflict);
    EXPECT_EQ(store->load("k3J9xQ2a").value()->events.size(), 2U);
    EXPECT_EQ(store->look_up("k3J9xQ2a").value()->result, "*");
}

TEST(SqliteStoreDeathTest, is_called_by_one_thread_only) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(
        {
            const TemporaryFolder folder;
            const auto store = SqliteStore::open(folder.path()).value();
            store->create(some_game());
            std::thread([&] { store->create(some_game("AAAAAAAA")); }).join();
        },
        "is_callers_thread");
}

}  // namespace
}  // namespace arbiter
