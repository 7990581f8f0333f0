#include "arbiter/server/net/census.hpp"

#include <optional>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

/// A connection that does what it is told.
class Visitor : public Guest {
  public:
    Visitor(Census& census, const std::string& address) : entry(census.admit(address)) {
        if (entry)
            entry->belongs_to(*this);
    }
    void leave(Leave why) override { left = why; }

    std::unique_ptr<Census::Entry> entry;
    std::optional<Leave> left;

    [[nodiscard]] bool is_in() const { return entry && entry->has_place(); }
    [[nodiscard]] bool is_at_door() const { return entry && !left && !entry->has_place(); }
};

class CountedHouse {
  public:
    explicit CountedHouse(const NetworkLimits& limits) : census(limits) {}
    Visitor& come(const std::string& address) {
        visitors.push_back(std::make_unique<Visitor>(census, address));
        return *visitors.back();
    }
    Visitor& come(const std::string& address, Standing standing) {
        Visitor& visitor = come(address);
        visitor.entry->stand(standing);
        return visitor;
    }
    void go(const Visitor& visitor) {
        std::erase_if(visitors, [&](const auto& other) { return other.get() == &visitor; });
    }

    Census census;
    std::vector<std::unique_ptr<Visitor>> visitors;
};

/// Four places, at most three of one address, two at the door; no places for small addresses.
NetworkLimits small_limits() {
    NetworkLimits limits;
    limits.connections = 4;
    limits.connections_of_one_address = 3;
    limits.connections_for_small_addresses = 0;
    limits.waiting_connections = 2;
    limits.buffered_bytes_of_one_address = 100;
    limits.buffered_bytes = 150;
    return limits;
}

TEST(Census, counts_those_who_are_here) {
    CountedHouse house(small_limits());
    EXPECT_TRUE(house.census.is_empty());
    Visitor& first = house.come("a");
    house.come("b");
    EXPECT_EQ(house.census.places_taken(), 2U);
    house.go(first);
    EXPECT_EQ(house.census.places_taken(), 1U);
    house.visitors.clear();
    EXPECT_TRUE(house.census.is_empty());
    EXPECT_EQ(house.census.places_taken(), 0U);
}

TEST(Census, gives_a_newcomer_the_place_of_the_longest_idle_of_the_biggest_address) {
    CountedHouse house(small_limits());
    Visitor& busy = house.come("a", Standing::answering);
    Visitor& oldest = house.come("a");
    Visitor& newer = house.come("a");
    Visitor& other = house.come("b");
    // It answered something meanwhile, and is idle again since then.
    oldest.entry->stand(Standing::answering);
    oldest.entry->stand(Standing::idle);
    Visitor& stranger = house.come("c");
    EXPECT_TRUE(stranger.is_in());
    EXPECT_EQ(newer.left, Leave::for_place);
    EXPECT_FALSE(oldest.left || busy.left || other.left);
    EXPECT_EQ(house.census.places_taken(), 4U);
}

TEST(Census, takes_nothing_from_an_address_that_has_no_more_than_the_newcomer) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "a", "b", "b"})
        house.come(address);
    EXPECT_TRUE(house.come("c").is_in()) << "two of b or a, none of c";
    EXPECT_TRUE(house.come("c").is_in()) << "two of one, one of c";
    Visitor& third = house.come("c");
    EXPECT_TRUE(third.is_at_door());
}

TEST(Census, asks_those_who_look_on_after_the_idle_of_their_address) {
    CountedHouse house(small_limits());
    Visitor& player = house.come("a", Standing::seated);
    Visitor& looker = house.come("a", Standing::watching);
    Visitor& idle = house.come("a");
    house.come("b", Standing::seated);
    Visitor& first = house.come("c");
    EXPECT_TRUE(first.is_in());
    EXPECT_TRUE(idle.left);
    EXPECT_TRUE(house.come("d").is_in());
    EXPECT_TRUE(looker.left) << "a had more than c";
    EXPECT_FALSE(player.left || first.left);
}

TEST(Census, never_asks_a_player_to_leave_for_a_place) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "a", "a", "b"})
        house.come(address, Standing::seated);
    Visitor& stranger = house.come("c");
    EXPECT_TRUE(stranger.is_at_door());
    EXPECT_FALSE(stranger.entry->take_place(Errand::any));
    EXPECT_FALSE(stranger.entry->take_place(Errand::game));
    for (const auto& visitor : house.visitors)
        EXPECT_FALSE(visitor->left);
    house.go(*house.visitors[0]);
    EXPECT_TRUE(stranger.entry->take_place(Errand::any)) << "somebody went by himself";
    EXPECT_EQ(house.census.places_taken(), 4U);
    EXPECT_EQ(house.census.waiting(), 0U);
}

TEST(Census, gives_a_player_who_comes_back_the_place_of_anybody_idle) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "b", "c", "d"})
        house.come(address);
    for (const auto& visitor : house.visitors)
        visitor->entry->stand(Standing::answering);
    Visitor& player = house.come("e");
    ASSERT_TRUE(player.is_at_door());
    Visitor& back = house.come("a");
    ASSERT_TRUE(back.is_at_door());
    house.visitors[1]->entry->stand(Standing::idle);
    EXPECT_FALSE(back.entry->take_place(Errand::any)) << "a has as many as b";
    EXPECT_TRUE(back.entry->take_place(Errand::game));
    EXPECT_TRUE(house.visitors[1]->left);
}

