#include "arbiter/rooms/audience.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/rooms/guests.hpp"

namespace arbiter {
namespace {

using namespace testing;

/// "3: white comes", "3: black goes".
struct Heard {
    std::vector<std::string> lines;
    Audience audience{[this](const Told& told) {
        const auto [place, is_here] = presence(told.what);
        lines.push_back(std::to_string(told.to) + ": " + std::string(name(place)) +
                        (is_here ? " comes" : " goes"));
    }};
};

Table table_of_alice_and_bob() {
    GameStart start =
        new_game_of(OpponentKind::a_friend, {}, PersonSeat{alice}, PersonSeat{bob}).start;
    start.id = "k3J9xQ2a";
    return Table::set_up(start).value();
}

TEST(Audience, nobody_is_here_at_first) {
    const Heard heard;
    EXPECT_TRUE(heard.audience.is_empty());
    EXPECT_EQ(heard.audience.here(), Places{});
}

TEST(Audience, a_watcher_is_here_but_at_no_place) {
    Heard heard;
    heard.audience.add(1, std::nullopt, table_of_alice_and_bob());
    EXPECT_TRUE(heard.audience.has(1));
    EXPECT_FALSE(heard.audience.is_empty());
    EXPECT_EQ(heard.audience.here(), Places{});
}

TEST(Audience, who_has_the_game_open_twice_leaves_with_the_second) {
    Heard heard;
    const Table table = table_of_alice_and_bob();
    heard.audience.add(1, alice, table);
    heard.audience.add(2, alice, table);
    EXPECT_TRUE(heard.audience.remove(1, table));
    EXPECT_TRUE(heard.audience.here()[Place::white]);
    EXPECT_TRUE(heard.audience.remove(2, table));
    EXPECT_FALSE(heard.audience.here()[Place::white]);
    EXPECT_FALSE(heard.audience.remove(2, table)) << "he was not here any more";
}

TEST(Audience, all_but_himself_are_told_who_comes) {
    Heard heard;
    const Table table = table_of_alice_and_bob();
    heard.audience.add(1, alice, table);
    const Places before = heard.audience.here();
    heard.audience.add(2, bob, table);
    heard.audience.add(3, std::nullopt, table);
    heard.audience.tell_presence_changes(before, 2);
    EXPECT_EQ(heard.lines, (std::vector<std::string>{"1: black comes", "3: black comes"}));
}

TEST(Audience, nobody_is_told_what_has_not_changed) {
    Heard heard;
    heard.audience.add(1, alice, table_of_alice_and_bob());
    heard.audience.tell_presence_changes(heard.audience.here(), std::nullopt);
    EXPECT_TRUE(heard.lines.empty());
}

}  // namespace
}  // namespace arbiter
