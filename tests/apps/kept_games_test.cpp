// Games that an earlier version kept, and files of its desk: brought up once, they are for ever
// what they were, whatever a later prover could say of them.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/journal/event_json.hpp"
#include "arbiter/journal/game_json.hpp"
#include "arbiter/rooms/older_game.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/sqlite/database.hpp"
#include "arbiter/sqlite/sqlite.hpp"
#include "tests/support/data_folders.hpp"
#include "tests/support/judges.hpp"
#include "tests/support/temporary_folder.hpp"

namespace arbiter::testing {
namespace {

namespace fs = std::filesystem;

constexpr Winnability opinions[] = {Winnability::winnable, Winnability::unwinnable,
                                    Winnability::undecided};

std::vector<std::string> ids_in(const fs::path& file) {
    Database database = *Database::open(file);
    Statement select = *database.prepare("SELECT id FROM game ORDER BY id");
    std::vector<std::string> ids;
    while (*select.step())
        ids.push_back(select.text(0));
    return ids;
}

/// Replays what is kept; nobody may be asked.
Table replayed(const StoredGame& game, Winnability opinion) {
    StubbornJudge judge(opinion);
    Table table = Table::kept(game.start, &judge).value();
    for (const StoredEvent& stored : game.events) {
        const auto kept = read_event(table.game().position(), stored.body);
        EXPECT_TRUE(kept) << stored.body;
        EXPECT_TRUE(table.replay(*kept, stored.at)) << stored.body;
    }
    EXPECT_EQ(judge.asked, 0) << game.start.id;
    return table;
}

/// Gives the number of verdicts that the games got.
std::size_t hold_database(const std::string& name) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "games.db";
    const std::string unpack = "xz -dc '" + (test_data() / "kept_games" / name).string() +
                               ".xz' > '" + file.string() + "'";
    if (std::system(unpack.c_str()) != 0)
        throw std::runtime_error("xz is missing");
    ProvingJudge judge;
    std::vector<Table> brought_up;
    {
        const auto store = SqliteStore::open(
            folder.path(),
            {.bring_up = [&](const OlderGame& older) { return bring_up(older, judge); }});
        EXPECT_TRUE(store) << store.error().text;
        for (const std::string& id : ids_in(file))
            brought_up.push_back(
                replayed((*store)->load(id).value().value(), Winnability::undecided));
    }
    EXPECT_FALSE(brought_up.empty()) << name;
    // Another start needs nobody who brings games up: it is done.
    const auto store = SqliteStore::open(folder.path());
    EXPECT_TRUE(store) << store.error().text;
    std::size_t verdicts = 0;
    for (const Table& then : brought_up) {
        const StoredGame game = (*store)->load(then.start().id).value().value();
        for (const Winnability opinion : opinions)
            EXPECT_TRUE(replayed(game, opinion).game() == then.game()) << game.start.id;
        const GameSummary summary = (*store)->look_up(game.start.id).value().value();
        EXPECT_EQ(summary.result, result_so_far(then.game())) << game.start.id;
        EXPECT_EQ(summary.flag_falls_at, then.game().due_at()) << game.start.id;
        verdicts += then.game().terms().start_verdicts.size();
        for (const TimedEvent& event : then.game().events())
            verdicts += event.verdicts.size();
    }
    return verdicts;
}

TEST(KeptGames, of_the_third_form_stay_what_they_were) {
    EXPECT_GT(hold_database("games.db"), 20U) << "the sample has games that hang on it";
}

TEST(KeptGames, of_the_first_and_second_form_stay_what_they_were) {
    hold_database("form_1.db");
    hold_database("form_2.db");
}

TEST(KeptGames, of_the_desk_stay_what_they_were) {
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(test_data() / "kept_games" / "desk")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto then = read_game(text);
        ASSERT_TRUE(then) << entry.path() << ": " << then.error().text;
        for (const Winnability opinion : opinions) {
            StubbornJudge judge(opinion);
            const auto now = read_game(write_game(*then), &judge);
            ASSERT_TRUE(now) << entry.path() << ": " << now.error().text;
            EXPECT_TRUE(*now == *then) << entry.path();
            EXPECT_EQ(judge.asked, 0) << entry.path();
        }
        ++files;
    }
    EXPECT_GT(files, 20U);
}

}  // namespace
}  // namespace arbiter::testing
