// What every store promises, asked of each kind.

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <semaphore>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/sqlite/sqlite.hpp"
#include "arbiter/store/memory.hpp"
#include "arbiter/store/store.hpp"
#include "tests/support/scripted_store.hpp"
#include "tests/support/store_answers.hpp"
#include "tests/support/temporary_folder.hpp"

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

Timestamp at(int time) { return Timestamp(milliseconds(time)); }

struct MemoryKind {
    std::unique_ptr<MemoryStore> store = std::make_unique<MemoryStore>();
    void open_again() { store->start_again(); }
};

struct ScriptedKind {
    std::unique_ptr<ScriptedStore> store = std::make_unique<ScriptedStore>();
    void open_again() { store->start_again(); }
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
    StoreAnswer create(GameStart game) {
        return answer_to(store(), store().create(std::move(game)));
    }
    StoreAnswer create(GameStart game, Addition first) {
        return answer_to(store(), store().create(std::move(game), std::move(first)));
    }
    StoreAnswer append(Addition addition) {
        return answer_to(store(), store().append(std::move(addition)));
    }
    StoreAnswer append(std::vector<StoredEvent> events) {
        return append({"k3J9xQ2a", std::move(events), "*"});
    }
    std::optional<StoredGame> load(std::string_view id = "k3J9xQ2a") {
        return store().load(id).value();
    }
};

void expect_conflict(const StoreAnswer& answer) {
    EXPECT_EQ(answer.keeping, Keeping::refused);
    EXPECT_EQ(answer.error.problem, StoreProblem::conflict) << answer.error.text;
    EXPECT_NE(answer.error.text, "");
}

struct KindNames {
    template <typename Kind>
    static std::string GetName(int /*number*/) {
        if (std::is_same_v<Kind, MemoryKind>)
            return "Memory";
        return std::is_same_v<Kind, ScriptedKind> ? "Scripted" : "Sqlite";
    }
};

using Kinds = testing::Types<MemoryKind, ScriptedKind, SqliteKind>;
TYPED_TEST_SUITE(AnyStore, Kinds, KindNames);

TYPED_TEST(AnyStore, gives_a_game_back_as_it_was_kept) {
    const std::vector events{event(2, "join black 2c3d"), event(3, "move e2e4")};
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    ASSERT_EQ(this->append(events).keeping, Keeping::kept);
    EXPECT_EQ(this->load(), (StoredGame{start("k3J9xQ2a"), events}));
    this->kind_.open_again();
    EXPECT_EQ(this->load(), (StoredGame{start("k3J9xQ2a"), events}));
}

TYPED_TEST(AnyStore, gives_back_a_game_without_events_and_without_a_number) {
    GameStart plain = start("k3J9xQ2a");
    plain.chess960.reset();
    plain.opponent = OpponentKind::computer;
    plain.seats = {{ComputerSeat{}, PersonSeat{"0a1b"}}};
    plain.arbiter_hash.reset();
    ASSERT_EQ(this->create(plain).keeping, Keeping::kept);
    this->kind_.open_again();
    EXPECT_EQ(this->load(), (StoredGame{plain, {}}));
}

TYPED_TEST(AnyStore, makes_a_game_that_goes_on_from_moves) {
    const std::vector events{event(2, "move e2e4"), event(3, "move e7e5")};
    ASSERT_EQ(this->create(start("k3J9xQ2a"), {"k3J9xQ2a", events, "*"}).keeping, Keeping::kept);
    ASSERT_EQ(this->append({event(4, "move g1f3")}).keeping, Keeping::kept);
    EXPECT_EQ(this->load()->events.size(), 3U);
}

TYPED_TEST(AnyStore, makes_no_game_at_all_when_its_first_versions_have_a_gap) {
    expect_conflict(
        this->create(start("k3J9xQ2a"), {"", {event(2, "move e2e4"), event(4, "a")}, "*"}));
    expect_conflict(this->create(start("k3J9xQ2a"), {"", {event(1, "move e2e4")}, "*"}));
    EXPECT_EQ(this->load(), std::nullopt);
    EXPECT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
}

