// Every request over HTTP: what is asked of each (docs/protocol.md, section 2), which route of the
// API or which part of the page answers, and whether a WebSocket may be opened. A new address of
// the API is a `Route` in a file of api/, whose list is named here. Knows no network; time is an
// argument.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "arbiter/rooms/house.hpp"
#include "arbiter/server/api/games.hpp"
#include "arbiter/server/api/my_games.hpp"
#include "arbiter/server/api/route.hpp"
#include "arbiter/server/api/server_info.hpp"
#include "arbiter/server/api/web_page.hpp"
#include "arbiter/server/net/gate.hpp"
#include "arbiter/server/net/http_message.hpp"
#include "arbiter/server/net/known_hosts.hpp"
#include "arbiter/server/net/limits.hpp"
#include "arbiter/server/net/moment.hpp"
#include "arbiter/server/net/socket_request.hpp"
#include "arbiter/server/page.hpp"

namespace arbiter {

class Site {
  public:
    /// `paths` as for `page_address`; of the limits those of new games count. What is given by
    /// reference or as a span outlives the site; "/index.html" is among the files.
    Site(House& house, KnownHosts hosts, ServerInfo info, std::span<const PageFile> files,
         std::span<const std::string_view> paths, const NetworkLimits& limits);

    /// Any request. `respond` is called once, at once or, where the store has to answer first,
    /// later, in the same thread.
    void answer(const Request& request, const Moment& now, Respond respond);

    /// A request to upgrade to a WebSocket: what the game's socket is to know, `sits` left out, or
    /// the refusal to be sent instead.
    [[nodiscard]] std::expected<SocketRequest, Response> answer_upgrade(const Request& request,
                                                                        const Moment& now);

  private:
    [[nodiscard]] std::optional<Response> check_host(const Request& request) const;
    [[nodiscard]] std::optional<Response> check_origin(const Request& request) const;
    /// What the upgrade must say of itself (RFC 6455, 4.2.1).
    [[nodiscard]] static std::optional<Response> check_handshake(const Request& request);

    House& house_;
    KnownHosts hosts_;
    ServerInfo info_;
    WebPage page_;
    Games games_;
    std::vector<Route> routes_;
};

}  // namespace arbiter
