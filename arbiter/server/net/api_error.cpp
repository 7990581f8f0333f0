#include "arbiter/server/net/api_error.hpp"

#include <nlohmann/json.hpp>

#include "arbiter/journal/json.hpp"

namespace arbiter {

std::string write_error(const ApiError& error) {
    const Json body{{"code", error.code},
                    {"field", error.field.empty() ? Json(nullptr) : Json(error.field)},
                    {"at", error.at ? Json(*error.at) : Json(nullptr)},
                    {"text", error.text}};
    Json answer = Json::object();
    answer["error"] = body;
    return write_json(answer);
}

}  // namespace arbiter