TYPED_TEST(AnyStore, keeps_the_command_that_made_an_event) {
    std::vector<StoredEvent> caused;
    for (const Place place : all_places)
        for (const bool is_refused : {false, true}) {
            caused.push_back(event(static_cast<std::uint32_t>(caused.size()) + 2, "resign white"));
            caused.back().cause = Cause{place, "7f3a-12", is_refused};
        }
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    ASSERT_EQ(this->append(caused).keeping, Keeping::kept);
    this->kind_.open_again();
    EXPECT_EQ(this->load()->events, caused);
}

TYPED_TEST(AnyStore, has_no_game_of_another_id) {
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    for (const char* other : {"k3J9xQ2b", "k3J9xQ2A", ""}) {
        EXPECT_EQ(this->load(other), std::nullopt);
        EXPECT_EQ(this->store().look_up(other).value(), std::nullopt);
    }
}

TYPED_TEST(AnyStore, does_not_make_a_game_twice) {
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    const StoreAnswer again = this->create(start("k3J9xQ2a", 5000));
    expect_conflict(again);
    EXPECT_EQ(again.error.text, "there is a game k3J9xQ2a already");
    EXPECT_EQ(this->load()->start, start("k3J9xQ2a"));
}

TYPED_TEST(AnyStore, appends_all_events_or_none) {
    const StoredEvent good = event(2, "move e2e4");
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    ASSERT_EQ(this->append({good}).keeping, Keeping::kept);
    const std::vector<StoredEvent> wrong[] = {{event(3, "move e7e5"), event(5, "move g1f3")},
                                              {event(3, "move e7e5"), event(3, "move g1f3")},
                                              {event(2, "move d2d4")}};
    for (const auto& events : wrong) {
        expect_conflict(this->append({"k3J9xQ2a", events, "1-0"}));
        EXPECT_EQ(this->load()->events, std::vector{good});
        EXPECT_EQ(this->store().look_up("k3J9xQ2a").value()->result, "*");
    }
    EXPECT_EQ(this->append({event(3, "move e7e5")}).keeping, Keeping::kept);
}

TYPED_TEST(AnyStore, appends_nothing_to_a_game_that_is_not_there) {
    const StoreAnswer answer = this->append({event(2, "move e2e4")});
    expect_conflict(answer);
    EXPECT_EQ(answer.error.text, "there is no game k3J9xQ2a");
    EXPECT_EQ(this->load(), std::nullopt);
}

TYPED_TEST(AnyStore, tells_of_a_game_how_it_stands_without_its_events) {
    const auto standing = [&] { return this->store().look_up("k3J9xQ2a").value(); };
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    EXPECT_EQ(standing(), (GameSummary{start("k3J9xQ2a"), 1, "*", {}, at(1000)}));
    ASSERT_EQ(this->append({event(2, "a"), event(3, "b")}).keeping, Keeping::kept);
    EXPECT_EQ(standing(), (GameSummary{start("k3J9xQ2a"), 3, "*", {}, at(2003)}));
    ASSERT_EQ(this->append({"k3J9xQ2a", {event(4, "c")}, "1/2-1/2", {}, {}, "drawn"}).keeping,
              Keeping::kept);
    this->kind_.open_again();
    EXPECT_EQ(standing(), (GameSummary{start("k3J9xQ2a"), 4, "1/2-1/2", {}, at(2004), "drawn"}));
    // An arbiter may take a result back.
    ASSERT_EQ(this->append({"k3J9xQ2a", {event(5, "d")}, "*"}).keeping, Keeping::kept);
    EXPECT_EQ(standing(), (GameSummary{start("k3J9xQ2a"), 5, "*", {}, at(2005)}));
}

std::vector<std::string> ids(const std::vector<GameSummary>& games) {
    std::vector<std::string> all;
    for (const GameSummary& game : games)
        all.push_back(game.start.id);
    return all;
}

