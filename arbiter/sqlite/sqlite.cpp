#include "arbiter/sqlite/sqlite.hpp"

#include <system_error>
#include <utility>

namespace arbiter {

namespace {

constexpr std::int64_t schema_version = 3;

// `opponent`, `terms`, seats and event bodies are the texts of record.hpp, terms_value.hpp and
// event_json.hpp. The order of columns is also that of a table brought up from an older form.
constexpr const char* schema = R"(
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    created_ms INTEGER NOT NULL,
    opponent TEXT NOT NULL,
    chess960 INTEGER,
    level INTEGER NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    terms TEXT NOT NULL DEFAULT '',
    arbiter TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX game_by_age ON game (created_ms);
CREATE TABLE game_event (
    game_id TEXT NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL CHECK (version > 1),
    at_ms INTEGER NOT NULL,
    body TEXT NOT NULL,
    seat TEXT,
    command TEXT,
    answer TEXT,
    PRIMARY KEY (game_id, version)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 3;
)";

/// The first form knew no clocks.
constexpr const char* upgrade_from_1 = R"(
ALTER TABLE game ADD COLUMN time TEXT NOT NULL DEFAULT 'untimed';
PRAGMA user_version = 2;
)";

/// The second knew no terms but rules, time and position, and no arbiter.
constexpr const char* upgrade_from_2 = R"(
ALTER TABLE game ADD COLUMN terms TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN arbiter TEXT;
UPDATE game SET terms = json_object('rules', rules, 'time', time, 'fen', fen);
ALTER TABLE game DROP COLUMN rules;
ALTER TABLE game DROP COLUMN fen;
ALTER TABLE game DROP COLUMN time;
PRAGMA user_version = 3;
)";

std::unexpected<StoreError> failed(StoreProblem problem, std::string text) {
    return std::unexpected(StoreError{problem, std::move(text)});
}

template <typename T>
std::unexpected<StoreError> passed_on(std::expected<T, StoreError>& failure) {
    return std::unexpected(std::move(failure.error()));
}

std::int64_t milliseconds(Timestamp time) { return time.time_since_epoch().count(); }

Timestamp timestamp(std::int64_t milliseconds) {
    return Timestamp(std::chrono::milliseconds(milliseconds));
}

/// All of it or nothing.
std::expected<void, StoreError> execute_at_once(Database& database, const char* sql) {
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return passed_on(transaction);
    if (auto done = database.execute(sql); !done)
        return done;
    return transaction->commit();
}

std::expected<void, StoreError> check_schema(Database& database) {
    const auto version = database.number("PRAGMA user_version");
    if (!version)
        return std::unexpected(version.error());
    if (*version == schema_version)
        return {};
    for (const auto& [form, upgrade] : {std::pair(1, upgrade_from_1), std::pair(2, upgrade_from_2)})
        if (*version == form) {
            if (auto done = execute_at_once(database, upgrade); !done)
                return done;
            return check_schema(database);
        }
    if (*version != 0)
        return failed(StoreProblem::corrupt, "its form is number " + std::to_string(*version) +
                                                 ", this arbiter reads number " +
                                                 std::to_string(schema_version));
    const auto tables = database.number("SELECT count(*) FROM sqlite_master");
    if (!tables)
        return std::unexpected(tables.error());
    if (*tables != 0)
        return failed(StoreProblem::corrupt, "it is another program's database");
    return execute_at_once(database, schema);
}

