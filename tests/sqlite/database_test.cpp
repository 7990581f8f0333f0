#include "arbiter/sqlite/database.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.hpp"

namespace arbiter {
namespace {

class ADatabase : public testing::Test {
  protected:
    ADatabase() { EXPECT_TRUE(database_.execute("CREATE TABLE cake (layers INTEGER UNIQUE)")); }
    [[nodiscard]] std::int64_t cakes() {
        return database_.number("SELECT count(*) FROM cake").value();
    }
    TemporaryFolder folder_;
    std::string path_ = folder_.path() / "cakes.db";
    Database database_ = *Database::open(path_);
};

TEST_F(ADatabase, says_what_was_wrong_with_a_statement) {
    EXPECT_FALSE(database_.execute("CREATE CAKE"));
    EXPECT_FALSE(database_.prepare("SELECT * FROM pie"));
    EXPECT_NE(database_.number("SELECT layers FROM pie").error().text.find("pie"),
              std::string::npos);
    EXPECT_FALSE(database_.text("SELECT layers FROM pie"));
}

TEST_F(ADatabase, is_not_made_by_who_wants_to_read) {
    EXPECT_FALSE(Database::open(folder_.path() / "none.db", Database::Access::read));
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "none.db"));
    auto reader = Database::open(path_, Database::Access::read).value();
    EXPECT_EQ(reader.number("SELECT count(*) FROM cake"), 0);
    EXPECT_FALSE(reader.execute("INSERT INTO cake VALUES (1)"));
}

TEST_F(ADatabase, knows_when_its_file_has_gone) {
    EXPECT_FALSE(database_.has_moved());
    std::filesystem::rename(path_, path_ + "-elsewhere");
    EXPECT_TRUE(database_.has_moved());
    std::ofstream(path_, std::ios::binary) << "another file";
    EXPECT_TRUE(database_.has_moved());
    std::filesystem::rename(path_ + "-elsewhere", path_);
    EXPECT_FALSE(database_.has_moved());
}

TEST_F(ADatabase, undoes_a_transaction_that_is_not_committed) {
    {
        const auto transaction = Transaction::begin(database_).value();
        EXPECT_TRUE(database_.is_in_transaction());
        ASSERT_TRUE(database_.execute("INSERT INTO cake VALUES (1)"));
    }
    EXPECT_FALSE(database_.is_in_transaction());
    EXPECT_EQ(cakes(), 0);
    auto transaction = Transaction::begin(database_).value();
    ASSERT_TRUE(database_.execute("INSERT INTO cake VALUES (1)"));
    EXPECT_TRUE(transaction.commit());
    EXPECT_EQ(cakes(), 1);
}

TEST_F(ADatabase, undoes_to_a_savepoint_and_no_further) {
    auto transaction = Transaction::begin(database_).value();
    ASSERT_TRUE(database_.execute("INSERT INTO cake VALUES (1)"));
    {
        const auto savepoint = Savepoint::begin(database_).value();
        ASSERT_TRUE(database_.execute("INSERT INTO cake VALUES (2)"));
        const auto twice = database_.execute("INSERT INTO cake VALUES (1)");
        ASSERT_FALSE(twice);
        EXPECT_EQ(twice.error().problem, StoreProblem::conflict);
    }
    EXPECT_EQ(cakes(), 1);
    {
        auto savepoint = Savepoint::begin(database_).value();
        ASSERT_TRUE(database_.execute("INSERT INTO cake VALUES (3)"));
        EXPECT_TRUE(savepoint.release());
    }
    ASSERT_TRUE(transaction.commit());
    EXPECT_EQ(cakes(), 2);
}

TEST_F(ADatabase, fails_to_begin_while_another_writes) {
    Database other = *Database::open(path_);
    const auto first = Transaction::begin(other).value();
    const auto second = Transaction::begin(database_);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().problem, StoreProblem::unavailable);
}

}  // namespace
}  // namespace arbiter
