#include "arbiter/sqlite/sqlite.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/sqlite/folder.hpp"

namespace arbiter {
namespace {

const SqliteStore::Options impatient{.busy_timeout = std::chrono::milliseconds(1)};

GameStart some_game() {
    return {.id = "k3J9xQ2a",
            .created = {},
            .terms = R"({"rules":"fide"})",
            .chess960 = {},
            .seats = {},
            .arbiter_hash = {}};
}

StoredEvent first_event() { return {2, {}, "offer white", {}}; }

// The file as another program sees it.
Database other_program(const TemporaryFolder& folder) {
    return *Database::open(folder.path() / "games.db");
}

TEST(SqliteStore, MakesTheFoldersOnTheWayToItsFile) {
    const TemporaryFolder folder;
    ASSERT_TRUE(SqliteStore::open(folder.path() / "a" / "b"));
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "a" / "b" / "games.db"));
}

TEST(SqliteStore, WritesAheadAndSyncsAtEveryCommit) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_TRUE(store->create(some_game()));
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "games.db-wal"));
    EXPECT_EQ(other_program(folder).number("SELECT count(*) FROM game"), 1);
}

TEST(SqliteStore, SaysWhereWhenThePathIsNoFolder) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "file") << "text";
    const auto store = SqliteStore::open(folder.path() / "file");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::unavailable);
    EXPECT_NE(store.error().text.find((folder.path() / "file").string()), std::string::npos);
}

TEST(SqliteStore, SaysSoWhenTheFileIsNoDatabase) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "games.db") << std::string(5000, 'x');
    const auto store = SqliteStore::open(folder.path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("not a database"), std::string::npos) << store.error().text;
}

TEST(SqliteStore, LeavesTheDatabaseOfAnotherProgramAlone) {
    const TemporaryFolder folder;
    ASSERT_TRUE(other_program(folder).execute("CREATE TABLE cake (layers INTEGER)"));
    const auto store = SqliteStore::open(folder.path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_EQ(other_program(folder).number("SELECT count(*) FROM sqlite_master"), 1);
}

TEST(SqliteStore, LeavesTheFileOfANewerArbiterAlone) {
    const TemporaryFolder folder;
    ASSERT_TRUE(SqliteStore::open(folder.path()));
    ASSERT_TRUE(other_program(folder).execute("PRAGMA user_version = 4"));
    const auto store = SqliteStore::open(folder.path());
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().text.find("number 4"), std::string::npos) << store.error().text;
}

TEST(SqliteStore, BringsTheFirstFormUpToDate) {
    const TemporaryFolder folder;
    ASSERT_TRUE(other_program(folder).execute(R"(
        CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
            opponent TEXT NOT NULL, rules TEXT NOT NULL, fen TEXT NOT NULL, chess960 INTEGER,
            level INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX game_by_age ON game (created_ms);
        CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
            version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
            body TEXT NOT NULL, seat TEXT, command TEXT, answer TEXT,
            PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
        PRAGMA user_version = 1;
        INSERT INTO game VALUES ('k3J9xQ2a', 0, 'screen', 'fide', '8/8/8/8/8/8/8/8 w - - 0 1',
            NULL, 1, 'open', 'computer');
        INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, 'offer white', NULL, NULL, NULL);)"));
    const auto store = SqliteStore::open(folder.path());
    ASSERT_TRUE(store) << store.error().text;
    const auto game = (*store)->load("k3J9xQ2a").value();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->start.terms,
              R"({"rules":"fide","time":"untimed","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})");
    EXPECT_EQ(game->start.arbiter_hash, std::nullopt);
    EXPECT_EQ(game->start.seats[Color::black], Seat(ComputerSeat{}));
    EXPECT_EQ(game->events, std::vector{first_event()});
    GameStart presided = some_game();
    presided.id = "AAAAAAAA";
    presided.arbiter_hash = "0a1b";
    ASSERT_TRUE((*store)->create(presided));
    EXPECT_EQ((*store)->load("AAAAAAAA").value()->start, presided);
}

