// What every store promises, asked of each kind.

#include <memory>

#include <gtest/gtest.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "arbiter/store/memory.hpp"
#include "arbiter/store/store.hpp"
#include "tests/sqlite/folder.hpp"

namespace arbiter {
namespace {

using std::chrono::milliseconds;

GameStart start(std::string id, int created = 1000) {
    return {.id = std::move(id),
            .created = Timestamp(milliseconds(created)),
            .opponent = OpponentKind::a_friend,
            .terms = R"({"rules":"fide-online"})",
            .chess960 = 518,
            .level = 3,
            .seats = {{PersonSeat{"0a1b"}, OpenSeat{}}},
            .arbiter_hash = "2c3d"};
}

StoredEvent event(std::uint32_t version, std::string body) {
    return {version, Timestamp(milliseconds(2000 + version)), std::move(body), std::nullopt};
}

struct MemoryKind {
    std::unique_ptr<Store> store = std::make_unique<MemoryStore>();
    void open_again() {}
};

struct SqliteKind {
    TemporaryFolder folder;
    std::unique_ptr<Store> store = *SqliteStore::open(folder.path());
    void open_again() {
        store.reset();
        store = *SqliteStore::open(folder.path());
    }
};

template <typename Kind>
class AnyStore : public testing::Test {
  protected:
    Kind kind_;
    Store& store() { return *kind_.store; }
};

struct KindNames {
    template <typename Kind>
    static std::string GetName(int /*number*/) {
        return std::is_same_v<Kind, MemoryKind> ? "Memory" : "Sqlite";
    }
};

using Kinds = testing::Types<MemoryKind, SqliteKind>;
TYPED_TEST_SUITE(AnyStore, Kinds, KindNames);

TYPED_TEST(AnyStore, GivesAGameBackAsItWasKept) {
    const StoredEvent events[] = {event(2, "join black 2c3d"), event(3, "move e2e4")};
    ASSERT_TRUE(this->store().create(start("k3J9xQ2a")));
    ASSERT_TRUE(this->store().append("k3J9xQ2a", events));
    this->kind_.open_again();
    EXPECT_EQ(this->store().load("k3J9xQ2a").value(),
              (StoredGame{start("k3J9xQ2a"), {events[0], events[1]}}));
}

TYPED_TEST(AnyStore, GivesBackAGameWithoutEventsAndWithoutANumber) {
    GameStart plain = start("k3J9xQ2a");
    plain.chess960.reset();
    plain.opponent = OpponentKind::computer;
    plain.seats = {{ComputerSeat{}, PersonSeat{"0a1b"}}};
    plain.arbiter_hash.reset();
    ASSERT_TRUE(this->store().create(plain));
    this->kind_.open_again();
    EXPECT_EQ(this->store().load("k3J9xQ2a").value(), (StoredGame{plain, {}}));
}

TYPED_TEST(AnyStore, KeepsTheAnswerToTheCommandThatMadeAnEvent) {
    std::vector<StoredEvent> caused;
    for (const Place place : all_places) {
        caused.push_back(event(static_cast<std::uint32_t>(caused.size()) + 2, "resign white"));
        caused.back().cause = Cause{place, "7f3a-12", R"({"t":"ok","i":"7f3a-12","v":2})"};
    }
    ASSERT_TRUE(this->store().create(start("k3J9xQ2a")));
    ASSERT_TRUE(this->store().append("k3J9xQ2a", caused));
    this->kind_.open_again();
    EXPECT_EQ(this->store().load("k3J9xQ2a").value()->events, caused);
}

TYPED_TEST(AnyStore, HasNoGameOfAnotherId) {
    ASSERT_TRUE(this->store().create(start("k3J9xQ2a")));
    EXPECT_EQ(this->store().load("k3J9xQ2b").value(), std::nullopt);
    EXPECT_EQ(this->store().load("k3J9xQ2A").value(), std::nullopt);
    EXPECT_EQ(this->store().load("").value(), std::nullopt);
}

TYPED_TEST(AnyStore, DoesNotMakeAGameTwice) {
    ASSERT_TRUE(this->store().create(start("k3J9xQ2a")));
    const auto again = this->store().create(start("k3J9xQ2a", 5000));
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().problem, StoreProblem::conflict);
    EXPECT_EQ(this->store().load("k3J9xQ2a").value()->start, start("k3J9xQ2a"));
}

TYPED_TEST(AnyStore, AppendsAllEventsOrNone) {
    const StoredEvent good = event(2, "move e2e4");
    ASSERT_TRUE(this->store().create(start("k3J9xQ2a")));
    ASSERT_TRUE(this->store().append("k3J9xQ2a", std::span(&good, 1)));
    const StoredEvent half_wrong[] = {event(3, "move e7e5"), event(5, "move g1f3")};
    const StoredEvent late[] = {event(2, "move d2d4")};
    for (const auto events :
         {std::span<const StoredEvent>(half_wrong), std::span<const StoredEvent>(late)}) {
        const auto outcome = this->store().append("k3J9xQ2a", events);
        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().problem, StoreProblem::conflict);
        EXPECT_EQ(this->store().load("k3J9xQ2a").value()->events, std::vector{good});
    }
    const StoredEvent next = event(3, "move e7e5");
    EXPECT_TRUE(this->store().append("k3J9xQ2a", std::span(&next, 1)));
}

TYPED_TEST(AnyStore, AppendsNothingToAGameThatIsNotThere) {
    const StoredEvent lost = event(2, "move e2e4");
    const auto outcome = this->store().append("k3J9xQ2a", std::span(&lost, 1));
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().problem, StoreProblem::conflict);
    EXPECT_EQ(this->store().load("k3J9xQ2a").value(), std::nullopt);
}

TYPED_TEST(AnyStore, ListsTheNewestFirst) {
    ASSERT_TRUE(this->store().create(start("older", 1000)));
    ASSERT_TRUE(this->store().create(start("newest", 3000)));
    ASSERT_TRUE(this->store().create(start("middle", 2000)));
    const StoredEvent moved = event(2, "move e2e4");
    ASSERT_TRUE(this->store().append("middle", std::span(&moved, 1)));
    const auto games = this->store().list(2).value();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0],
              (GameSummary{"newest", Timestamp(milliseconds(3000)), OpponentKind::a_friend, 1}));
    EXPECT_EQ(games[1],
              (GameSummary{"middle", Timestamp(milliseconds(2000)), OpponentKind::a_friend, 2}));
    EXPECT_EQ(this->store().list(100).value().size(), 3U);
}

TYPED_TEST(AnyStore, KeepsAnyBytesAsTheyAre) {
    GameStart odd = start("k3J9xQ2a");
    odd.terms = std::string("'; DROP TABLE game; --\0\xff\n", 26);
    ASSERT_TRUE(this->store().create(odd));
    this->kind_.open_again();
    EXPECT_EQ(this->store().load("k3J9xQ2a").value()->start.terms, odd.terms);
}

}  // namespace
}  // namespace arbiter
