#include "arbiter/server/api/server_info.hpp"

#include <array>
#include <string_view>

#include <nlohmann/json.hpp>

#include "arbiter/engine/player.hpp"
#include "arbiter/server/api/new_game_request.hpp"
#include "arbiter/server/protocol.hpp"

namespace arbiter {

namespace {

/// What the page offers; any other time can be asked for, too.
constexpr std::array<std::string_view, 13> offered_times{
    "untimed",        "1",         "1+1", "3", "3+2", "5", "5+3", "10", "10+5", "15+10", "30+30",
    "40/90+30;30+30", "1 day/move"};

Json levels() {
    Json list = Json::array();
    for (int level = 1; level <= strongest_level; ++level)
        list.push_back(level);
    return list;
}

}  // namespace

Route server_info_route(const ServerInfo& info) {
    return {"/api/server", reading, [&info](const Call& /*call*/, const Respond& respond) {
                respond(json_answer(
                    200, {{"protocol", protocol_version},
                          {"version", info.version},
                          {"lan", info.is_on_lan},
                          {"addresses", info.addresses},
                          // The guests need not know where the host keeps his games.
                          {"lan_command", info.is_on_lan ? Json() : Json(info.lan_command)},
                          {"levels", levels()},
                          {"rulesets", offered_rulesets()},
                          {"times", offered_times}}));
            }};
}

}  // namespace arbiter
