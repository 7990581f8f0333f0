#include "arbiter/server/site.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/net/refuse.hpp"
#include "arbiter/server/net/target.hpp"
#include "arbiter/server/people_text.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

Response refuse_method(std::span<const std::string_view> allowed) {
    std::string methods(allowed.front());
    for (const std::string_view method : allowed.subspan(1))
        methods += ", " + std::string(method);
    Response response = refuse(405, "method", "this address answers " + methods);
    response.headers.emplace_back("Allow", methods);
    return response;
}

bool is_among(std::span<const std::string_view> methods, std::string_view method) {
    return std::ranges::find(methods, method) != methods.end();
}

}  // namespace

Site::Site(House& house, KnownHosts hosts, ServerInfo info, std::span<const PageFile> files,
           std::span<const std::string_view> paths, const NetworkLimits& limits)
    : house_(house),
      hosts_(std::move(hosts)),
      info_(std::move(info)),
      page_(house, files, paths),
      games_(house, limits),
      routes_(games_.routes()) {
    routes_.push_back(my_games_route(house_));
    routes_.push_back(server_info_route(info_));
}

void Site::answer(const Request& request, const Moment& now, Respond respond) {
    if (auto refused = check_host(request))
        return respond(*std::move(refused));
    if (request.method == "POST")
        if (auto refused = check_origin(request))
            return respond(*std::move(refused));
    const auto target = read_target(request.target);
    if (!target)
        return respond(refuse(400, "target", "the address is malformed"));
    if (request.method == "HEAD")
        respond = [respond = std::move(respond)](Response response) {
            response.is_without_body = true;
            respond(std::move(response));
        };
    for (const Route& route : routes_) {
        const auto part = part_of(route.pattern, target->path);
        if (!part)
            continue;
        if (!is_among(route.methods, request.method))
            return respond(refuse_method(route.methods));
        return route.answer({request, now, *part}, std::move(respond));
    }
    auto page = page_.read(request, target->path);
    if (!page)
        return respond(refuse(404, "no_page", "there is nothing at this address"));
    respond(is_among(reading, request.method) ? *std::move(page) : refuse_method(reading));
}

std::expected<SocketRequest, Response> Site::answer_upgrade(const Request& request,
                                                            const Moment& now) {
    if (auto refused = check_host(request))
        return std::unexpected(*std::move(refused));
    if (auto refused = check_origin(request))
        return std::unexpected(*std::move(refused));
    const auto target = read_target(request.target);
    if (!target)
        return std::unexpected(refuse(400, "target", "the address is malformed"));
    const auto id = part_of(game_socket, target->path);
    if (!id || !is_game_id(*id))
        return std::unexpected(refuse(404, "no_page", "there is no WebSocket at this address"));
    if (const auto room = house_.find(*id, now.wall); !room)
        return std::unexpected(refusal(error_of(room.error())));
    if (auto refused = check_handshake(request))
        return std::unexpected(*std::move(refused));
    const auto token = token_of(request);
    const auto key = key_in(target->query);
    auto name = name_in(target->query);
    if (name && fault_of_own_name(*name))
        name.reset();
    return SocketRequest{.game = std::string(*id),
                         .token_hash = token ? std::optional(hash_of_token(*token)) : std::nullopt,
                         .seen = version_in(target->query),
                         .seat = seat_in(target->query),
                         .key_hash = key ? std::optional(hash_of_token(*key)) : std::nullopt,
                         .name = std::move(name)};
}

std::optional<Response> Site::check_host(const Request& request) const {
    const auto host = request.only("host");
    if (!host)
        return refuse(400, "host", "a request names one host");
    if (!hosts_.know(*host))
        return refuse(
            421, "host",
            "this server does not answer to that name; open " +
                (info_.addresses.empty() ? "it by its address" : info_.addresses.front()));
    return std::nullopt;
}

std::optional<Response> Site::check_origin(const Request& request) const {
    const auto is_ours = [](std::string_view site) {
        return site == "same-origin" || site == "none";
    };
    const auto origin = request.only("origin");
    if (origin && hosts_.is_own_page(*origin, request.only("host").value_or("")) &&
        std::ranges::all_of(request.all("sec-fetch-site"), is_ours))
        return std::nullopt;
    return refuse(403, "origin", "only the server's own page may do this");
}

std::optional<Response> Site::check_handshake(const Request& request) {
    if (request.only("sec-websocket-version") != "13") {
        Response response = refuse(426, "upgrade", "this address speaks WebSocket version 13");
        response.headers.emplace_back("Upgrade", "websocket");
        response.headers.emplace_back("Sec-WebSocket-Version", "13");
        return response;
    }
    // 16 bytes in Base64 (RFC 6455, 4.1).
    if (request.only("sec-websocket-key").value_or("").size() != 24)
        return refuse(400, "upgrade", "an upgrade has one Sec-WebSocket-Key of 24 characters");
    return std::nullopt;
}

}  // namespace arbiter
