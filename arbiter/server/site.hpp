// What the server answers over HTTP: the page's files, the API, and whether a WebSocket may be
// opened (docs/protocol.md, sections 2 to 5). Knows no network; time is an argument.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/net/gate.hpp"
#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/net/known_hosts.hpp"
#include "arbiter/server/net/limits.hpp"
#include "arbiter/server/net/moment.hpp"
#include "arbiter/server/net/rate_limit.hpp"
#include "arbiter/server/net/socket_request.hpp"
#include "arbiter/server/net/target.hpp"
#include "arbiter/server/page.hpp"

namespace arbiter {

/// What the page is told of the server.
struct ServerInfo {
    std::string version;
    /// Others on the network can reach it.
    bool is_on_lan = false;
    /// "http://192.168.1.5:8080/", best first.
    std::vector<std::string> addresses;
    /// What to start instead so that a friend can join.
    std::string lan_command;
};

class Site {
  public:
    /// `paths` as for `page_address`; of the limits those of new games count.
    Site(House& house, KnownHosts hosts, ServerInfo info, std::span<const PageFile> files,
         std::span<const std::string_view> paths, const NetworkLimits& limits)
        : house_(house),
          hosts_(std::move(hosts)),
          info_(std::move(info)),
          files_(files),
          paths_(paths),
          limits_(limits) {}

    /// Any request. `respond` is called once, at once or, where the store has to answer first,
    /// later, in the same thread.
    void answer(const Request& request, const Moment& now, Respond respond);

    /// A request to upgrade to a WebSocket.
    [[nodiscard]] std::expected<SocketRequest, Response> answer_upgrade(const Request& request,
                                                                        const Moment& now);

  private:
    struct Route {
        std::span<const std::string_view> methods;
        Response (Site::*answer)(const Request&, const Target&, const Moment&) = nullptr;
        /// Instead of `answer`: what has to wait for the store.
        void (Site::*answer_later)(const Request&, const Target&, const Moment&, Respond) = nullptr;
    };

    [[nodiscard]] std::optional<Response> check_host(const Request& request) const;
    [[nodiscard]] std::optional<Response> check_origin(const Request& request) const;
    /// What the upgrade must say of itself (RFC 6455, 4.2.1).
    [[nodiscard]] static std::optional<Response> check_handshake(const Request& request);
    [[nodiscard]] std::optional<Route> route(std::string_view path) const;
    [[nodiscard]] std::expected<const Room*, Response> find(std::string_view id, const Moment& now);

    Response page(const Request& request, const Target& target, const Moment& now);
    Response page_file(const Request& request, const Target& target, const Moment& now);
    Response server_info(const Request& request, const Target& target, const Moment& now);
    void new_game(const Request& request, const Target& target, const Moment& now, Respond respond);
    void game_info(const Request& request, const Target& target, const Moment& now,
                   Respond respond);
    void game_pgn(const Request& request, const Target& target, const Moment& now, Respond respond);
    Response socket_without_upgrade(const Request& request, const Target& target,
                                    const Moment& now);

    [[nodiscard]] Response index(const Request& request, unsigned status) const;
    [[nodiscard]] bool may_make_game(const std::string& peer, SteadyTime now);

    House& house_;
    KnownHosts hosts_;
    ServerInfo info_;
    std::span<const PageFile> files_;
    std::span<const std::string_view> paths_;
    NetworkLimits limits_;
    std::map<std::string, RateLimit> new_games_;
};

}  // namespace arbiter
