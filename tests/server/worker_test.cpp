#include "arbiter/server/helpers/worker.hpp"

#include <cstdint>
#include <latch>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/rooms/thinker.hpp"

namespace arbiter {
namespace {

struct Asked {
    std::string game;
    int number = 0;
};

/// A worker whose first question, of the game "first", keeps it busy until it is let go on.
struct BusyWorker {
    std::latch begun{1};
    std::latch may_go_on{1};
    std::latch last_done{1};
    /// Touched by the worker alone until `last_done`.
    std::vector<int> done;
    Worker<Asked> worker{[this](const Asked& asked, const std::stop_token& /*stop*/) {
        done.push_back(asked.number);
        if (asked.game == "first") {
            begun.count_down();
            may_go_on.wait();
        }
        if (asked.game == "last")
            last_done.count_down();
    }};

    BusyWorker() {
        worker.ask({"first", 0});
        begun.wait();
    }
    std::vector<int> finish() {
        worker.ask({"last", 99});
        may_go_on.count_down();
        last_done.wait();
        return done;
    }
};

TEST(Worker, questions_are_dealt_with_in_their_order) {
    BusyWorker busy;
    for (int number = 1; number <= 4; ++number)
        busy.worker.ask({"game " + std::to_string(number), number});
    EXPECT_EQ(busy.finish(), (std::vector{0, 1, 2, 3, 4, 99}));
}

TEST(Worker, a_newer_question_of_a_game_takes_the_place_of_the_one_that_waits) {
    BusyWorker busy;
    busy.worker.ask({"a", 1});
    busy.worker.ask({"b", 2});
    busy.worker.ask({"a", 3});
    EXPECT_EQ(busy.finish(), (std::vector{0, 3, 2, 99}));
}

TEST(Worker, a_hint_that_waits_is_not_given_up_for_the_computers_move) {
    std::latch begun(1);
    std::latch may_go_on(1);
    std::latch last_done(1);
    std::vector<std::uint64_t> done;
    Worker<Thought> worker([&](const Thought& thought, const std::stop_token& /*stop*/) {
        done.push_back(thought.number);
        if (thought.number == 0) {
            begun.count_down();
            may_go_on.wait();
        }
        if (thought.number == 99)
            last_done.count_down();
    });
    const auto ask = [&worker](std::string game, std::uint64_t number, std::optional<int> level) {
        worker.ask({.game = std::move(game),
                    .number = number,
                    .position = {},
                    .earlier_keys = {},
                    .level = level});
    };
    ask("busy", 0, 1);
    begun.wait();
    ask("a", 1, std::nullopt);
    ask("a", 2, 3);
    ask("a", 3, std::nullopt);
    ask("a", 4, 3);
    ask("last", 99, 1);
    may_go_on.count_down();
    last_done.wait();
    EXPECT_EQ(done, (std::vector<std::uint64_t>{0, 3, 4, 99}));
}

TEST(Worker, what_waits_when_it_ends_is_left) {
    std::latch begun(1);
    std::vector<int> done;
    {
        Worker<Asked> worker([&](const Asked& asked, const std::stop_token& stop) {
            done.push_back(asked.number);
            std::latch stopped(1);
            const std::stop_callback tell(stop, [&stopped] { stopped.count_down(); });
            begun.count_down();
            stopped.wait();
        });
        worker.ask({"a", 1});
        worker.ask({"b", 2});
        begun.wait();
    }
    EXPECT_EQ(done, std::vector{1});
}

}  // namespace
}  // namespace arbiter