TYPED_TEST(AnyStore, finds_the_games_of_a_person) {
    GameStart other = start("BBBBBBBB");
    other.seats = {{PersonSeat{"ffff"}, OpenSeat{}}};
    other.arbiter_hash.reset();
    ASSERT_EQ(this->create(start("AAAAAAAA")).keeping, Keeping::kept);
    ASSERT_EQ(this->create(other).keeping, Keeping::kept);
    const auto of = [&](std::string_view hash) {
        return ids(this->store().games_of(hash, 10).value());
    };
    const std::vector<std::string> only_a{"AAAAAAAA"};
    const std::vector<std::string> only_b{"BBBBBBBB"};
    EXPECT_EQ(of("0a1b"), only_a) << "who has a seat from the start";
    EXPECT_EQ(of("2c3d"), only_a) << "who presides";
    EXPECT_EQ(of("ffff"), only_b);
    EXPECT_TRUE(of("0a1").empty());
    ASSERT_EQ(this->append({"BBBBBBBB", {event(2, "join")}, "*", {}, {"eeee"}, "b"}).keeping,
              Keeping::kept);
    ASSERT_EQ(this->append({"BBBBBBBB", {event(3, "again")}, "*", {}, {"eeee"}, "c"}).keeping,
              Keeping::kept);
    this->kind_.open_again();
    EXPECT_EQ(of("eeee"), only_b) << "who has taken a seat, once";
    EXPECT_EQ(this->store().games_of("eeee", 10).value().at(0).standing, "c");
}

