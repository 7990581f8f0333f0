#include "arbiter/sqlite/group_commit.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/sqlite/schema.hpp"
#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

class AGroup : public testing::Test {
  protected:
    GameWriter open_writer(const std::string& settings) {
        Database database = other_program(folder_);
        EXPECT_TRUE(prepare_for_writing(database, std::chrono::milliseconds(1)));
        EXPECT_TRUE(database.execute(settings));
        return GameWriter::over(std::move(database)).value();
    }
    void make(Ticket ticket, std::string id) {
        group_.push_back({.ticket = ticket, .start = some_game(std::move(id)), .addition = {}});
    }
    void add(Ticket ticket, Addition addition) {
        group_.push_back({.ticket = ticket, .start = {}, .addition = std::move(addition)});
    }
    /// In the order of the tickets, which are those of the group.
    std::vector<Keeping> keep(GroupCommit& commit) {
        std::vector<Keeping> outcome;
        for (const StoreAnswer& answer : commit.keep(group_)) {
            EXPECT_EQ(answer.ticket, group_[outcome.size()].ticket);
            outcome.push_back(answer.keeping);
        }
        EXPECT_EQ(outcome.size(), group_.size());
        group_.clear();
        return outcome;
    }
    std::int64_t events() {
        return other_program(folder_).number("SELECT count(*) FROM game_event").value();
    }
    TemporaryFolder folder_;
    std::vector<StoreRequest> group_;
};

using enum Keeping;

TEST_F(AGroup, is_kept_in_one_commit_but_for_what_is_wrong) {
    GameWriter writer = open_writer("");
    const auto files = GameFiles::note(FolderLock::take(folder_.path()).value()).value();
    GroupCommit commit(std::move(writer), files);
    make(1, "k3J9xQ2a");
    make(2, "k3J9xQ2a");
    add(3, event_to(3));
    add(4, event_to(2));
    make(5, "AAAAAAAA");
    EXPECT_EQ(keep(commit), (std::vector{kept, refused, refused, kept, kept}));
    EXPECT_EQ(events(), 1);
}

TEST_F(AGroup, without_anything_to_keep_takes_no_commit) {
    GameWriter writer = open_writer("");
    const auto files = GameFiles::note(FolderLock::take(folder_.path()).value()).value();
    GroupCommit commit(std::move(writer), files);
    const auto changes = [&] {
        return std::filesystem::file_size(folder_.path() / "games.db-wal");
    };
    const auto before = changes();
    add(1, event_to(2));
    EXPECT_EQ(keep(commit), std::vector{refused});
    EXPECT_EQ(changes(), before);
}

TEST_F(AGroup, is_refused_whole_when_the_disk_is_full_and_the_next_that_fits_is_kept) {
    GameWriter writer = open_writer("PRAGMA max_page_count = 20");
    const auto files = GameFiles::note(FolderLock::take(folder_.path()).value()).value();
    GroupCommit commit(std::move(writer), files);
    make(1, "k3J9xQ2a");
    EXPECT_EQ(keep(commit), std::vector{kept});
    add(2, event_to(2));
    add(3, event_to(3, std::string(200'000, 'x')));
    add(4, event_to(4));
    EXPECT_EQ(keep(commit), (std::vector{refused, refused, refused}));
    EXPECT_EQ(events(), 0);
    EXPECT_TRUE(commit.is_settled());
    add(5, event_to(2));
    EXPECT_EQ(keep(commit), std::vector{kept});
}

}  // namespace
}  // namespace arbiter