std::expected<void, StoreError> configure(Database& database,
                                          std::chrono::milliseconds busy_timeout) {
    return database.execute("PRAGMA busy_timeout = " + std::to_string(busy_timeout.count()) +
                            "; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                            " PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;");
}

std::expected<GameStart, StoreError> read_start(const Statement& row) {
    const auto opponent = opponent_named(row.text(2));
    auto white = read_seat(row.text(5));
    auto black = read_seat(row.text(6));
    if (!opponent || !white || !black)
        return failed(StoreProblem::corrupt, "game " + row.text(0) + ": the players' row");
    GameStart start{.id = row.text(0),
                    .created = timestamp(row.number(1)),
                    .opponent = *opponent,
                    .terms = row.text(7),
                    .chess960 = std::nullopt,
                    .level = static_cast<int>(row.number(4)),
                    .seats = {{std::move(*white), std::move(*black)}},
                    .arbiter_hash = std::nullopt};
    if (!row.is_null(3))
        start.chess960 = static_cast<int>(row.number(3));
    if (!row.is_null(8))
        start.arbiter_hash = row.text(8);
    return start;
}

std::expected<StoredEvent, StoreError> read_row(const Statement& row) {
    StoredEvent event{.version = static_cast<std::uint32_t>(row.number(0)),
                      .at = timestamp(row.number(1)),
                      .body = row.text(2),
                      .cause = std::nullopt};
    if (row.is_null(3))
        return event;
    const auto place = place_named(row.text(3));
    if (!place)
        return failed(StoreProblem::corrupt, "event " + std::to_string(event.version) +
                                                 ": there is no seat " + row.text(3));
    event.cause = Cause{*place, row.text(4), row.text(5)};
    return event;
}

}  // namespace

std::expected<std::unique_ptr<SqliteStore>, StoreError> SqliteStore::open(
    const std::filesystem::path& folder, const Options& options) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem)
        return failed(StoreProblem::unavailable, folder.string() + ": " + problem.message());
    auto lock = FolderLock::take(folder);
    if (!lock)
        return passed_on(lock);
    const std::string path = folder / "games.db";
    const auto at_path = [&](StoreError error) {
        error.text = path + ": " + error.text;
        return std::unexpected(std::move(error));
    };
    auto database = Database::open(path);
    if (!database)
        return at_path(database.error());
    if (auto done = configure(*database, options.busy_timeout); !done)
        return at_path(done.error());
    if (auto done = check_schema(*database); !done)
        return at_path(done.error());
    std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*lock), std::move(*database)));
    if (auto done = store->prepare(); !done)
        return at_path(done.error());
    return store;
}

std::expected<void, StoreError> SqliteStore::prepare() {
    const std::pair<Statement*, std::string_view> statements[] = {
        {&insert_game_,
         "INSERT INTO game (id, created_ms, opponent, chess960, level, white, black, terms, "
         "arbiter)"
         " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"},
        {&insert_event_, "INSERT INTO game_event VALUES (?, ?, ?, ?, ?, ?, ?)"},
        {&select_version_,
         "SELECT coalesce((SELECT max(version) FROM game_event"
         " WHERE game_id = game.id), 1) FROM game WHERE id = ?"},
        {&select_game_,
         "SELECT id, created_ms, opponent, chess960, level, white, black, terms, arbiter"
         " FROM game WHERE id = ?"},
        {&select_events_,
         "SELECT version, at_ms, body, seat, command, answer FROM game_event"
         " WHERE game_id = ? ORDER BY version"},
        {&select_newest_,
         "SELECT id, created_ms, opponent, coalesce((SELECT max(version)"
         " FROM game_event WHERE game_id = game.id), 1)"
         " FROM game ORDER BY created_ms DESC, id LIMIT ?"},
    };
    for (const auto& [statement, sql] : statements) {
        auto prepared = database_.prepare(sql);
        if (!prepared)
            return passed_on(prepared);
        *statement = std::move(*prepared);
    }
    return {};
}

