#include "arbiter/sqlite/downtime_file.hpp"

#include <chrono>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/temporary_folder.hpp"

namespace arbiter {
namespace {

Downtime down(int since, int until) {
    return {Timestamp{std::chrono::seconds(since)}, Timestamp{std::chrono::seconds(until)}};
}

TEST(DowntimeFile, where_there_is_none_nothing_is_known) {
    const TemporaryFolder folder;
    EXPECT_TRUE(DowntimeFile(folder.path()).before().all().empty());
}

TEST(DowntimeFile, what_was_added_is_there_the_next_time) {
    const TemporaryFolder folder;
    DowntimeFile(folder.path()).add(down(10, 60));
    DowntimeFile(folder.path()).add(down(70, 100));
    EXPECT_EQ(DowntimeFile(folder.path()).before().all(),
              (std::vector{down(10, 60), down(70, 100)}));
}

TEST(DowntimeFile, a_torn_line_ends_it_and_goes_with_the_next) {
    const TemporaryFolder folder;
    DowntimeFile(folder.path()).add(down(10, 60));
    std::ofstream(folder.path() / "downtimes", std::ios::app) << "0000000000000007";
    EXPECT_EQ(DowntimeFile(folder.path()).before().all(), std::vector{down(10, 60)});
    DowntimeFile(folder.path()).add(down(70, 100));
    EXPECT_EQ(DowntimeFile(folder.path()).before().all(),
              (std::vector{down(10, 60), down(70, 100)}));
}

TEST(DowntimeFile, what_somebody_else_wrote_is_not_read) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "downtimes") << std::string(100'000, '1');
    EXPECT_TRUE(DowntimeFile(folder.path()).before().all().empty());
}

TEST(DowntimeFile, what_is_no_file_is_not_waited_for) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo((folder.path() / "downtimes").c_str(), S_IRUSR | S_IWUSR), 0);
    EXPECT_TRUE(DowntimeFile(folder.path()).before().all().empty());
}

TEST(DowntimeFile, lines_out_of_order_end_it) {
    const TemporaryFolder folder;
    DowntimeFile(folder.path()).add(down(70, 100));
    DowntimeFile(folder.path()).add(down(10, 60));
    EXPECT_EQ(DowntimeFile(folder.path()).before().all(), std::vector{down(70, 100)});
}

TEST(DowntimeFile, a_folder_that_is_gone_harms_nothing) {
    const TemporaryFolder folder;
    const DowntimeFile file(folder.path() / "gone");
    file.add(down(10, 60));
    EXPECT_TRUE(file.before().all().empty());
}

}  // namespace
}  // namespace arbiter
