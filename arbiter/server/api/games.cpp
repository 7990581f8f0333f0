#include "arbiter/server/api/games.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/ascii.hpp"
#include "arbiter/rooms/table_pgn.hpp"
#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/api/new_game_request.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/net/refuse.hpp"
#include "arbiter/server/protocol.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

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

/// An answerer that is only asked of what can be a game's id.
template <typename Answer>
Answerer of_game(Answer answer) {
    return [answer](const Call& call, Respond respond) {
        if (!is_game_id(call.part))
            return respond(refusal(error_of(HouseProblem::no_game)));
        answer(call, std::move(respond));
    };
}

}  // namespace

std::vector<Route> Games::routes() {
    return {
        {"/api/games", posting,
         [this](const Call& call, Respond respond) { create(call, std::move(respond)); }},
        {"/api/games/:game", reading,
         of_game([this](const Call& call, Respond respond) { tell(call, std::move(respond)); })},
        {"/api/games/:game/pgn", reading, of_game([this](const Call& call, Respond respond) {
             write_pgn(call, std::move(respond));
         })},
        {game_socket, getting, of_game([this](const Call& call, const Respond& respond) {
             refuse_without_upgrade(call, respond);
         })},
    };
}

void Games::create(const Call& call, Respond respond) {
    const Request& request = call.request;
    if (!is_json(request.only("content-type").value_or("")))
        return respond(refuse(415, "content_type", "the body is application/json"));
    const auto known = token_of(request);
    const std::string token = known ? *known : new_token();
    const std::string key = new_token();
    auto start = read_new_game(request.body, hash_of_token(token), hash_of_token(key));
    if (!start)
        return respond(refusal(start.error()));
    if (!may_make_game(request.peer, call.now.steady))
        return respond(
            refuse(429, "limit", "too many new games from your address; wait a few minutes"));
    // Whoever opens the address plays: the creator does already, and his friend has it from him.
    const std::string query = keeps_a_seat(start->start) ? "?key=" + key : "";
    house_.create(*std::move(start), call.now.wall,
                  [respond = std::move(respond), token, is_new = !known, query](const auto& id) {
                      if (!id)
                          return respond(refusal(error_of(id.error())));
                      const std::string url = game_url(*id) + query;
                      Response response = json_answer(201, {{"id", *id}, {"url", url}});
                      response.headers.emplace_back("Location", url);
                      if (is_new)
                          response.headers.emplace_back("Set-Cookie", cookie_with(token));
                      respond(std::move(response));
                  });
}

void Games::tell(const Call& call, Respond respond) {
    house_.info(call.part, call.now.wall, [respond = std::move(respond)](const auto& game) {
        if (!game)
            return respond(refusal(error_of(game.error())));
        respond(json_answer(200, {{"id", game->id},
                                  {"v", game->version},
                                  {"opponent", code(game->opponent)},
                                  {"rules", game->rules},
                                  {"ended", game->has_ended}}));
    });
}

void Games::write_pgn(const Call& call, Respond respond) {
    house_.look(call.part, call.now.wall, [respond = std::move(respond)](const auto& table) {
        if (!table)
            return respond(refusal(error_of(table.error())));
        respond({.content_type = "application/vnd.chess-pgn",
                 .headers = {{"Cache-Control", "no-store"},
                             {"Content-Disposition",
                              "attachment; filename=\"arbiter-" + (*table)->start().id + ".pgn\""}},
                 .text = table_pgn(**table)});
    });
}

void Games::refuse_without_upgrade(const Call& call, const Respond& respond) {
    if (const auto game = house_.look_up(call.part); !game)
        return respond(refusal(error_of(game.error())));
    Response response = refuse(426, "upgrade", "this address speaks WebSocket only");
    response.headers.emplace_back("Upgrade", "websocket");
    respond(std::move(response));
}

bool Games::may_make_game(const std::string& peer, SteadyTime now) {
    if (const auto known = new_games_.find(peer); known != new_games_.end())
        return known->second.allow(now);
    const std::size_t most_peers = limits_.new_games_addresses;
    if (new_games_.size() >= most_peers)
        std::erase_if(new_games_, [now](const auto& entry) { return entry.second.is_idle(now); });
    // However many ask, nobody is kept from a game by what others do.
    if (new_games_.size() >= most_peers)
        new_games_.erase(std::ranges::min_element(
            new_games_, {}, [](const auto& entry) { return entry.second.last(); }));
    return new_games_.try_emplace(peer, limits_.new_games, limits_.new_games_span)
        .first->second.allow(now);
}

}  // namespace arbiter
