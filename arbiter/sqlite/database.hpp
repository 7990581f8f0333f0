// SQLite with owners instead of pointers and values instead of codes. Knows nothing of games.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "arbiter/store/store.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace arbiter {

/// A prepared statement, used in the thread of its database and not after it. Parameters count from
/// 1, columns from 0. One made by default may only be assigned to.
class Statement {
  public:
    Statement() = default;

    /// Puts a value for a parameter; it stays until another is put. Any bytes are taken as they
    /// are.
    Statement& bind(int parameter, std::string_view text);
    Statement& bind(int parameter, std::int64_t number);
    /// As `bind`, for no value.
    Statement& bind_null(int parameter);

    /// Goes on to the next row: true while there is one to read.
    [[nodiscard]] std::expected<bool, StoreError> step();
    /// One step without a row, then ready for the next use.
    [[nodiscard]] std::expected<void, StoreError> run();
    /// Ready for the next use. Rows are not to be read any more.
    void reset();

    /// A column of the row that `step` has come to. A null is an empty text and the number 0; a
    /// value of another type is turned into the one that is asked for, as SQLite does.
    [[nodiscard]] bool is_null(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;

  private:
    friend class Database;
    struct Close {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Close> statement_;
};

/// An open connection, for one thread at a time. Fails with `corrupt` where the file is no database
/// or a broken one, with `conflict` where a constraint forbids it, else with `unavailable`.
class Database {
  public:
    enum class Access : std::uint8_t {
        read,   ///< of a file that is there, even while another program writes to it
        write,  ///< and of one that is made where there is none
    };
    /// Fails with `unavailable` where there is no file to read, or it cannot be opened or made.
    /// What is in the file is first looked at by the first statement. A connection for reading
    /// waits at most a tenth of a second for a lock. Where we can write neither to the file nor
    /// beside it, it is read as one that nobody writes to: see `is_written_to`.
    [[nodiscard]] static std::expected<Database, StoreError> open(const std::string& path,
                                                                  Access access = Access::write);

    /// One or more statements without parameters; their rows are not read.
    [[nodiscard]] std::expected<void, StoreError> execute(const std::string& sql);
    /// Compiles one statement. Requires: the database lives longer than it.
    [[nodiscard]] std::expected<Statement, StoreError> prepare(std::string_view sql);
    /// The first column of the first row. Requires: a query that has one.
    [[nodiscard]] std::expected<std::int64_t, StoreError> number(std::string_view sql);
    /// The same as text.
    [[nodiscard]] std::expected<std::string, StoreError> text(std::string_view sql);

    /// Has a transaction begun and not ended? Some failures (a full disk) end it by themselves.
    [[nodiscard]] bool is_in_transaction() const;
    /// Has its path another file by now, or none?
    [[nodiscard]] bool has_moved() const;
    /// Has somebody begun to write to a file that was opened as one that nobody writes to? Then
    /// what is read of it may be wrong.
    [[nodiscard]] bool is_written_to() const;

  private:
    friend class Transaction;
    struct Close {
        void operator()(sqlite3* database) const;
    };
    [[nodiscard]] static std::expected<Database, StoreError> open_as(const std::string& name,
                                                                     int flags);
    /// Can it not be read for want of a file that SQLite cannot make?
    [[nodiscard]] bool lacks_index_of_log();
    [[nodiscard]] std::expected<Statement, StoreError> first_row(std::string_view sql);

    std::unique_ptr<sqlite3, Close> database_;
    /// Empty but where it is read as one that nobody writes to.
    std::string file_that_stays_;
};

/// Why a transaction was not committed.
struct CommitFailure {
    StoreError error;
    /// Could the disk have taken it all the same, so that it is there after a crash?
    bool may_be_kept = false;
};

/// Undoes what was done since `begin` unless it is committed.
class Transaction {
  public:
    /// Fails with `unavailable` when another program writes for longer than the connection's
    /// `busy_timeout`. Requires: there is no transaction, and the database lives longer than it.
    [[nodiscard]] static std::expected<Transaction, StoreError> begin(Database& database);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// Returns when everything is on the disk (by `PRAGMA synchronous = FULL`). Called once; what
    /// failed is undone when this is destroyed.
    [[nodiscard]] std::expected<void, CommitFailure> commit();

  private:
    explicit Transaction(Database& database) : database_(&database) {}
    Database* database_;
};

/// Undoes what was done since `begin`, and that alone, unless it is released.
class Savepoint {
  public:
    /// Requires: a transaction has begun, and lives longer than this.
    [[nodiscard]] static std::expected<Savepoint, StoreError> begin(Database& database);
    Savepoint(Savepoint&& other) noexcept;
    Savepoint& operator=(Savepoint&&) = delete;
    ~Savepoint();

    /// What was done becomes part of the transaction. Called once.
    [[nodiscard]] std::expected<void, StoreError> release();

  private:
    explicit Savepoint(Database& database) : database_(&database) {}
    Database* database_;
};

}  // namespace arbiter