TEST(Census, gives_a_player_who_comes_back_the_place_of_somebody_who_looks_on) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "b", "c"})
        house.come(address, Standing::seated);
    Visitor& looker = house.come("d", Standing::watching);
    Visitor& back = house.come("a");
    ASSERT_TRUE(back.is_at_door());
    EXPECT_FALSE(back.entry->take_place(Errand::any)) << "a has as many as d";
    EXPECT_TRUE(back.entry->take_place(Errand::game));
    EXPECT_TRUE(looker.left);
}

TEST(Census, lets_a_player_displace_who_looks_on_from_his_own_address) {
    CountedHouse house(small_limits());
    house.come("a", Standing::seated);
    house.come("a", Standing::seated);
    Visitor& looker = house.come("a", Standing::watching);
    Visitor& back = house.come("a");
    ASSERT_TRUE(back.is_at_door()) << "a has all that it may have";
    EXPECT_FALSE(back.entry->take_place(Errand::any));
    EXPECT_TRUE(back.entry->take_place(Errand::game));
    EXPECT_TRUE(looker.left);
}

TEST(Census, makes_room_within_an_address_that_has_all_it_may_have) {
    CountedHouse house(small_limits());
    house.come("a", Standing::seated);
    house.come("a", Standing::watching);
    Visitor& idle = house.come("a");
    EXPECT_TRUE(house.come("a").is_in());
    EXPECT_TRUE(idle.left);
    house.visitors.back()->entry->stand(Standing::seated);
    EXPECT_TRUE(house.come("a").is_at_door()) << "nobody of it is idle";
    EXPECT_TRUE(house.come("b").is_in());
}

TEST(Census, keeps_the_last_places_for_small_addresses) {
    NetworkLimits limits = small_limits();
    limits.connections_for_small_addresses = 2;
    limits.connections_of_a_small_address = 1;
    CountedHouse house(limits);
    house.come("a", Standing::seated);
    EXPECT_TRUE(house.come("a", Standing::seated).is_in());
    EXPECT_TRUE(house.come("a").is_at_door()) << "two are kept";
    EXPECT_TRUE(house.come("b").is_in());
    EXPECT_TRUE(house.come("c").is_in());
}

TEST(Census, lets_only_so_many_wait_at_the_door) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "a", "a", "b"})
        house.come(address, Standing::seated);
    Visitor& first = house.come("c");
    Visitor& second = house.come("c");
    EXPECT_TRUE(first.is_at_door() && second.is_at_door());
    EXPECT_EQ(house.come("c").entry, nullptr) << "nobody has more there";
    EXPECT_TRUE(house.come("d").is_at_door()) << "c has more there";
    EXPECT_TRUE(first.left);
    EXPECT_EQ(house.census.waiting(), 2U);
    EXPECT_FALSE(first.entry->take_place(Errand::any)) << "it was asked to leave";
}

TEST(Census, refuses_to_hold_more_of_what_comes_in_than_it_may) {
    CountedHouse house(small_limits());
    Visitor& a = house.come("a");
    Visitor& b = house.come("b");
    EXPECT_TRUE(a.entry->hold_read(100));
    EXPECT_FALSE(a.entry->hold_read(101)) << "of one address";
    EXPECT_TRUE(b.entry->hold_read(50));
    EXPECT_FALSE(b.entry->hold_read(51)) << "in all";
    EXPECT_EQ(house.census.buffered_bytes(), 150U);
    EXPECT_TRUE(a.entry->hold_read(10)) << "less is always right";
    EXPECT_TRUE(b.entry->hold_read(100));
    house.go(b);
    EXPECT_EQ(house.census.buffered_bytes(), 10U);
    EXPECT_FALSE(a.left);
}

TEST(Census, drops_whoever_lets_most_wait_to_be_sent) {
    CountedHouse house(small_limits());
    Visitor& slow = house.come("a", Standing::seated);
    Visitor& quick = house.come("a", Standing::seated);
    Visitor& far = house.come("b");
    slow.entry->hold_unsent(60);
    quick.entry->hold_unsent(40);
    far.entry->hold_unsent(50);
    EXPECT_FALSE(slow.left || quick.left || far.left);
    far.entry->hold_unsent(51);
    EXPECT_EQ(slow.left, Leave::for_memory) << "players, too: he comes again";
    EXPECT_FALSE(quick.left || far.left);
    EXPECT_EQ(house.census.buffered_bytes(), 91U) << "what he held is as good as free";
    quick.entry->hold_unsent(101);
    EXPECT_TRUE(quick.left) << "by itself more than its address may";
    EXPECT_FALSE(far.left);
    slow.entry->hold_unsent(0);
    EXPECT_EQ(house.census.buffered_bytes(), 51U);
}

TEST(Census, keeps_its_count_when_one_at_the_door_gets_a_place) {
    CountedHouse house(small_limits());
    for (const char* address : {"a", "b", "c", "d"})
        house.come(address, Standing::answering);
    Visitor& late = house.come("e");
    EXPECT_TRUE(late.entry->hold_read(30));
    house.go(*house.visitors[0]);
    EXPECT_TRUE(late.entry->take_place(Errand::any));
    EXPECT_EQ(house.census.buffered_bytes(), 30U);
    house.visitors.clear();
    EXPECT_EQ(house.census.buffered_bytes(), 0U);
    EXPECT_TRUE(house.census.is_empty());
}

TEST(Census, sends_everybody_away) {
    CountedHouse house(small_limits());
    house.come("a", Standing::seated);
    house.come("b");
    house.census.send_away(Leave::server_ends);
    for (const auto& visitor : house.visitors)
        EXPECT_EQ(visitor->left, Leave::server_ends);
    EXPECT_EQ(house.census.places_taken(), 0U);
    EXPECT_FALSE(house.census.is_empty()) << "until they have gone";
}

}  // namespace
}  // namespace arbiter
