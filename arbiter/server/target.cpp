#include "arbiter/server/target.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace arbiter {

namespace {

constexpr std::string_view seat_prefix = "seat=";
constexpr std::string_view version_prefix = "v=";

std::vector<std::string_view> parts_of(std::string_view query) {
    std::vector<std::string_view> parts;
    while (!query.empty()) {
        const auto end = std::min(query.find('&'), query.size());
        parts.push_back(query.substr(0, end));
        query.remove_prefix(std::min(end + 1, query.size()));
    }
    return parts;
}

std::optional<int> hexadecimal_digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return std::nullopt;
}

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        if (text.size() - i < 3)
            return std::nullopt;
        const auto high = hexadecimal_digit(text[i + 1]);
        const auto low = hexadecimal_digit(text[i + 2]);
        if (!high || !low)
            return std::nullopt;
        decoded += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return decoded;
}

}  // namespace

std::optional<Target> read_target(std::string_view text) {
    if (!text.starts_with('/'))
        return std::nullopt;
    const auto end = std::min(text.find('?'), text.size());
    auto path = percent_decoded(text.substr(0, end));
    if (!path)
        return std::nullopt;
    return Target{*std::move(path), std::string(text.substr(std::min(end + 1, text.size())))};
}

std::optional<Color> seat_in(std::string_view query) {
    for (const std::string_view part : parts_of(query))
        for (const Color color : both_colors)
            if (part.starts_with(seat_prefix) && part.substr(seat_prefix.size()) == name(color))
                return color;
    return std::nullopt;
}

std::optional<std::uint32_t> version_in(std::string_view query) {
    for (const std::string_view part : parts_of(query)) {
        if (!part.starts_with(version_prefix))
            continue;
        std::uint32_t version = 0;
        const char* const last = part.data() + part.size();
        const auto [stopped, problem] =
            std::from_chars(part.data() + version_prefix.size(), last, version);
        if (problem == std::errc() && stopped == last)
            return version;
    }
    return std::nullopt;
}

}  // namespace arbiter
