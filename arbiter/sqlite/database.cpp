#include "arbiter/sqlite/database.hpp"

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "arbiter/sqlite/passed_on.hpp"

namespace arbiter {

namespace {

/// Readers wait for nobody, but for moments in which the index of the log is made anew. What a file
/// brings along is not run.
constexpr const char* read_patiently = "PRAGMA busy_timeout = 100; PRAGMA trusted_schema = OFF;";

StoreError error_of(sqlite3* database) {
    const int problem = sqlite3_errcode(database);
    const bool broken = problem == SQLITE_CORRUPT || problem == SQLITE_NOTADB;
    return {broken                         ? StoreProblem::corrupt
            : problem == SQLITE_CONSTRAINT ? StoreProblem::conflict
                                           : StoreProblem::unavailable,
            sqlite3_errmsg(database)};
}

std::string log_of(const std::string& database) { return database + "-wal"; }

/// The file itself, where it has no log and we can write neither to it nor beside it; else nothing.
/// SQLite would want to make an index of the log that is not there, and cannot.
std::optional<std::string> file_that_stays(const std::string& path) {
    const auto is_writable = [](const std::filesystem::path& place) {
        return faccessat(AT_FDCWD, place.c_str(), W_OK, AT_EACCESS) == 0;
    };
    std::error_code problem;
    const std::filesystem::path file = std::filesystem::canonical(path, problem);
    if (problem || is_writable(file) || is_writable(file.parent_path()) ||
        std::filesystem::exists(log_of(file), problem))
        return std::nullopt;
    return file;
}

/// What tells SQLite to look for no log and take no lock (https://www.sqlite.org/uri.html).
std::string uri_of_still(const std::string& path) {
    std::string uri = "file://";
    for (const char letter : path) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '?' || letter == '#' || letter == '%')
            (uri += '%').append({digits[byte >> 4U], digits[byte & 15U]});
        else
            uri += letter;
    }
    return uri + "?immutable=1";
}

}  // namespace

void Statement::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement& Statement::bind(int parameter, std::string_view text) {
    sqlite3_bind_text64(statement_.get(), parameter, text.data(), text.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(int parameter, std::int64_t number) {
    sqlite3_bind_int64(statement_.get(), parameter, number);
    return *this;
}

Statement& Statement::bind_null(int parameter) {
    sqlite3_bind_null(statement_.get(), parameter);
    return *this;
}

std::expected<bool, StoreError> Statement::step() {
    switch (sqlite3_step(statement_.get())) {
        case SQLITE_ROW:
            return true;
        case SQLITE_DONE:
            return false;
        default:
            return std::unexpected(error_of(sqlite3_db_handle(statement_.get())));
    }
}

std::expected<void, StoreError> Statement::run() {
    auto outcome = step();
    reset();
    if (!outcome)
        return passed_on(outcome);
    return {};
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

bool Statement::is_null(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::string Statement::text(int column) const {
    const unsigned char* bytes = sqlite3_column_text(statement_.get(), column);
    if (bytes == nullptr)
        return {};
    return {reinterpret_cast<const char*>(bytes),
            static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

std::expected<Database, StoreError> Database::open_as(const std::string& name, int flags) {
    sqlite3* opened = nullptr;
    const int outcome =
        sqlite3_open_v2(name.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database;
    database.database_.reset(opened);
    if (outcome != SQLITE_OK)
        return std::unexpected(error_of(opened));
    return database;
}

std::expected<Database, StoreError> Database::open(const std::string& path, Access access) {
    if (access == Access::write)
        return open_as(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    auto database = open_as(path, SQLITE_OPEN_READONLY);
    // What else is wrong with the file its first statement says.
    if (database && database->lacks_index_of_log())
        if (auto file = file_that_stays(path)) {
            database = open_as(uri_of_still(*file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
            if (database)
                database->file_that_stays_ = *std::move(file);
        }
    if (database)
        if (auto done = database->execute(read_patiently); !done)
            return passed_on(done);
    return database;
}

std::expected<void, StoreError> Database::execute(const std::string& sql) {
    if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return std::unexpected(error_of(database_.get()));
    return {};
}

std::expected<Statement, StoreError> Database::prepare(std::string_view sql) {
    sqlite3_stmt* prepared = nullptr;
    const int outcome =
        sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    Statement statement;
    statement.statement_.reset(prepared);
    if (outcome != SQLITE_OK)
        return std::unexpected(error_of(database_.get()));
    return statement;
}

std::expected<Statement, StoreError> Database::first_row(std::string_view sql) {
    auto statement = prepare(sql);
    if (statement)
        if (auto row = statement->step(); !row)
            return passed_on(row);
    return statement;
}

std::expected<std::int64_t, StoreError> Database::number(std::string_view sql) {
    const auto row = first_row(sql);
    if (!row)
        return std::unexpected(row.error());
    return row->number(0);
}

std::expected<std::string, StoreError> Database::text(std::string_view sql) {
    const auto row = first_row(sql);
    if (!row)
        return std::unexpected(row.error());
    return row->text(0);
}

bool Database::is_in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }

bool Database::lacks_index_of_log() {
    if (number("PRAGMA schema_version"))
        return false;
    const int problem = sqlite3_errcode(database_.get());
    return problem == SQLITE_CANTOPEN || problem == SQLITE_READONLY;
}

bool Database::is_written_to() const {
    std::error_code problem;
    return !file_that_stays_.empty() && std::filesystem::exists(log_of(file_that_stays_), problem);
}

bool Database::has_moved() const {
    int moved = 0;
    const int outcome =
        sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return outcome == SQLITE_OK && moved != 0;
}

std::expected<Transaction, StoreError> Transaction::begin(Database& database) {
    // Immediate: a transaction that finds the file locked fails here and not halfway.
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun)
        return passed_on(begun);
    return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Transaction::~Transaction() {
    // Fails when SQLite has already rolled back by itself, which is as good.
    if (database_ != nullptr) [[maybe_unused]]
        const auto outcome = database_->execute("ROLLBACK");
}

std::expected<void, CommitFailure> Transaction::commit() {
    auto done = database_->execute("COMMIT");
    if (!done) {
        // A disk that was full, or a file that was locked, took no whole commit. Of any other
        // failure one cannot tell: the commit may be written, and only its sync have failed.
        const int problem = sqlite3_errcode(database_->database_.get());
        return std::unexpected(CommitFailure{std::move(done.error()),
                                             problem != SQLITE_FULL && problem != SQLITE_BUSY});
    }
    database_ = nullptr;
    return {};
}

std::expected<Savepoint, StoreError> Savepoint::begin(Database& database) {
    if (auto begun = database.execute("SAVEPOINT one"); !begun)
        return passed_on(begun);
    return Savepoint(database);
}

Savepoint::Savepoint(Savepoint&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Savepoint::~Savepoint() {
    // Fails when SQLite has rolled back the whole transaction by itself.
    if (database_ != nullptr) [[maybe_unused]]
        const auto outcome = database_->execute("ROLLBACK TO one; RELEASE one");
}

std::expected<void, StoreError> Savepoint::release() {
    auto done = database_->execute("RELEASE one");
    if (done)
        database_ = nullptr;
    return done;
}

}  // namespace arbiter
