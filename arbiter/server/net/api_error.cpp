#include "arbiter/server/net/api_error.hpp"

#include <nlohmann/json.hpp>

#include "arbiter/journal/json.hpp"

namespace arbiter {

namespace {

Json json_of(const ListedGame& game) {
    return {{"white", game.white},
            {"black", game.black},
            {"result", game.result},
            {"date", game.date},
            {"plies", game.plies}};
}

}  // namespace

std::string write_error(const ApiError& error) {
    Json body{{"code", error.code},
              {"field", error.field.empty() ? Json(nullptr) : Json(error.field)},
              {"at", error.at ? Json(*error.at) : Json(nullptr)},
              {"text", error.text}};
    for (const ListedGame& game : error.games)
        body["games"].push_back(json_of(game));
    Json answer = Json::object();
    answer["error"] = body;
    return write_json(answer);
}

}  // namespace arbiter
