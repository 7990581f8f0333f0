#include "arbiter/server/page_address.hpp"

#include <algorithm>

namespace arbiter {

namespace {

constexpr std::string_view game_part = ":game";

/// The text before the next slash, which is taken away with it.
std::string_view take_part(std::string_view& path) {
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    return part;
}

std::optional<PageAddress> matched(std::string_view pattern, std::string_view path) {
    if (std::ranges::count(pattern, '/') != std::ranges::count(path, '/'))
        return std::nullopt;
    PageAddress address;
    while (!pattern.empty() || !path.empty()) {
        const std::string_view wanted = take_part(pattern);
        const std::string_view given = take_part(path);
        const bool fits = wanted.starts_with(':') ? !given.empty() : wanted == given;
        if (!fits)
            return std::nullopt;
        if (wanted == game_part)
            address.game = given;
    }
    return address;
}

bool begins_like(std::string_view pattern, std::string_view path) {
    const std::size_t fixed = pattern.find(':');
    return fixed != pattern.npos && path.starts_with(pattern.substr(0, fixed));
}

}  // namespace

std::optional<PageAddress> page_address(std::span<const std::string_view> patterns,
                                        std::string_view path) {
    for (const std::string_view pattern : patterns)
        if (const auto address = matched(pattern, path))
            return address;
    if (std::ranges::any_of(patterns, [path](auto pattern) { return begins_like(pattern, path); }))
        return PageAddress{.is_nowhere = true};
    return std::nullopt;
}

}  // namespace arbiter
