// Files of older arbiters, of newer ones and of other programs.
#include "arbiter/sqlite/schema.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

constexpr const char* events_with_answers = R"(
    CREATE INDEX game_by_age ON game (created_ms);
    CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
        version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
        body TEXT NOT NULL, seat TEXT, command TEXT, answer TEXT,
        PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
)";

const std::string first_form = std::string(R"(
    CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
        opponent TEXT NOT NULL, rules TEXT NOT NULL, fen TEXT NOT NULL, chess960 INTEGER,
        level INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;)") +
                               events_with_answers;

const std::string second_form = std::string(R"(
    CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
        opponent TEXT NOT NULL, rules TEXT NOT NULL, fen TEXT NOT NULL, chess960 INTEGER,
        level INTEGER NOT NULL, white TEXT NOT NULL, black TEXT NOT NULL,
        time TEXT NOT NULL DEFAULT 'untimed') STRICT, WITHOUT ROWID;
    PRAGMA user_version = 2;)") +
                                events_with_answers;

const std::string third_form = std::string(R"(
    CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
        opponent TEXT NOT NULL, chess960 INTEGER, level INTEGER NOT NULL, white TEXT NOT NULL,
        black TEXT NOT NULL, terms TEXT NOT NULL DEFAULT '', arbiter TEXT) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 3;)") +
                               events_with_answers;

class OldFiles : public testing::Test {
  protected:
    void write(const std::string& sql) { ASSERT_TRUE(other_program(folder_).execute(sql)) << sql; }
    std::int64_t form() { return other_program(folder_).number("PRAGMA user_version").value(); }
    /// How the tables are, whatever made them so.
    std::string columns() {
        return other_program(folder_)
            .text(
                "SELECT group_concat(m.name || '.' || c.name || ' ' || c.type || ' ' ||"
                " c.\"notnull\" || ' ' || c.pk, char(10))"
                " FROM sqlite_master m JOIN pragma_table_info(m.name) c"
                " WHERE m.type = 'table' ORDER BY m.name, c.cid")
            .value();
    }
    std::string bytes() {
        std::ifstream file(folder_.path() / "games.db", std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    TemporaryFolder folder_;
};

TEST_F(OldFiles, of_the_first_form_are_brought_up_to_date) {
    write(first_form + R"(
        INSERT INTO game VALUES ('k3J9xQ2a', 0, 'screen', 'fide', '8/8/8/8/8/8/8/8 w - - 0 1',
            NULL, 1, 'open', 'computer');
        INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, 'offer white', NULL, NULL, NULL);)");
    const auto store = SqliteStore::open(folder_.path());
    ASSERT_TRUE(store) << store.error().text;
    const auto game = (*store)->load("k3J9xQ2a").value();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->start.terms,
              R"({"rules":"fide","time":"untimed","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})");
    EXPECT_EQ(game->start.arbiter_hash, std::nullopt);
    EXPECT_EQ(game->start.seats[Color::black], Seat(ComputerSeat{}));
    EXPECT_EQ(game->events, event_to(2).events);
    GameStart presided = some_game("AAAAAAAA");
    presided.arbiter_hash = "0a1b";
    ASSERT_EQ(answer_to(**store, (*store)->create(presided)).keeping, Keeping::kept);
    EXPECT_EQ((*store)->load("AAAAAAAA").value()->start, presided);
}

TEST_F(OldFiles, of_the_second_form_are_brought_up_to_date) {
    write(second_form + R"(
        INSERT INTO game VALUES ('k3J9xQ2a', 7, 'friend', 'uscf', 'a "fen"', 518, 2, 'open',
            'computer', '40/90+30;30+30');
        INSERT INTO game_event VALUES ('k3J9xQ2a', 2, 0, 'offer white', 'white', 'i', '{}');)");
    const auto store = SqliteStore::open(folder_.path());
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
    EXPECT_EQ(game->events[0].cause, (Cause{Place::white, "i", false}));
}

