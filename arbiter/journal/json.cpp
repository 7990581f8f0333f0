#include "arbiter/journal/json.hpp"

#include <nlohmann/json.hpp>

namespace arbiter {

namespace {

/// Whether brackets outside of strings are open at most `deepest_json` deep.
bool is_shallow(std::string_view text) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string && c == '\\')
            ++i;
        else if (c == '"')
            in_string = !in_string;
        else if (!in_string && (c == '[' || c == '{') && ++depth > deepest_json)
            return false;
        else if (!in_string && (c == ']' || c == '}'))
            --depth;
    }
    return true;
}

}  // namespace

std::optional<Json> read_json(std::string_view text) {
    if (!is_shallow(text))
        return std::nullopt;
    Json value = Json::parse(text, nullptr, false);
    if (value.is_discarded())
        return std::nullopt;
    return value;
}

std::string write_json(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace arbiter
