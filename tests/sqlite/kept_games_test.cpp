#include "arbiter/sqlite/kept_games.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "tests/sqlite/some_game.hpp"

namespace arbiter {
namespace {

/// Nobody in particular while this lives, where we may do everything otherwise.
class NoPrivileges {
  public:
    NoPrivileges() : before_(geteuid()) {
        constexpr uid_t nobody = 65534;
        if (before_ == 0)
            EXPECT_EQ(seteuid(nobody), 0);
    }
    NoPrivileges(const NoPrivileges&) = delete;
    NoPrivileges& operator=(const NoPrivileges&) = delete;
    ~NoPrivileges() { EXPECT_EQ(seteuid(before_), 0); }

  private:
    uid_t before_;
};

/// Nobody may write to a folder while this lives.
class ReadOnly {
  public:
    explicit ReadOnly(std::filesystem::path folder) : folder_(std::move(folder)) {
        using std::filesystem::perms;
        std::filesystem::permissions(folder_, perms::owner_read | perms::owner_exec |
                                                  perms::group_read | perms::group_exec |
                                                  perms::others_read | perms::others_exec);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;
    ~ReadOnly() { std::filesystem::permissions(folder_, std::filesystem::perms::owner_all); }

  private:
    std::filesystem::path folder_;
};

/// "id result, number of events" of each game, or what is wrong.
std::vector<std::string> games_in(const std::string& path) {
    auto kept = KeptGames::in(path);
    if (!kept)
        return {kept.error().text};
    std::vector<std::string> games;
    for (;;) {
        const auto game = kept->next();
        if (!game) {
            games.push_back(game.error().text);
            if (game.error().problem != StoreProblem::corrupt)
                return games;
        } else if (!*game) {
            return games;
        } else {
            games.push_back((*game)->stored.start.id + ' ' + (*game)->result + ", " +
                            std::to_string((*game)->stored.events.size()));
        }
    }
}

class KeptGamesInAFile : public testing::Test {
  protected:
    std::string path() { return GameFiles::database_in(folder_.path()); }
    TemporaryFolder folder_;
};

TEST_F(KeptGamesInAFile, are_given_in_the_order_of_their_ids_while_a_store_has_them) {
    const auto store = SqliteStore::open(folder_.path()).value();
    for (const char* id : {"zzzzzzzz", "aaaaaaaa", "k3J9xQ2a"})
        ASSERT_EQ(answer_to(*store, store->create(some_game(id))).keeping, Keeping::kept);
    Addition end = event_to(2);
    end.result = "1-0";
    ASSERT_EQ(appended(*store, end).keeping, Keeping::kept);
    EXPECT_EQ(games_in(path()),
              (std::vector<std::string>{"aaaaaaaa *, 0", "k3J9xQ2a 1-0, 1", "zzzzzzzz *, 0"}));
}

TEST_F(KeptGamesInAFile, are_passed_over_where_one_makes_no_sense) {
    {
        const auto store = SqliteStore::open(folder_.path()).value();
        for (const char* id : {"aaaaaaaa", "bbbbbbbb", "cccccccc"})
            ASSERT_EQ(answer_to(*store, store->create(some_game(id))).keeping, Keeping::kept);
    }
    ASSERT_TRUE(
        other_program(folder_).execute("UPDATE game SET white = '' WHERE id = 'bbbbbbbb';"
                                       "UPDATE game SET form = 1 WHERE id = 'aaaaaaaa'"));
    const auto games = games_in(path());
    ASSERT_EQ(games.size(), 3U);
    EXPECT_TRUE(
        games[0].starts_with("game aaaaaaaa: an older arbiter kept it, and it is not "
                             "brought up to date; arbiter serve does that"))
        << games[0];
    EXPECT_EQ(games[1], "game bbbbbbbb: the players' row");
    EXPECT_EQ(games[2], "cccccccc *, 0");
}

TEST_F(KeptGamesInAFile, are_read_where_nothing_can_be_written) {
    // A name that would be something else in a URI.
    const auto folder = folder_.path() / "100%25 ?#& games";
    {
        const auto store = SqliteStore::open(folder).value();
        ASSERT_EQ(created(*store).keeping, Keeping::kept);
    }
    const ReadOnly outer(folder_.path());
    const ReadOnly inner(folder);
    const NoPrivileges here;
    ASSERT_EQ(faccessat(AT_FDCWD, folder.c_str(), R_OK | X_OK, AT_EACCESS), 0)
        << "the folder for temporary files is open to nobody but its owner";
    ASSERT_NE(faccessat(AT_FDCWD, folder.c_str(), W_OK, AT_EACCESS), 0);
    const std::string file = GameFiles::database_in(folder);
    EXPECT_EQ(games_in(file), std::vector<std::string>{"k3J9xQ2a *, 0"});
    EXPECT_FALSE(std::filesystem::exists(file + "-shm"));
}

TEST_F(KeptGamesInAFile, are_not_read_on_once_somebody_writes_to_what_seemed_to_stay) {
    {
        const auto store = SqliteStore::open(folder_.path()).value();
        for (const char* id : {"aaaaaaaa", "bbbbbbbb"})
            ASSERT_EQ(answer_to(*store, store->create(some_game(id))).keeping, Keeping::kept);
    }
    std::optional<KeptGames> kept;
    {
        const ReadOnly outer(folder_.path());
        const NoPrivileges here;
        kept = KeptGames::in(path()).value();
        EXPECT_EQ(kept->next().value().value().stored.start.id, "aaaaaaaa");
    }
    const auto store = SqliteStore::open(folder_.path()).value();
    const auto next = kept->next();
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error().problem, StoreProblem::unavailable);
    EXPECT_FALSE(kept->next().value()) << "that is the end";
}

}  // namespace
}  // namespace arbiter
