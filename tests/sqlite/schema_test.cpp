// Files of older arbiters, of newer ones and of other programs.
#include "arbiter/sqlite/schema.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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

const std::string fourth_form = std::string(R"(
    CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
        opponent TEXT NOT NULL, chess960 INTEGER, level INTEGER NOT NULL, white TEXT NOT NULL,
        black TEXT NOT NULL, terms TEXT NOT NULL DEFAULT '', arbiter TEXT, result TEXT)
        STRICT, WITHOUT ROWID;
    CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
        version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
        body TEXT NOT NULL, seat TEXT, command TEXT, refused INTEGER,
        PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 4;)");

/// As if nothing had to be added to any game.
BringUp as_it_is() {
    return [](const OlderGame& older) { return BroughtUpGame{older.game}; };
}

const std::string fifth_form = std::string(R"(
    CREATE TABLE game (id TEXT PRIMARY KEY, created_ms INTEGER NOT NULL,
        opponent TEXT NOT NULL, chess960 INTEGER, level INTEGER NOT NULL, white TEXT NOT NULL,
        black TEXT NOT NULL, terms TEXT NOT NULL DEFAULT '', arbiter TEXT, result TEXT,
        form INTEGER NOT NULL DEFAULT 1) STRICT, WITHOUT ROWID;
    CREATE TABLE game_event (game_id TEXT NOT NULL REFERENCES game (id),
        version INTEGER NOT NULL CHECK (version > 1), at_ms INTEGER NOT NULL,
        body TEXT NOT NULL, seat TEXT, command TEXT, refused INTEGER, flag_ms INTEGER,
        PRIMARY KEY (game_id, version)) STRICT, WITHOUT ROWID;
    CREATE INDEX game_of_older_form ON game (id) WHERE form < 2;
    PRAGMA user_version = 5;)");

