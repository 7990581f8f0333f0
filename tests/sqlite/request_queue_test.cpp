#include "arbiter/sqlite/request_queue.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace arbiter {
namespace {

constexpr RequestQueue::Limits plenty{.requests = 100, .bytes = 1'000'000};

StoreRequest request(Ticket ticket, std::size_t bytes = 0) {
    StoreRequest made{.ticket = ticket, .start = {}, .addition = {"k3J9xQ2a", {}, "*"}};
    made.addition.events.push_back({2, {}, std::string(bytes, 'x'), {}});
    return made;
}

void offer(RequestQueue& queue, StoreRequest offered) { EXPECT_TRUE(queue.offer(offered)); }

std::vector<Ticket> take(RequestQueue& queue) {
    std::vector<Ticket> tickets;
    for (const StoreRequest& taken : queue.take(std::chrono::milliseconds(0)))
        tickets.push_back(taken.ticket);
    return tickets;
}

TEST(RequestQueue, gives_all_that_waits_in_its_order) {
    RequestQueue queue(plenty, plenty);
    for (const Ticket ticket : {1U, 2U, 3U})
        offer(queue, request(ticket));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{1, 2, 3}));
    EXPECT_TRUE(take(queue).empty());
}

TEST(RequestQueue, gives_no_more_than_a_group_may_have) {
    RequestQueue queue(plenty, {.requests = 2, .bytes = 10'000});
    for (const Ticket ticket : {1U, 2U, 3U})
        offer(queue, request(ticket));
    offer(queue, request(4, 8000));
    offer(queue, request(5, 8000));
    // Larger than a group: it goes alone.
    offer(queue, request(6, 20'000));
    offer(queue, request(7));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{1, 2}));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{3, 4}));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{5}));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{6}));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{7}));
}

TEST(RequestQueue, takes_no_more_than_may_wait) {
    RequestQueue queue({.requests = 2, .bytes = 100'000}, plenty);
    offer(queue, request(1));
    offer(queue, request(2));
    StoreRequest third = request(3);
    EXPECT_FALSE(queue.offer(third));
    EXPECT_EQ(third.addition, request(3).addition);
    EXPECT_EQ(take(queue).size(), 2U);
    offer(queue, request(3, 60'000));
    StoreRequest fourth = request(4, 60'000);
    EXPECT_FALSE(queue.offer(fourth));
    offer(queue, request(5, 30'000));
    EXPECT_EQ(take(queue), (std::vector<Ticket>{3, 5}));
    EXPECT_TRUE(queue.offer(fourth));
}

TEST(RequestQueue, counts_what_a_game_takes) {
    StoreRequest made{.ticket = 1, .start = GameStart{.id = "k3J9xQ2a"}, .addition = {}};
    const std::size_t least = made.bytes();
    made.start->terms = std::string(1000, 'x');
    EXPECT_EQ(made.bytes(), least + 1000);
    made.addition.events.push_back({2, {}, std::string(500, 'x'), {}});
    EXPECT_GE(made.bytes(), least + 1500);
}

TEST(RequestQueue, wakes_who_waits) {
    RequestQueue queue(plenty, plenty);
    std::vector<StoreRequest> taken;
    std::thread taker([&] { taken = queue.take(std::nullopt); });
    offer(queue, request(1));
    taker.join();
    EXPECT_EQ(taken.size(), 1U);
}

TEST(RequestQueue, gives_what_is_left_after_it_is_closed_and_then_nothing) {
    RequestQueue queue(plenty, {.requests = 1, .bytes = 1});
    offer(queue, request(1));
    offer(queue, request(2));
    EXPECT_FALSE(queue.is_closed());
    queue.close();
    EXPECT_TRUE(queue.is_closed());
    EXPECT_EQ(queue.take(std::nullopt).size(), 1U);
    EXPECT_EQ(queue.take(std::nullopt).size(), 1U);
    EXPECT_TRUE(queue.take(std::nullopt).empty());
}

}  // namespace
}  // namespace arbiter
