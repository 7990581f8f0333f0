#include "arbiter/server/api/my_games.hpp"

#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/game/time_control_text.hpp"
#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/server/net/refuse.hpp"
#include "arbiter/server/protocol.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

Json json_of(const OwnGame& game) {
    Json you = Json::array();
    Json players;
    for (const Color color : both_colors) {
        players[std::string(name(color))] = player_of(game.players[color]);
        if (game.yours[place_of(color)])
            you.push_back(name(color));
    }
    return {{"id", game.id},
            {"url", game_url(game.id)},
            {"opponent", code(game.opponent)},
            {"you", std::move(you)},
            {"presides", game.yours[Place::arbiter]},
            {"players", std::move(players)},
            {"time", write_time_control(game.terms.time)},
            {"rules", game.terms.ruleset->name},
            {"turn", name(game.turn)},
            {"plies", game.plies},
            {"fen", game.fen},
            {"last_move", text_or_null(game.last_move)},
            {"end", end_of(game.end)},
            {"created", game.created.time_since_epoch().count()},
            {"changed", game.changed.time_since_epoch().count()}};
}

Response answer_of(const std::vector<OwnGame>& games) {
    Json list = Json::array();
    for (const OwnGame& game : games)
        list.push_back(json_of(game));
    return json_answer(200, {{"games", std::move(list)}});
}

}  // namespace

Route my_games_route(House& house) {
    return {"/api/my-games", reading, [&house](const Call& call, Respond respond) {
                const auto token = token_of(call.request);
                if (!token)
                    return respond(answer_of({}));
                house.games_of(
                    hash_of_token(*token), call.now.wall,
                    [respond = std::move(respond)](const auto& games) {
                        respond(games ? answer_of(*games) : refusal(error_of(games.error())));
                    });
            }};
}

}  // namespace arbiter
