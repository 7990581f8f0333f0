#include "arbiter/server/net/target.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

constexpr std::string_view seat_prefix = "seat=";
constexpr std::string_view key_prefix = "key=";
constexpr std::string_view name_prefix = "name=";
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
    if (is_digit(c))
        return c - '0';
    if (const char small = lower(c); small >= 'a' && small <= 'f')
        return small - 'a' + 10;
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

/// As forms are written: a plus sign is a blank.
std::optional<std::string> form_decoded(std::string_view text) {
    std::string percent_encoded(text);
    std::ranges::replace(percent_encoded, '+', ' ');
    return percent_decoded(percent_encoded);
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

std::optional<AbsoluteTarget> read_absolute_target(std::string_view text) {
    constexpr std::array<std::string_view, 2> schemes{"http://", "https://"};
    for (const std::string_view scheme : schemes) {
        if (!is_same_word(text.substr(0, scheme.size()), scheme))
            continue;
        const std::string_view after = text.substr(scheme.size());
        const auto end = std::min(after.find_first_of("/?"), after.size());
        std::string rest(after.substr(end));
        if (!rest.starts_with('/'))
            rest.insert(rest.begin(), '/');
        return AbsoluteTarget{after.substr(0, end), std::move(rest)};
    }
    return std::nullopt;
}

void use_host_of_target(Request& request) {
    const auto absolute = read_absolute_target(request.target);
    if (!absolute || !request.only("host"))
        return;
    for (auto& [name, value] : request.headers)
        if (is_same_word(name, "host"))
            value = absolute->host;
    request.target = absolute->rest;
}

std::optional<Color> seat_in(std::string_view query) {
    for (const std::string_view part : parts_of(query))
        if (part.starts_with(seat_prefix))
            if (const auto color = color_named(part.substr(seat_prefix.size())))
                return color;
    return std::nullopt;
}

std::optional<std::string_view> key_in(std::string_view query) {
    for (const std::string_view part : parts_of(query))
        if (part.starts_with(key_prefix) && part.size() > key_prefix.size())
            return part.substr(key_prefix.size());
    return std::nullopt;
}

std::optional<std::string> name_in(std::string_view query) {
    for (const std::string_view part : parts_of(query))
        if (part.starts_with(name_prefix))
            return form_decoded(part.substr(name_prefix.size()));
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