TYPED_TEST(AnyStore, finds_running_games_first_then_the_newest_and_not_too_many) {
    constexpr int an_hour = 3'600'000;
    for (const char* id : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD"})
        ASSERT_EQ(this->create(start(id)).keeping, Keeping::kept);
    const auto go_on = [&](const char* id, std::uint32_t version, int hour, std::string result) {
        ASSERT_EQ(this->append({id, {{version, at(hour * an_hour), "x", {}}}, result}).keeping,
                  Keeping::kept);
    };
    go_on("AAAAAAAA", 2, 1, "*");
    go_on("BBBBBBBB", 2, 4, "1-0");
    go_on("CCCCCCCC", 2, 2, "*");
    go_on("DDDDDDDD", 2, 3, "0-1");
    const auto found = [&](std::size_t most) {
        return ids(this->store().games_of("0a1b", most).value());
    };
    using Ids = std::vector<std::string>;
    EXPECT_EQ(found(10), (Ids{"CCCCCCCC", "AAAAAAAA", "BBBBBBBB", "DDDDDDDD"}));
    EXPECT_EQ(found(3), (Ids{"CCCCCCCC", "AAAAAAAA", "BBBBBBBB"}));
    // An arbiter takes a result back; nothing else happens.
    go_on("DDDDDDDD", 3, 5, "*");
    go_on("AAAAAAAA", 3, 6, "*");
    ASSERT_EQ(this->append({"CCCCCCCC", {}, "0-0"}).keeping, Keeping::kept);
    EXPECT_EQ(found(10), (Ids{"AAAAAAAA", "DDDDDDDD", "BBBBBBBB", "CCCCCCCC"}));
}

TYPED_TEST(AnyStore, knows_the_result_of_a_game_that_began_ended) {
    ASSERT_EQ(this->create(start("k3J9xQ2a"), {"", {event(2, "a")}, "0-1"}).keeping, Keeping::kept);
    EXPECT_EQ(this->store().look_up("k3J9xQ2a").value()->result, "0-1");
}

TYPED_TEST(AnyStore, changes_the_result_alone_when_nothing_else_happened) {
    ASSERT_EQ(this->create(start("k3J9xQ2a")).keeping, Keeping::kept);
    ASSERT_EQ(this->append({"k3J9xQ2a", {}, "0-0"}).keeping, Keeping::kept);
    EXPECT_EQ(this->store().look_up("k3J9xQ2a").value(),
              (GameSummary{start("k3J9xQ2a"), 1, "0-0", {}, at(1000)}));
}

TYPED_TEST(AnyStore, answers_each_question_once_under_its_own_ticket) {
    StoreAnswers answers(this->store());
    const Ticket made = this->store().create(start("k3J9xQ2a"));
    const Ticket again = this->store().create(start("k3J9xQ2a"));
    const Ticket moved = this->store().append({"k3J9xQ2a", {event(2, "a")}, "*"});
    const Ticket other = this->store().create(start("AAAAAAAA"));
    EXPECT_LT(made, again);
    EXPECT_LT(again, moved);
    EXPECT_LT(moved, other);
    EXPECT_EQ(answers.to(other).keeping, Keeping::kept);
    EXPECT_EQ(answers.to(made).keeping, Keeping::kept);
    expect_conflict(answers.to(again));
    EXPECT_EQ(answers.to(moved).keeping, Keeping::kept);
    EXPECT_TRUE(answers.others().empty());
}

TYPED_TEST(AnyStore, deals_with_the_questions_about_a_game_in_their_order) {
    constexpr std::uint32_t number = 200;
    std::vector<Ticket> asked{this->store().create(start("k3J9xQ2a"))};
    for (std::uint32_t version = 2; version <= number; ++version)
        asked.push_back(this->store().append({"k3J9xQ2a", {event(version, "a")}, "*"}));
    StoreAnswers answers(this->store());
    for (const Ticket ticket : asked)
        EXPECT_EQ(answers.to(ticket).keeping, Keeping::kept);
    EXPECT_EQ(this->load()->events.size(), number - 1);
}

TYPED_TEST(AnyStore, calls_when_there_are_answers_and_not_when_there_are_none) {
    std::atomic<int> calls = 0;
    std::binary_semaphore called{0};
    const auto ready = [&] {
        ++calls;
        called.release();
    };
    this->store().notify(ready);
    EXPECT_EQ(calls, 0);
    this->store().create(start("k3J9xQ2a"));
    called.acquire();
    EXPECT_EQ(this->store().take_answers().size(), 1U);
    EXPECT_TRUE(this->store().take_answers().empty());
    this->store().append({"k3J9xQ2a", {event(2, "a")}, "*"});
    called.acquire();
    EXPECT_EQ(calls, 2);
    // Who comes late is told of what is there.
    this->store().notify({});
    this->store().notify(ready);
    EXPECT_EQ(calls, 3);
    this->store().notify({});
    EXPECT_EQ(this->store().take_answers().size(), 1U);
}

TYPED_TEST(AnyStore, knows_when_the_program_ran_last) {
    EXPECT_EQ(this->store().last_alive(), std::nullopt);
    this->store().note_alive(Timestamp(milliseconds(1'784'000'000'000)));
    this->store().note_alive(Timestamp(milliseconds(1'784'000'001'000)));
    EXPECT_EQ(this->store().last_alive(), std::nullopt);
    this->kind_.open_again();
    EXPECT_EQ(this->store().last_alive(), Timestamp(milliseconds(1'784'000'001'000)));
    this->store().note_alive(Timestamp(milliseconds(1'784'000'005'000)));
    EXPECT_EQ(this->store().last_alive(), Timestamp(milliseconds(1'784'000'001'000)));
    this->kind_.open_again();
    EXPECT_EQ(this->store().last_alive(), Timestamp(milliseconds(1'784'000'005'000)));
}

TYPED_TEST(AnyStore, knows_when_the_program_was_not_running_before_that) {
    const auto at = [](int seconds) {
        return Timestamp(milliseconds(1'784'000'000'000)) + std::chrono::seconds(seconds);
    };
    const auto downtimes = [this] { return this->store().earlier_downtimes().all(); };
    this->store().note_alive(at(0));
    this->store().note_alive(at(10));
    this->kind_.open_again();
    EXPECT_TRUE(downtimes().empty());
    this->store().note_alive(at(60));
    this->store().note_alive(at(61));
    this->kind_.open_again();
    EXPECT_EQ(downtimes(), (std::vector<Downtime>{{at(10), at(60)}}));
    // A run that noted nothing was none.
    this->kind_.open_again();
    this->store().note_alive(at(100));
    this->kind_.open_again();
    EXPECT_EQ(downtimes(), (std::vector<Downtime>{{at(10), at(60)}, {at(61), at(100)}}));
}

TYPED_TEST(AnyStore, keeps_any_bytes_as_they_are) {
    GameStart odd = start("k3J9xQ2a");
    odd.terms = std::string("'; DROP TABLE game; --\0\xff\n", 26);
    ASSERT_EQ(this->create(odd).keeping, Keeping::kept);
    this->kind_.open_again();
    EXPECT_EQ(this->load()->start.terms, odd.terms);
}

TYPED_TEST(AnyStore, keeps_what_was_asked_of_it_before_its_end) {
    this->store().create(start("k3J9xQ2a"));
    for (std::uint32_t version = 2; version <= 50; ++version)
        this->store().append({"k3J9xQ2a", {event(version, "a")}, "*"});
    this->kind_.open_again();
    EXPECT_EQ(this->load()->events.size(), 49U);
}

}  // namespace
}  // namespace arbiter
