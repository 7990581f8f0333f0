// SQLite with owners instead of pointers and values instead of codes. Knows nothing of games.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/store/store.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace arbiter {

/// A prepared statement. Parameters count from 1, columns from 0.
class Statement {
  public:
    Statement() = default;

    Statement& bind(int parameter, std::string_view text);
    Statement& bind(int parameter, std::int64_t number);
    Statement& bind_null(int parameter);

    /// True while there is a row to read.
    [[nodiscard]] std::expected<bool, StoreError> step();
    /// One step without a row, then ready for the next use.
    [[nodiscard]] std::expected<void, StoreError> run();
    /// Ready for the next use. Rows are not to be read any more.
    void reset();

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

class Database {
  public:
    /// Opens the file, making it where there is none.
    [[nodiscard]] static std::expected<Database, StoreError> open(const std::string& path);

    /// One or more statements without parameters and without rows.
    [[nodiscard]] std::expected<void, StoreError> execute(const std::string& sql);
    [[nodiscard]] std::expected<Statement, StoreError> prepare(std::string_view sql);
    /// The first column of the first row. Requires: a query that has one.
    [[nodiscard]] std::expected<std::int64_t, StoreError> number(std::string_view sql);

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> database_;
};

/// Undoes what was done since `begin` unless it is committed.
class Transaction {
  public:
    [[nodiscard]] static std::expected<Transaction, StoreError> begin(Database& database);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    [[nodiscard]] std::expected<void, StoreError> commit();

  private:
    explicit Transaction(Database& database) : database_(&database) {}
    Database* database_;
};

}  // namespace arbiter
