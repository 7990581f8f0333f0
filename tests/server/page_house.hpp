// A test house as the page sees it: people send the protocol's messages and are told in them
// (docs/protocol.md).
#pragma once

#include <cstddef>
#include <expected>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/server/api/new_game_request.hpp"
#include "arbiter/server/doors/page_command.hpp"
#include "arbiter/server/doors/page_messages.hpp"
#include "tests/support/test_house.hpp"

namespace arbiter::testing {

using nlohmann::json;

class PageHouse : public TestHouse {
  public:
    using TestHouse::TestHouse;

    /// The id of a new game of alice's; `request` as in docs/protocol.md.
    std::string new_game(const json& request) { return make(request).value(); }
    std::expected<std::string, HouseProblem> make(const json& request,
                                                  const std::string& creator = alice) {
        const auto game = read_new_game(request.dump(), creator, key_hash);
        if (!game)
            throw std::invalid_argument(game.error().text);
        return TestHouse::make(*game);
    }

    /// What the new socket is told.
    std::vector<json> enter(SocketId socket, const std::string& game,
                            std::optional<std::string> token_hash,
                            std::optional<std::uint32_t> seen = std::nullopt) {
        return enter(game, {socket, std::move(token_hash), seen, std::nullopt});
    }
    std::vector<json> enter(const std::string& game, const Entrance& entrance) {
        return written(TestHouse::enter(game, entrance));
    }

    void say(SocketId socket, std::string_view text) {
        if (auto command = read_command(text))
            TestHouse::say(socket, *std::move(command));
        else
            unread_[socket].push_back(json::parse(write_message(command.error())));
    }
    /// What the socket is told, the answer last.
    std::vector<json> ask(SocketId socket, const std::string& t, const json& d = json::object(),
                          std::string i = {}) {
        if (i.empty())
            i = new_command_id();
        say(socket, json{{"t", t}, {"i", i}, {"d", d}}.dump());
        return take(socket);
    }
    json answer(SocketId socket, const std::string& t, const json& d = json::object()) {
        return ask(socket, t, d).back();
    }

    /// What the socket was told and nobody has looked at yet; last the answers to what could not be
    /// read.
    std::vector<json> take(SocketId socket) {
        std::vector<json> messages = written(TestHouse::take(socket));
        for (json& answer : std::exchange(unread_[socket], {}))
            messages.push_back(std::move(answer));
        return messages;
    }

  private:
    static std::vector<json> written(const std::vector<Words>& told) {
        std::vector<json> messages;
        for (const Words& words : told)
            messages.push_back(json::parse(write_message(words)));
        return messages;
    }

    std::map<SocketId, std::vector<json>> unread_;
};

/// Two at one screen, and two friends with a page each: what makes their games.
inline const json screen{{"opponent", "screen"}, {"rules", "fide"}};
inline const json friends{{"opponent", "friend"}, {"rules", "fide"}};

/// alice has White at socket 1, bob Black at socket 2.
struct TwoPages : PageHouse {
    std::string game = new_game(friends);
    TwoPages() {
        enter(1, game, alice);
        enter(2, game, bob);
        take(1);
    }
};

}  // namespace arbiter::testing
