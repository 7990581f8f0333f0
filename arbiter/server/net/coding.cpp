#include "arbiter/server/net/coding.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "arbiter/base/ascii.hpp"
#include "arbiter/server/net/http_message.hpp"

namespace arbiter {

namespace {

constexpr unsigned full_weight = 1000;
constexpr CodingWeights as_it_is{{full_weight, 0, 0}};
constexpr std::array tightest_first{Coding::brotli, Coding::gzip, Coding::identity};

struct Wish {
    std::string_view name;
    unsigned weight = full_weight;
};

/// RFC 9110, section 12.4.2: 0 to 1 with at most three digits behind the point.
std::optional<unsigned> read_weight(std::string_view text) {
    constexpr std::size_t point = 1;
    constexpr std::size_t longest = 5;
    if (text.empty() || text.size() > longest || (text.size() > point && text[point] != '.'))
        return std::nullopt;
    unsigned weight = 0;
    for (std::size_t i = 0; i < longest; ++i) {
        if (i == point)
            continue;
        const char digit = i < text.size() ? text[i] : '0';
        if (!is_digit(digit))
            return std::nullopt;
        weight = weight * 10 + static_cast<unsigned>(digit - '0');
    }
    return weight <= full_weight ? std::optional(weight) : std::nullopt;
}

/// "gzip" or "gzip;q=0.5".
std::optional<Wish> read_wish(std::string_view text) {
    constexpr std::string_view prefix = "q=";
    const auto end = std::min(text.find(';'), text.size());
    const std::string_view name = trimmed(text.substr(0, end));
    if (!is_token(name))
        return std::nullopt;
    if (end == text.size())
        return Wish{name};
    const std::string_view parameter = trimmed(text.substr(end + 1));
    if (!is_same_word(parameter.substr(0, prefix.size()), prefix))
        return std::nullopt;
    const auto weight = read_weight(parameter.substr(prefix.size()));
    return weight ? std::optional(Wish{name, *weight}) : std::nullopt;
}

std::optional<Coding> coding_named(std::string_view name) {
    for (const Coding coding : tightest_first)
        if (is_same_word(name, name_of(coding)))
            return coding;
    // An old name that still counts (RFC 9110, section 8.4.1.3).
    return is_same_word(name, "x-gzip") ? std::optional(Coding::gzip) : std::nullopt;
}

}  // namespace

std::string_view name_of(Coding coding) {
    constexpr EachCoding<std::string_view> names{{"identity", "gzip", "br"}};
    return names[coding];
}

CodingWeights read_accept_encoding(std::string_view text) {
    constexpr CodingWeights unspoken_of{{1, 0, 0}};
    EachCoding<std::optional<unsigned>> named;
    std::optional<unsigned> others;
    while (!text.empty()) {
        const auto end = std::min(text.find(','), text.size());
        const std::string_view element = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        // Lists may have holes (RFC 9110, section 5.6.1.2).
        if (element.empty())
            continue;
        const auto wish = read_wish(element);
        if (!wish)
            return as_it_is;
        if (const auto coding = coding_named(wish->name))
            named[*coding] = wish->weight;
        else if (wish->name == "*")
            others = wish->weight;
    }
    CodingWeights weights;
    for (const Coding coding : tightest_first)
        weights[coding] = named[coding].value_or(others.value_or(unspoken_of[coding]));
    return weights;
}

Coding best_coding(const CodingWeights& weights, const EachCoding<bool>& is_there) {
    Coding best = Coding::identity;
    unsigned most = 0;
    for (const Coding coding : tightest_first)
        if (is_there[coding] && weights[coding] > most) {
            best = coding;
            most = weights[coding];
        }
    return best;
}

}  // namespace arbiter
