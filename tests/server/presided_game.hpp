// A game over which carol presides at socket 3, between alice at 1 and bob at 2.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/server/page_house.hpp"

namespace arbiter::testing {

struct PresidedGame : PageHouse {
    std::string game;

    explicit PresidedGame(const json& more = json::object()) {
        json request{{"opponent", "friend"}, {"rules", "fide"}, {"time", "5+3"}, {"arbiter", true}};
        request.update(more);
        game = make(request, carol).value();
        enter(3, game, carol);
        enter(game, {1, alice, {}, Color::white});
        enter(game, {2, bob, {}, Color::black});
        take(1);
        take(3);
    }

    json act(SocketId socket, const json& event) { return answer(socket, "act", event); }
    /// What the others are told of an act that is allowed.
    json told_of(const json& event, SocketId by = 3) {
        const json reply = act(by, event);
        if (reply["t"] != "ok")
            throw std::invalid_argument(reply.dump());
        return take(by == 1 ? 2 : 1).back();
    }
};

inline void play_in_turn(PageHouse& house, const std::vector<std::string>& moves) {
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const SocketId by = ply % 2 == 0 ? 1 : 2;
        ASSERT_EQ(house.answer(by, "move", {{"u", moves[ply]}, {"p", ply}})["t"], "ok");
    }
    for (const SocketId socket : {1UL, 2UL, 3UL})
        house.take(socket);
}

}  // namespace arbiter::testing
