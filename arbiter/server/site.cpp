#include "arbiter/server/site.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/ascii.hpp"
#include "arbiter/engine/player.hpp"
#include "arbiter/game/ruleset.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/rooms/table_pgn.hpp"
#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/api/new_game.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/net/refuse.hpp"
#include "arbiter/server/page_address.hpp"
#include "arbiter/server/protocol.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

constexpr std::string_view games_prefix = "/api/games/";
constexpr std::string_view socket_suffix = "/socket";
constexpr std::string_view pgn_suffix = "/pgn";
constexpr std::string_view index_path = "/index.html";
/// What the page offers; any other time can be asked for, too.
constexpr std::array<std::string_view, 9> offered_times{
    "untimed", "1+1", "3+2", "5+3", "10+5", "15+10", "30+30", "40/90+30;30+30", "1 day/move"};
constexpr std::array<std::string_view, 2> reading{"GET", "HEAD"};
constexpr std::array<std::string_view, 1> getting{"GET"};
constexpr std::array<std::string_view, 1> posting{"POST"};

Response refuse_method(std::span<const std::string_view> allowed) {
    std::string methods(allowed.front());
    for (const std::string_view method : allowed.subspan(1))
        methods += ", " + std::string(method);
    Response response = refuse(405, "method", "this address answers " + methods);
    response.headers.emplace_back("Allow", methods);
    return response;
}

Response json_answer(unsigned status, const Json& value) {
    return {.status = status,
            .content_type = "application/json",
            .headers = {{"Cache-Control", "no-store"}},
            .text = write_json(value)};
}

Json levels() {
    Json list = Json::array();
    for (int level = 1; level <= strongest_level; ++level)
        list.push_back(level);
    return list;
}

/// What needs an arbiter at the board is left out.
Json rulesets() {
    Json list = Json::array();
    for (const Ruleset& ruleset : all_rulesets())
        if (!ruleset.name.contains('+'))
            list.push_back(ruleset.name);
    return list;
}

/// The id in "/api/games/ID/socket" or "/api/games/ID", or nothing.
std::optional<std::string_view> id_between(std::string_view path, std::string_view prefix,
                                           std::string_view suffix) {
    if (path.size() < prefix.size() + suffix.size() || !path.starts_with(prefix) ||
        !path.ends_with(suffix))
        return std::nullopt;
    const std::string_view id =
        path.substr(prefix.size(), path.size() - prefix.size() - suffix.size());
    return is_game_id(id) ? std::optional(id) : std::nullopt;
}

std::optional<std::string> token_of(const Request& request) {
    for (const std::string_view cookies : request.all("cookie"))
        if (auto token = token_in_cookies(cookies))
            return token;
    return std::nullopt;
}

/// For who was invited.
bool keeps_a_seat(const GameStart& start) {
    return std::ranges::any_of(both_colors, [&start](Color color) {
        const auto* const open = std::get_if<OpenSeat>(&start.seats[color]);
        return open != nullptr && !open->key_hash.empty();
    });
}

bool is_json(std::string_view content_type) {
    return is_same_word(trimmed(content_type.substr(0, content_type.find(';'))),
                        "application/json");
}

}  // namespace

