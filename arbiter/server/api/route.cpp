#include "arbiter/server/api/route.hpp"

#include <nlohmann/json.hpp>

namespace arbiter {

std::optional<std::string_view> part_of(std::string_view pattern, std::string_view path) {
    const std::size_t colon = pattern.find(':');
    if (colon == pattern.npos)
        return pattern == path ? std::optional(std::string_view()) : std::nullopt;
    const std::string_view before = pattern.substr(0, colon);
    const std::size_t slash = pattern.find('/', colon);
    const std::string_view after = slash == pattern.npos ? "" : pattern.substr(slash);
    if (path.size() <= before.size() + after.size() || !path.starts_with(before) ||
        !path.ends_with(after))
        return std::nullopt;
    const std::string_view part =
        path.substr(before.size(), path.size() - before.size() - after.size());
    return part.contains('/') ? std::nullopt : std::optional(part);
}

Response json_answer(unsigned status, const Json& value) {
    return {.status = status,
            .content_type = "application/json",
            .headers = {{"Cache-Control", "no-store"}},
            .text = write_json(value)};
}

}  // namespace arbiter