class OldFiles : public testing::Test {
  protected:
    std::expected<std::unique_ptr<SqliteStore>, StoreError> open() {
        return SqliteStore::open(folder_.path(), {.bring_up = as_it_is()});
    }
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
    const auto store = open();
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
    const auto store = open();
    ASSERT_TRUE(store) << store.error().text;
    const auto game = (*store)->load("k3J9xQ2a").value();
    ASSERT_TRUE(game);
    EXPECT_EQ(game->start,
              (GameStart{.id = "k3J9xQ2a",
                         .created = Timestamp(std::chrono::milliseconds(7)),
                         .opponent = OpponentKind::a_friend,
                         .terms = R"({"rules":"uscf","time":"40/90+30;30+30","fen":"a \"fen\""})",
                         .chess960 = 518,
                         .level = 4,
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
    const auto store = open();
    ASSERT_TRUE(store) << store.error().text;
    const auto at = [](int time) { return Timestamp(std::chrono::milliseconds(time)); };
    const GameStart start{.id = "k3J9xQ2a",
                          .created = at(7),
                          .opponent = OpponentKind::a_friend,
                          .terms = R"({"rules":"fide"})",
                          .chess960 = 518,
                          .level = 4,
                          .seats = {{OpenSeat{}, PersonSeat{"0a1b"}}},
                          .arbiter_hash = "2c3d"};
    EXPECT_EQ((*store)->load("k3J9xQ2a").value(),
              (StoredGame{start,
                          {{2, at(100), "a", std::nullopt},
                           {3, at(200), "b", Cause{Place::black, "7f-1", false}},
                           {4, at(300), "c", Cause{Place::white, "8a-1", true}},
                           {5, at(400), "d", Cause{Place::arbiter, "9b-1", false}}}}));
    EXPECT_EQ((*store)->look_up("k3J9xQ2a").value(),
              (GameSummary{start, 5, "*", std::nullopt, at(400), ""}));
}

TEST_F(OldFiles, of_the_fourth_form_get_what_their_games_lack) {
    write(fourth_form + R"(
        INSERT INTO game VALUES
            ('AAAAAAAA', 7, 'screen', NULL, 1, 'open', 'open', '{"rules":"fide"}', NULL, '*'),
            ('BBBBBBBB', 7, 'screen', NULL, 1, 'open', 'open', '{"rules":"fide"}', NULL, '1-0');
        INSERT INTO game_event VALUES
            ('AAAAAAAA', 2, 100, 'a', NULL, NULL, NULL),
            ('AAAAAAAA', 3, 200, 'b', NULL, NULL, NULL),
            ('BBBBBBBB', 2, 100, 'c', 'black', '7f-1', 1);)");
    std::vector<std::string> brought_up;
    const auto falls = Timestamp(std::chrono::milliseconds(900));
    const BringUp bring_up = [&](const OlderGame& older) {
        const StoredGame& game = older.game;
        EXPECT_FALSE(older.has_verdicts);
        brought_up.push_back(game.start.id);
        BroughtUpGame now{.game = game, .result = "1/2-1/2"};
        now.game.start.terms = R"({"rules":"fide","verdicts":[]})";
        now.game.events.back().body += " judged";
        if (game.start.id == "AAAAAAAA")
            now.flag_falls_at = falls;
        return now;
    };
    for (int start = 0; start < 2; ++start) {
        const auto store = SqliteStore::open(folder_.path(), {.bring_up = bring_up});
        ASSERT_TRUE(store) << store.error().text;
        EXPECT_EQ(brought_up, (std::vector<std::string>{"AAAAAAAA", "BBBBBBBB"})) << "once";
        const auto at = [](int time) { return Timestamp(std::chrono::milliseconds(time)); };
        const auto kept = (*store)->load("AAAAAAAA").value().value();
        EXPECT_EQ(kept.start.terms, R"({"rules":"fide","verdicts":[]})");
        EXPECT_EQ(kept.events, (std::vector<StoredEvent>{{2, at(100), "a", std::nullopt},
                                                         {3, at(200), "b judged", std::nullopt}}));
        EXPECT_EQ((*store)->load("BBBBBBBB").value().value().events,
                  (std::vector<StoredEvent>{
                      {2, at(100), "c judged", Cause{Place::black, "7f-1", true}}}));
        const GameSummary summary = (*store)->look_up("AAAAAAAA").value().value();
        EXPECT_EQ(summary.result, "1/2-1/2");
        EXPECT_EQ(summary.flag_falls_at, falls);
        EXPECT_EQ((*store)->look_up("BBBBBBBB").value().value().flag_falls_at, std::nullopt);
    }
}

TEST_F(OldFiles, of_the_sixth_form_go_on_at_the_levels_nearest_in_strength) {
    write(fifth_form + R"(
        INSERT INTO game VALUES
            ('AAAAAAAA', 7, 'computer', NULL, 1, 'open', 'computer', '{"rules":"fide"}', NULL, '*',
             2),
            ('BBBBBBBB', 7, 'computer', NULL, 2, 'open', 'computer', '{"rules":"fide"}', NULL, '*',
             2),
            ('CCCCCCCC', 7, 'computer', NULL, 3, 'open', 'computer', '{"rules":"fide"}', NULL, '*',
             2);)");
    const auto store = open();
    ASSERT_TRUE(store) << store.error().text;
    EXPECT_EQ((*store)->load("AAAAAAAA").value()->start.level, 2);
    EXPECT_EQ((*store)->load("BBBBBBBB").value()->start.level, 4);
    EXPECT_EQ((*store)->load("CCCCCCCC").value()->start.level, 10);
}

TEST_F(OldFiles, of_the_fifth_form_learn_whose_games_they_are) {
    write(fifth_form + R"(
        INSERT INTO game VALUES
            ('AAAAAAAA', 7, 'friend', NULL, 1, 'person 0a1b', 'open', '{}', '2c3d', '*', 2),
            ('BBBBBBBB', 8, 'friend', NULL, 1, 'open', 'person 0a1b', '{}', NULL, '1-0', 2),
            ('CCCCCCCC', 9, 'friend', NULL, 1, 'person 0a1b', 'open', '{}', NULL, '*', 1);
        INSERT INTO game_event VALUES
            ('AAAAAAAA', 2, 100, 'a', NULL, NULL, NULL, 900),
            ('AAAAAAAA', 3, 200, 'b', NULL, NULL, NULL, 900);)");
    std::vector<bool> had_verdicts;
    const BringUp bring_up = [&](const OlderGame& older) {
        had_verdicts.push_back(older.has_verdicts);
        BroughtUpGame now{.game = older.game, .newcomers = {"4e5f"}, .standing = "it stands"};
        if (older.game.start.id == "BBBBBBBB")
            now.result = "1-0";
        return now;
    };
    for (int start = 0; start < 2; ++start) {
        const auto store = SqliteStore::open(folder_.path(), {.bring_up = bring_up});
        ASSERT_TRUE(store) << store.error().text;
        EXPECT_EQ(had_verdicts, (std::vector<bool>{true, true, false})) << "once";
        const auto games = [&](std::string_view hash) {
            std::string ids;
            for (const GameSummary& game : (*store)->games_of(hash, 10).value())
                ids += game.start.id + ' ' + game.standing + '\n';
            return ids;
        };
        EXPECT_EQ(games("0a1b"), "AAAAAAAA it stands\nCCCCCCCC \nBBBBBBBB \n");
        EXPECT_EQ(games("2c3d"), "AAAAAAAA it stands\n");
        EXPECT_EQ(games("4e5f"), games("0a1b"));
        EXPECT_EQ(games("ffff"), "");
    }
}

TEST_F(OldFiles, leave_out_of_a_persons_games_what_cannot_be_read) {
    write(fifth_form + R"(
        INSERT INTO game VALUES
            ('AAAAAAAA', 7, 'friend', NULL, 1, 'person 0a1b', 'open', '{}', NULL, '*', 2),
            ('BBBBBBBB', 7, 'friend', NULL, 1, 'person 0a1b', 'open', '{}', NULL, '*', 2);)");
    const auto store = open();
    ASSERT_TRUE(store) << store.error().text;
    write("UPDATE game SET white = 'a stool' WHERE id = 'AAAAAAAA'");
    const auto games = (*store)->games_of("0a1b", 10);
    ASSERT_TRUE(games) << games.error().text;
    ASSERT_EQ(games->size(), 1U);
    EXPECT_EQ(games->front().start.id, "BBBBBBBB");
}

TEST_F(OldFiles, keep_a_game_that_cannot_be_read_as_it_is_and_bring_up_the_others) {
    write(fourth_form + R"(
        INSERT INTO game VALUES
            ('AAAAAAAA', 7, 'screen', NULL, 1, 'open', 'open', 'no terms', NULL, '*'),
            ('BBBBBBBB', 7, 'nobody', NULL, 1, 'open', 'open', '{}', NULL, '*'),
            ('CCCCCCCC', 7, 'screen', NULL, 1, 'open', 'open', '{}', NULL, '*');)");
    int asked = 0;
    const BringUp bring_up =
        [&](const OlderGame& older) -> std::expected<BroughtUpGame, std::string> {
        ++asked;
        if (older.game.start.terms == "no terms")
            return std::unexpected("terms: they are none");
        return BroughtUpGame{older.game};
    };
    std::vector<std::string> told;
    const auto store = SqliteStore::open(
        folder_.path(),
        {.bring_up = bring_up, .warn = [&](std::string_view text) { told.emplace_back(text); }});
    ASSERT_TRUE(store) << store.error().text;
    EXPECT_EQ(asked, 2);
    const std::string first = "a game that an older arbiter kept cannot be read: ";
    EXPECT_EQ(told, (std::vector<std::string>{first + "game AAAAAAAA: terms: they are none",
                                              first + "game BBBBBBBB: the players' row"}));
    for (const char* id : {"AAAAAAAA", "BBBBBBBB"}) {
        const auto game = (*store)->load(id);
        ASSERT_FALSE(game) << id;
        EXPECT_EQ(game.error().problem, StoreProblem::corrupt) << id;
    }
    EXPECT_TRUE((*store)->load("CCCCCCCC").value());
    EXPECT_EQ(other_program(folder_).text("SELECT terms FROM game WHERE id = 'AAAAAAAA'"),
              "no terms");
}

TEST_F(OldFiles, of_many_games_are_brought_up_in_several_transactions) {
    write(fourth_form + R"(
        WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO game SELECT printf('%08d', i), 7, 'screen', NULL, 1, 'open', 'open', '{}', NULL,
            '*' FROM n;)");
    std::string last;
    const BringUp bring_up = [&](const OlderGame& older) {
        EXPECT_LT(last, older.game.start.id);
        last = older.game.start.id;
        return BroughtUpGame{older.game};
    };
    ASSERT_TRUE(SqliteStore::open(folder_.path(), {.bring_up = bring_up}));
    EXPECT_EQ(last, "00001200");
    EXPECT_EQ(other_program(folder_).number("SELECT count(*) FROM game WHERE form = 3"), 1201);
}

TEST_F(OldFiles, with_many_games_that_cannot_be_read_tell_of_a_few_and_count_the_rest) {
    write(fourth_form + R"(
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        INSERT INTO game SELECT printf('%08d', i), 7, 'screen', NULL, 1, 'open', 'open', '{}', NULL,
            '*' FROM n;)");
    std::vector<std::string> told;
    ASSERT_TRUE(SqliteStore::open(
        folder_.path(),
        {.bring_up = [](const OlderGame&) { return std::unexpected(std::string("no")); },
         .warn = [&](std::string_view text) { told.emplace_back(text); }}));
    ASSERT_EQ(told.size(), 11U);
    EXPECT_EQ(told[0], "a game that an older arbiter kept cannot be read: game 00000001: no");
    EXPECT_EQ(told[10], "cannot be read of what an older arbiter kept, too: 1190 more");
}

TEST_F(OldFiles, become_the_same_tables_as_new_ones) {
    ASSERT_TRUE(open());
    const std::string expected = columns();
    EXPECT_NE(expected.find("game_event.refused INTEGER"), std::string::npos) << expected;
    for (const std::string& form : {first_form, second_form, third_form, fourth_form, fifth_form}) {
        std::filesystem::remove(folder_.path() / "games.db");
        write(form);
        ASSERT_TRUE(open());
        EXPECT_EQ(columns(), expected);
        EXPECT_EQ(this->form(), 7);
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
    const auto store = open();
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().text.find("games.db: "), std::string::npos) << store.error().text;
    EXPECT_EQ(columns(), before);
    EXPECT_EQ(form(), 1);
    EXPECT_EQ(other_program(folder_).text("SELECT rules FROM game"), "fide");
    write("DROP VIEW replies");
    EXPECT_TRUE(open());
}

TEST_F(OldFiles, wait_for_another_program_that_writes) {
    write(third_form);
    write("PRAGMA journal_mode = WAL");
    Database other = other_program(folder_);
    ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));
    const auto store = SqliteStore::open(
        folder_.path(), {.busy_timeout = std::chrono::milliseconds(1), .bring_up = as_it_is()});
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::unavailable);
    EXPECT_EQ(form(), 3);
}

TEST_F(OldFiles, of_a_newer_arbiter_are_left_alone) {
    write(third_form + "PRAGMA user_version = 8");
    const std::string before = bytes();
    const auto store = open();
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("its form is number 8, this arbiter reads number 7"),
              std::string::npos)
        << store.error().text;
    EXPECT_EQ(bytes(), before);
}

TEST_F(OldFiles, of_another_program_are_left_alone) {
    write("CREATE TABLE cake (layers INTEGER)");
    const std::string before = bytes();
    const auto store = open();
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().problem, StoreProblem::corrupt);
    EXPECT_NE(store.error().text.find("it is another program's database"), std::string::npos);
    EXPECT_EQ(bytes(), before);
}

}  // namespace
}  // namespace arbiter