TEST_F(OldFiles, of_the_third_form_are_brought_up_to_date) {
    write(third_form + R"(
        INSERT INTO game VALUES ('k3J9xQ2a', 7, 'friend', 518, 2, 'open', 'person 0a1b',
            '{"rules":"fide"}', '2c3d');
        INSERT INTO game_event VALUES
            ('k3J9xQ2a', 2, 100, 'a', NULL, NULL, NULL),
            ('k3J9xQ2a', 3, 200, 'b', 'black', '7f-1', '{"t":"ok","i":"7f-1","v":3}'),
            ('k3J9xQ2a', 4, 300, 'c', 'white', '8a-1', '{"t":"no","i":"8a-1","code":"claim"}'),
            ('k3J9xQ2a', 5, 400, 'd', 'arbiter', '9b-1', 'no JSON');)");
    const auto store = SqliteStore::open(folder_.path());
    ASSERT_TRUE(store) << store.error().text;
    const auto at = [](int time) { return Timestamp(std::chrono::milliseconds(time)); };
    const GameStart start{.id = "k3J9xQ2a",
                          .created = at(7),
                          .opponent = OpponentKind::a_friend,
                          .terms = R"({"rules":"fide"})",
                          .chess960 = 518,
                          .level = 2,
                          .seats = {{OpenSeat{}, PersonSeat{"0a1b"}}},
                          .arbiter_hash = "2c3d"};
    EXPECT_EQ((*store)->load("k3J9xQ2a").value(),
              (StoredGame{start,
                          {{2, at(100), "a", std::nullopt},
                           {3, at(200), "b", Cause{Place::black, "7f-1", false}},
                           {4, at(300), "c", Cause{Place::white, "8a-1", true}},
                           {5, at(400), "d", Cause{Place::arbiter, "9b-1", false}}}}));
    // Only a replay tells how it stands, until something happens in it.
    EXPECT_EQ((*store)->look_up("k3J9xQ2a").value(), (GameSummary{start, 5, std::nullopt}));
    ASSERT_EQ(appended(**store, event_to(6)).keeping, Keeping::kept);
    EXPECT_EQ((*store)->look_up("k3J9xQ2a").value(), (GameSummary{start, 6, "*"}));
}

TEST_F(OldFiles, become_the_same_tables_as_new_ones) {
    ASSERT_TRUE(SqliteStore::open(folder_.path()));
    const std::string expected = columns();
    EXPECT_NE(expected.find("game_event.refused INTEGER"), std::string::npos) << expected;
    for (const std::string& form : {first_form, second_form, third_form}) {
        std::filesystem::remove(folder_.path() / "games.db");
        write(form);
        ASSERT_TRUE(SqliteStore::open(folder_.path()));
        EXPECT_EQ(columns(), expected);
        EXPECT_EQ(this->form(), 4);
        EXPECT_EQ(other_program(folder_).number(
                      "SELECT count(*) FROM sqlite_master WHERE name = 'game_by_age'"),
                  0);
    }
}

TEST_F(OldFiles, stay_as_they_are_when_the_last_step_fails) {
    // A view of somebody's own holds on to a column that would go.
    write(first_form + R"(
        INSERT INTO game VALUES ('k3J9xQ2a', 0, 'screen', 'fide', '8/8', NULL, 1, 'open', 'open');
        CREATE VIEW replies AS SELECT answer FROM game_event;)");
    const std::string before = columns();
    const auto store = SqliteStore::open(folder_.path());
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().text.find("games.db: "), std::string::npos) << store.error().text;
    EXPECT_EQ(columns(), before);
    EXPECT_EQ(form(), 1);
    EXPECT_EQ(other_program(folder_).text("SELECT rules FROM game"), "fide");
    write("DROP VIEW replies");
    EXPECT_TRUE(SqliteStore::open(folder_.path()));
}

TEST_F(OldFiles, wait_for_another_program_that_writes) {
    write(third_form);
    write("PRAGMA journal_mode = WAL");
    Database other = other_program(folder_);
    ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));
    const auto store =
        SqliteStore::open(folder_.path(), {.busy_timeout = std::chrono::milliseconds(1)});
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::unavailable);
    EXPECT_EQ(form(), 3);
}

TEST_F(OldFiles, of_a_newer_arbiter_are_left_alone) {
    write(third_form + "PRAGMA user_version = 5");
    const std::string before = bytes();
    const auto store = SqliteStore::open(folder_.path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("its form is number 5, this arbiter reads number 4"),
              std::string::npos)
        << store.error().text;
    EXPECT_EQ(bytes(), before);
}

TEST_F(OldFiles, of_another_program_are_left_alone) {
    write("CREATE TABLE cake (layers INTEGER)");
    const std::string before = bytes();
    const auto store = SqliteStore::open(folder_.path());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("it is another program's database"), std::string::npos);
    EXPECT_EQ(bytes(), before);
}

}  // namespace
}  // namespace arbiter
