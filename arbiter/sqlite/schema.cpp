#include "arbiter/sqlite/schema.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "arbiter/sqlite/passed_on.hpp"

namespace arbiter {

namespace {

constexpr std::int64_t newest_form = 7;

// `opponent`, `terms`, seats and event bodies are the texts of stored_game.hpp, terms_value.hpp and
// event_json.hpp, `result` and `standing` those of `Addition`; `standing` and `flag_ms` are of the
// last event alone, `changed_ms` lags behind it by less than `Store::activity_step`. The order of
// columns is also that of a table brought up from an older form.
constexpr const char* newest = R"(
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    opponent TEXT NOT NULL,
    chess960 INTEGER,
    level INTEGER NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    terms TEXT NOT NULL DEFAULT '',
    arbiter TEXT,
    result TEXT,
    form INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;
CREATE TABLE game_event (
    game_id TEXT NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL CHECK (version > 1),
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    seat TEXT,
    command TEXT,
    refused INTEGER,
    flag_ms INTEGER,
    standing TEXT,
    PRIMARY KEY (game_id, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_person (
    game_id TEXT NOT NULL REFERENCES game (id),
    token_hash TEXT NOT NULL,
    has_ended INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, token_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_of_person ON game_person (token_hash, has_ended, changed_ms DESC);
CREATE INDEX game_of_older_form ON game (id) WHERE form < 3;
)";

/// The first form knew no clocks.
constexpr const char* from_1_to_2 = R"(
ALTER TABLE game ADD COLUMN time TEXT NOT NULL DEFAULT 'untimed';
)";

/// The second knew no terms but rules, time and position, and no arbiter.
constexpr const char* from_2_to_3 = R"(
ALTER TABLE game ADD COLUMN terms TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN arbiter TEXT;
UPDATE game SET terms = json_object('rules', rules, 'time', time, 'fen', fen);
ALTER TABLE game DROP COLUMN rules;
ALTER TABLE game DROP COLUMN fen;
ALTER TABLE game DROP COLUMN time;
)";

/// The third kept the answer to a command as the text that was sent, {"t":"ok",...} or
/// {"t":"no",...}, and no results; and it had an index for a list that nobody asked for.
constexpr const char* from_3_to_4 = R"(
DROP INDEX IF EXISTS game_by_age;
ALTER TABLE game ADD COLUMN result TEXT;
ALTER TABLE game_event ADD COLUMN refused INTEGER;
UPDATE game_event
    SET refused = CASE WHEN json_valid(answer) THEN json_extract(answer, '$.t') IS 'no' ELSE 0 END
    WHERE seat IS NOT NULL;
ALTER TABLE game_event DROP COLUMN answer;
)";

/// The fourth left to each replay who can still mate. What the games lack older_games.hpp adds.
constexpr const char* from_4_to_5 = R"(
ALTER TABLE game ADD COLUMN form INTEGER NOT NULL DEFAULT 1;
ALTER TABLE game_event ADD COLUMN flag_ms INTEGER;
CREATE INDEX game_of_older_form ON game (id) WHERE form < 2;
)";

/// The fifth did not know whose games they are, nor how they stand: older_games.hpp adds it.
constexpr const char* from_5_to_6 = R"(
ALTER TABLE game_event ADD COLUMN standing TEXT;
CREATE TABLE game_person (
    game_id TEXT NOT NULL REFERENCES game (id),
    token_hash TEXT NOT NULL,
    has_ended INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, token_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_of_person ON game_person (token_hash, has_ended, changed_ms DESC);
DROP INDEX game_of_older_form;
CREATE INDEX game_of_older_form ON game (id) WHERE form < 3;
)";

/// The sixth knew three levels of the computer: its games go on at those of ten that are nearest in
/// strength, as matches between them have shown.
constexpr const char* from_6_to_7 = R"(
UPDATE game SET level = CASE level WHEN 1 THEN 2 WHEN 2 THEN 4 ELSE 10 END;
)";

constexpr std::array steps{from_1_to_2, from_2_to_3, from_3_to_4,
                           from_4_to_5, from_5_to_6, from_6_to_7};

std::string set_form(std::int64_t form) {
    return "PRAGMA user_version = " + std::to_string(form) + ';';
}

/// Of a file that this program may write; 0 of an empty one.
std::expected<std::int64_t, StoreError> form_of(Database& database) {
    const auto form = database.number("PRAGMA user_version");
    if (!form || (*form >= 1 && *form <= newest_form))
        return form;
    if (*form != 0)
        return std::unexpected(
            StoreError{StoreProblem::corrupt, "its form is number " + std::to_string(*form) +
                                                  ", this arbiter reads number " +
                                                  std::to_string(newest_form)});
    const auto tables = database.number("SELECT count(*) FROM sqlite_master");
    if (tables && *tables != 0)
        return std::unexpected(
            StoreError{StoreProblem::corrupt, "it is another program's database"});
    return tables;
}

std::expected<void, StoreError> write_ahead(Database& database) {
    const auto mode = database.text("PRAGMA journal_mode = WAL");
    if (!mode)
        return std::unexpected(mode.error());
    if (*mode != "wal")
        return std::unexpected(StoreError{StoreProblem::unavailable,
                                          "its file system cannot hold a log written ahead"});
    return database.execute(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        " PRAGMA trusted_schema = OFF;");
}

std::expected<void, StoreError> in_one_transaction(Database& database, const std::string& sql) {
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return passed_on(transaction);
    if (auto done = database.execute(sql); !done)
        return done;
    if (auto done = transaction->commit(); !done)
        return std::unexpected(std::move(done.error().error));
    return {};
}

}  // namespace

std::expected<void, StoreError> prepare_for_writing(Database& database,
                                                    std::chrono::milliseconds busy_timeout) {
    if (auto done =
            database.execute("PRAGMA busy_timeout = " + std::to_string(busy_timeout.count()));
        !done)
        return done;
    // Before anything else: the mode of the log, too, is written into the file.
    const auto form = form_of(database);
    if (!form)
        return std::unexpected(form.error());
    if (auto done = write_ahead(database); !done)
        return done;
    if (*form == newest_form)
        return {};
    std::string sql;
    if (*form == 0)
        sql = newest;
    else
        for (auto step = static_cast<std::size_t>(*form) - 1; step < steps.size(); ++step)
            sql += steps[step];
    return in_one_transaction(database, sql + set_form(newest_form));
}

std::expected<void, StoreError> require_newest_form(Database& database) {
    const auto form = form_of(database);
    if (!form)
        return std::unexpected(form.error());
    if (*form == 0)
        return std::unexpected(StoreError{StoreProblem::corrupt, "it holds no games"});
    if (*form != newest_form)
        return std::unexpected(
            StoreError{StoreProblem::corrupt,
                       "its form is number " + std::to_string(*form) +
                           ", an older arbiter's; arbiter serve brings it up when it is started"});
    return {};
}

std::expected<void, StoreError> write_form_again(Database& database) {
    return in_one_transaction(database, set_form(newest_form));
}

}  // namespace arbiter
