#include "arbiter/sqlite/last_alive.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.hpp"

namespace arbiter {
namespace {

const Timestamp noon{std::chrono::milliseconds(1'784'000'000'000)};
const std::string noon_twice = "00000001784000000000\n00000001784000000000\n";

class ALastAlive : public testing::Test {
  protected:
    [[nodiscard]] std::string text() const {
        std::ifstream file(path_);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
    [[nodiscard]] std::optional<Timestamp> before() const {
        return LastAlive(folder_.path()).before();
    }
    TemporaryFolder folder_;
    std::filesystem::path path_ = folder_.path() / "last-alive";
};

TEST_F(ALastAlive, knows_nothing_at_first) {
    EXPECT_EQ(before(), std::nullopt);
    EXPECT_EQ(before(), std::nullopt);
}

TEST_F(ALastAlive, is_written_in_place) {
    LastAlive alive(folder_.path());
    alive.note(noon - std::chrono::hours(1));
    alive.note(noon);
    EXPECT_EQ(text(), noon_twice);
    EXPECT_EQ(before(), noon);
    EXPECT_EQ(alive.before(), std::nullopt);
}

TEST_F(ALastAlive, stays_as_it_is_when_it_is_only_read) {
    write(noon_twice);
    EXPECT_EQ(before(), noon);
    EXPECT_EQ(before(), noon);
}

TEST_F(ALastAlive, is_not_known_from_a_damaged_file) {
    for (std::string damaged :
         {noon_twice.substr(0, 41), noon_twice.substr(0, 21), noon_twice + "x",
          std::string(42, '\0'), std::string("00000001784000001000\n00000001784000000000\n"),
          std::string("-0000001784000000000\n-0000001784000000000\n"),
          std::string("99999999999999999999\n99999999999999999999\n"),
          std::string("0000000178400000000x\n0000000178400000000x\n"), std::string(5000, '1')}) {
        write(damaged);
        EXPECT_EQ(before(), std::nullopt) << damaged;
    }
}

TEST_F(ALastAlive, is_noted_over_a_damaged_file) {
    write(std::string(5000, '1'));
    LastAlive(folder_.path()).note(noon);
    EXPECT_EQ(text(), noon_twice);
}

TEST_F(ALastAlive, notes_no_time_before_there_were_such_times) {
    LastAlive alive(folder_.path());
    alive.note(noon);
    alive.note(Timestamp(std::chrono::milliseconds(-1)));
    EXPECT_EQ(before(), noon);
}

TEST_F(ALastAlive, does_without_a_file_that_cannot_be_opened) {
    std::filesystem::create_directory(path_);
    LastAlive alive(folder_.path());
    alive.note(noon);
    EXPECT_EQ(alive.before(), std::nullopt);
}

TEST_F(ALastAlive, writes_over_no_file_elsewhere) {
    const std::filesystem::path other = folder_.path() / "other";
    std::ofstream(other) << "text";
    std::filesystem::create_symlink(other, path_);
    LastAlive(folder_.path()).note(noon);
    std::ifstream file(other);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), "text");
}

}  // namespace
}  // namespace arbiter