std::expected<void, StoreError> SqliteStore::create(const GameStart& start) {
    insert_game_.bind(1, start.id)
        .bind(2, milliseconds(start.created))
        .bind(3, code(start.opponent))
        .bind(5, std::int64_t{start.level})
        .bind(6, write_seat(start.seats[Color::white]))
        .bind(7, write_seat(start.seats[Color::black]))
        .bind(8, start.terms);
    if (start.chess960)
        insert_game_.bind(4, std::int64_t{*start.chess960});
    else
        insert_game_.bind_null(4);
    if (start.arbiter_hash)
        insert_game_.bind(9, *start.arbiter_hash);
    else
        insert_game_.bind_null(9);
    return insert_game_.run();
}

std::expected<void, StoreError> SqliteStore::append(std::string_view id,
                                                    std::span<const StoredEvent> events) {
    auto transaction = Transaction::begin(database_);
    if (!transaction)
        return passed_on(transaction);
    if (auto done = append_in_transaction(id, events); !done)
        return done;
    return transaction->commit();
}

std::expected<void, StoreError> SqliteStore::append_in_transaction(
    std::string_view id, std::span<const StoredEvent> events) {
    const auto row = select_version_.bind(1, id).step();
    const std::int64_t kept = row && *row ? select_version_.number(0) : 0;
    select_version_.reset();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return failed(StoreProblem::conflict, "there is no game " + std::string(id));
    std::int64_t version = kept;
    for (const StoredEvent& event : events) {
        if (event.version != ++version)
            return failed(StoreProblem::conflict,
                          "the versions do not go on from those of the kept game");
        if (auto done = insert(id, event); !done)
            return done;
    }
    return {};
}

std::expected<void, StoreError> SqliteStore::insert(std::string_view id, const StoredEvent& event) {
    insert_event_.bind(1, id)
        .bind(2, std::int64_t{event.version})
        .bind(3, milliseconds(event.at))
        .bind(4, event.body);
    if (event.cause)
        insert_event_.bind(5, name(event.cause->place))
            .bind(6, event.cause->command)
            .bind(7, event.cause->answer);
    else
        insert_event_.bind_null(5).bind_null(6).bind_null(7);
    return insert_event_.run();
}

std::expected<std::optional<StoredGame>, StoreError> SqliteStore::load(std::string_view id) {
    const auto row = select_game_.bind(1, id).step();
    if (!row || !*row) {
        select_game_.reset();
        if (!row)
            return std::unexpected(row.error());
        return std::nullopt;
    }
    auto start = read_start(select_game_);
    select_game_.reset();
    if (!start)
        return passed_on(start);
    auto events = load_events(id);
    if (!events)
        return passed_on(events);
    return StoredGame{std::move(*start), std::move(*events)};
}

std::expected<std::vector<StoredEvent>, StoreError> SqliteStore::load_events(std::string_view id) {
    std::vector<StoredEvent> events;
    select_events_.bind(1, id);
    for (;;) {
        const auto row = select_events_.step();
        if (!row || !*row) {
            select_events_.reset();
            if (!row)
                return std::unexpected(row.error());
            return events;
        }
        auto event = read_row(select_events_);
        if (!event) {
            select_events_.reset();
            return passed_on(event);
        }
        events.push_back(*std::move(event));
        if (events.back().version != events.size() + 1) {
            select_events_.reset();
            return failed(StoreProblem::corrupt, "game " + std::string(id) + ": event " +
                                                     std::to_string(events.size() + 1) +
                                                     " is missing");
        }
    }
}

std::expected<std::vector<GameSummary>, StoreError> SqliteStore::list(std::size_t limit) {
    std::vector<GameSummary> games;
    select_newest_.bind(1, static_cast<std::int64_t>(limit));
    for (;;) {
        const auto row = select_newest_.step();
        if (!row || !*row) {
            select_newest_.reset();
            if (!row)
                return std::unexpected(row.error());
            return games;
        }
        games.push_back({select_newest_.text(0), timestamp(select_newest_.number(1)),
                         opponent_named(select_newest_.text(2)).value_or(OpponentKind::screen),
                         static_cast<std::uint32_t>(select_newest_.number(3))});
    }
}

}  // namespace arbiter
