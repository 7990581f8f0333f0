#include "arbiter/store/bounded_json.hpp"

namespace arbiter {

using Json = nlohmann::ordered_json;

Json parse_bounded(std::string_view text) {
    constexpr int most_levels = 8;
    bool is_too_deep = false;
    const auto look = [&](int depth, Json::parse_event_t /*event*/, const Json& /*value*/) {
        is_too_deep = is_too_deep || depth > most_levels;
        return !is_too_deep;
    };
    Json value = Json::parse(text, look, false);
    return is_too_deep ? Json(Json::value_t::discarded) : value;
}

}  // namespace arbiter
