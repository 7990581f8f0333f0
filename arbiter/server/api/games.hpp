// Games over HTTP (docs/protocol.md, section 4): a new one is made, and whoever asks is told of
// one. What happens in a game goes over its WebSocket.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/api/route.hpp"
#include "arbiter/server/net/limits.hpp"
#include "arbiter/server/net/rate_limit.hpp"

namespace arbiter {

/// Where a game's WebSocket is opened.
inline constexpr std::string_view game_socket = "/api/games/:game/socket";

class Games {
  public:
    /// Of the limits those of new games count. The house outlives it.
    Games(House& house, const NetworkLimits& limits) : house_(house), limits_(limits) {}
    Games(const Games&) = delete;
    Games& operator=(const Games&) = delete;
    ~Games() = default;

    /// Good as long as this is.
    [[nodiscard]] std::vector<Route> routes();

  private:
    void create(const Call& call, Respond respond);
    void tell(const Call& call, Respond respond);
    void write_pgn(const Call& call, Respond respond);
    void refuse_without_upgrade(const Call& call, const Respond& respond);

    [[nodiscard]] bool may_make_game(const std::string& peer, SteadyTime now);

    House& house_;
    NetworkLimits limits_;
    std::map<std::string, RateLimit> new_games_;
};

}  // namespace arbiter