void Site::answer(const Request& request, const Moment& now, Respond respond) {
    if (auto refused = check_host(request))
        return respond(*std::move(refused));
    if (request.method == "POST")
        if (auto refused = check_origin(request))
            return respond(*std::move(refused));
    const auto target = read_target(request.target);
    if (!target)
        return respond(refuse(400, "target", "the address is malformed"));
    const auto found = route(target->path);
    if (!found)
        return respond(refuse(404, "no_page", "there is nothing at this address"));
    if (std::ranges::find(found->methods, request.method) == found->methods.end())
        return respond(refuse_method(found->methods));
    if (request.method == "HEAD")
        respond = [respond = std::move(respond)](Response response) {
            response.is_without_body = true;
            respond(std::move(response));
        };
    if (found->answer_later != nullptr)
        return (this->*found->answer_later)(request, *target, now, std::move(respond));
    respond((this->*found->answer)(request, *target, now));
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
    const auto id = id_between(target->path, games_prefix, socket_suffix);
    if (!id)
        return std::unexpected(refuse(404, "no_page", "there is no WebSocket at this address"));
    if (const auto room = find(*id, now); !room)
        return std::unexpected(room.error());
    if (auto refused = check_handshake(request))
        return std::unexpected(*std::move(refused));
    const auto token = token_of(request);
    const auto key = key_in(target->query);
    return SocketRequest{.game = std::string(*id),
                         .token_hash = token ? std::optional(hash_of_token(*token)) : std::nullopt,
                         .seen = version_in(target->query),
                         .seat = seat_in(target->query),
                         .key_hash = key ? std::optional(hash_of_token(*key)) : std::nullopt};
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

std::optional<Site::Route> Site::route(std::string_view path) const {
    if (path == "/api/server")
        return Route{.methods = reading, .answer = &Site::server_info};
    if (path == "/api/games")
        return Route{.methods = posting, .answer_later = &Site::new_game};
    if (id_between(path, games_prefix, socket_suffix))
        return Route{.methods = getting, .answer = &Site::socket_without_upgrade};
    if (id_between(path, games_prefix, pgn_suffix))
        return Route{.methods = reading, .answer_later = &Site::game_pgn};
    if (path.starts_with(games_prefix) && path.find('/', games_prefix.size()) == path.npos)
        return Route{.methods = reading, .answer_later = &Site::game_info};
    if (page_address(paths_, path))
        return Route{.methods = reading, .answer = &Site::page};
    if (path != index_path && std::ranges::find(files_, path, &PageFile::path) != files_.end())
        return Route{.methods = reading, .answer = &Site::page_file};
    return std::nullopt;
}

std::expected<const Room*, Response> Site::find(std::string_view id, const Moment& now) {
    const auto room = house_.find(id, now.wall);
    if (!room)
        return std::unexpected(refusal(error_of(room.error())));
    return *room;
}

Response Site::index(const Request& request, unsigned status) const {
    const auto file = std::ranges::find(files_, index_path, &PageFile::path);
    Response response{.status = status,
                      .content_type = std::string(file->content_type),
                      .headers = {{"Cache-Control", "no-store"}},
                      .file = file->bytes};
    if (!token_of(request))
        response.headers.emplace_back("Set-Cookie", cookie_with(new_token()));
    return response;
}

Response Site::page(const Request& request, const Target& target, const Moment& /*now*/) {
    const auto address = page_address(paths_, target.path);
    // The page itself tells people what went wrong.
    if (address->is_nowhere || (address->game && !is_game_id(*address->game)))
        return index(request, 404);
    if (!address->game)
        return index(request, 200);
    const auto game = house_.look_up(*address->game);
    return index(request, game ? 200 : error_of(game.error()).status);
}

Response Site::page_file(const Request& /*request*/, const Target& target, const Moment& /*now*/) {
    const auto file = std::ranges::find(files_, target.path, &PageFile::path);
    const bool is_named_by_content = target.path.starts_with("/assets/");
    return {.content_type = std::string(file->content_type),
            .headers = {{"Cache-Control",
                         is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache"}},
            .file = file->bytes};
}

Response Site::server_info(const Request& /*request*/, const Target& /*target*/,
                           const Moment& /*now*/) {
    return json_answer(200, {{"protocol", protocol_version},
                             {"version", info_.version},
                             {"lan", info_.is_on_lan},
                             {"addresses", info_.addresses},
                             // The guests need not know where the host keeps his games.
                             {"lan_command", info_.is_on_lan ? Json() : Json(info_.lan_command)},
                             {"levels", levels()},
                             {"rulesets", rulesets()},
                             {"times", offered_times}});
}

void Site::new_game(const Request& request, const Target& /*target*/, const Moment& now,
                    Respond respond) {
    if (!is_json(request.only("content-type").value_or("")))
        return respond(refuse(415, "content_type", "the body is application/json"));
    const auto known = token_of(request);
    const std::string token = known ? *known : new_token();
    const std::string key = new_token();
    auto start = read_new_game(request.body, hash_of_token(token), hash_of_token(key));
    if (!start)
        return respond(refusal(start.error()));
    if (!may_make_game(request.peer, now.steady))
        return respond(
            refuse(429, "limit", "too many new games from your address; wait a few minutes"));
    // Whoever opens the address plays: the creator does already, and his friend has it from him.
    const std::string query = keeps_a_seat(start->start) ? "?key=" + key : "";
    house_.create(*std::move(start), now.wall,
                  [respond = std::move(respond), token, is_new = !known, query](const auto& id) {
                      if (!id)
                          return respond(refusal(error_of(id.error())));
                      Response response =
                          json_answer(201, {{"id", *id}, {"url", game_url(*id) + query}});
                      response.headers.emplace_back("Location", game_url(*id) + query);
                      if (is_new)
                          response.headers.emplace_back("Set-Cookie", cookie_with(token));
                      respond(std::move(response));
                  });
}

void Site::game_info(const Request& /*request*/, const Target& target, const Moment& now,
                     Respond respond) {
    const auto id = id_between(target.path, games_prefix, "");
    if (!id)
        return respond(refusal(error_of(HouseProblem::no_game)));
    house_.info(*id, now.wall, [respond = std::move(respond)](const auto& game) {
        if (!game)
            return respond(refusal(error_of(game.error())));
        respond(json_answer(200, {{"id", game->id},
                                  {"v", game->version},
                                  {"opponent", code(game->opponent)},
                                  {"rules", game->rules},
                                  {"ended", game->has_ended}}));
    });
}

void Site::game_pgn(const Request& /*request*/, const Target& target, const Moment& now,
                    Respond respond) {
    const auto id = id_between(target.path, games_prefix, pgn_suffix);
    house_.look(*id, now.wall, [respond = std::move(respond)](const auto& table) {
        if (!table)
            return respond(refusal(error_of(table.error())));
        respond({.content_type = "application/vnd.chess-pgn",
                 .headers = {{"Cache-Control", "no-store"},
                             {"Content-Disposition",
                              "attachment; filename=\"arbiter-" + (*table)->start().id + ".pgn\""}},
                 .text = table_pgn(**table)});
    });
}

Response Site::socket_without_upgrade(const Request& /*request*/, const Target& target,
                                      const Moment& now) {
    const auto room = find(*id_between(target.path, games_prefix, socket_suffix), now);
    if (!room)
        return room.error();
    Response response = refuse(426, "upgrade", "this address speaks WebSocket only");
    response.headers.emplace_back("Upgrade", "websocket");
    return response;
}

bool Site::may_make_game(const std::string& peer, SteadyTime now) {
    const std::size_t most_peers = limits_.new_games_addresses;
    if (new_games_.size() >= most_peers)
        std::erase_if(new_games_, [now](const auto& entry) { return entry.second.is_idle(now); });
    if (new_games_.size() >= most_peers)
        return false;
    return new_games_.try_emplace(peer, limits_.new_games, limits_.new_games_span)
        .first->second.allow(now);
}

}  // namespace arbiter