TEST(SqliteStore, BringsTheSecondFormUpToDate) {
    const TemporaryFolder folder;
    ASSERT_TRUE(other_program(folder).execute(R"(
        CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
            opponent TEXT NOT NULL, rules TEXT NOT NULL, fen TEXT NOT NULL, chess960 INTEGER,
            level INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL,
            time TEXT NOT NULL DEFAULT 'untimed') STRICT, WITHOUT ROWID;
        CREATE INDEX game_by_age ON game (created_ms);
        CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
            version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
            body TEXT NOT NULL, seat TEXT, command TEXT, answer TEXT,
            PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
        PRAGMA user_version = 2;
        INSERT INTO game VALUES ('k3J9xQ2a', 7, 'friend', 'uscf', 'a "fen"', 518, 2, 'open',
            'computer', '40/90+30;30+30');
        INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, 'offer white', 'white', 'i', 'a');)"));
    const auto store = SqliteStore::open(folder.path());
    ASSERT_TRUE(store) << store.error().text;
    const auto game = (*store)->load("k3J9xQ2a").value();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->start,
              (GameStart{.id = "k3J9xQ2a",
                         .created = Timestamp(std::chrono::milliseconds(7)),
                         .opponent = OpponentKind::a_friend,
                         .terms = R"({"rules":"uscf","time":"40/90+30;30+30","fen":"a \"fen\""})",
                         .chess960 = 518,
                         .level = 2,
                         .seats = {{OpenSeat{}, ComputerSeat{}}},
                         .arbiter_hash = std::nullopt}));
    ASSERT_EQ(game->events.size(), 1U);
    EXPECT_EQ(game->events[0].cause, (Cause{Place::white, "i", "a"}));
}

TEST(SqliteStore, SaysWhichEventHasASeatThatThereIsNot) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_TRUE(store->create(some_game()));
    ASSERT_TRUE(other_program(folder).execute(
        "INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, '{}', 'green', 'i', 'a')"));
    const auto game = store->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().text, "event 2: there is no seat green");
}

TEST(SqliteStore, IsOpenOnlyOnceAtATime) {
    const TemporaryFolder folder;
    auto first = SqliteStore::open(folder.path()).value();
    const auto second = SqliteStore::open(folder.path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().problem, StoreProblem::conflict);
    first.reset();
    EXPECT_TRUE(SqliteStore::open(folder.path()));
}

TEST(SqliteStore, KeepsNothingOfAGameWhenTheFileIsLocked) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path(), impatient).value();
    ASSERT_TRUE(store->create(some_game()));
    const StoredEvent event = first_event();
    Database other = other_program(folder);
    ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));
    const auto refused = store->append("k3J9xQ2a", std::span(&event, 1));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().problem, StoreProblem::unavailable);
    ASSERT_TRUE(other.execute("ROLLBACK"));
    EXPECT_TRUE(store->load("k3J9xQ2a").value()->events.empty());
    EXPECT_TRUE(store->append("k3J9xQ2a", std::span(&event, 1)));
}

TEST(SqliteStore, KeepsNothingOfAGameWhenTheDiskIsFull) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_TRUE(store->create(some_game()));
    // A trigger stands in for the disk: it fails the second of two events.
    ASSERT_TRUE(other_program(folder).execute(
        "CREATE TRIGGER full BEFORE INSERT ON game_event WHEN new.version = 3"
        " BEGIN SELECT raise(ABORT, 'the disk is full'); END"));
    const StoredEvent events[] = {first_event(), {3, {}, "decline black", {}}};
    const auto refused = store->append("k3J9xQ2a", events);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text, "the disk is full");
    EXPECT_TRUE(store->load("k3J9xQ2a").value()->events.empty());
    EXPECT_TRUE(store->append("k3J9xQ2a", std::span(events, 1)));
}

TEST(SqliteStore, SaysSoWhenAnEventIsMissing) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_TRUE(store->create(some_game()));
    const StoredEvent events[] = {first_event(), {3, {}, "decline black", {}}};
    ASSERT_TRUE(store->append("k3J9xQ2a", events));
    ASSERT_TRUE(other_program(folder).execute("DELETE FROM game_event WHERE version = 2"));
    const auto game = store->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().problem, StoreProblem::corrupt);
    EXPECT_EQ(game.error().text, "game k3J9xQ2a: event 2 is missing");
}

TEST(SqliteStore, SaysSoWhenARowMakesNoSense) {
    const TemporaryFolder folder;
    const auto store = SqliteStore::open(folder.path()).value();
    ASSERT_TRUE(store->create(some_game()));
    ASSERT_TRUE(other_program(folder).execute("UPDATE game SET white = 'nobody'"));
    const auto game = store->load("k3J9xQ2a");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().problem, StoreProblem::corrupt);
}

TEST(Database, SaysWhatWasWrongWithAStatement) {
    const TemporaryFolder folder;
    Database database = other_program(folder);
    EXPECT_FALSE(database.execute("CREATE CAKE"));
    EXPECT_FALSE(database.prepare("SELECT * FROM cake"));
    EXPECT_NE(database.number("SELECT layers FROM cake").error().text.find("cake"),
              std::string::npos);
}

}  // namespace
}  // namespace arbiter
