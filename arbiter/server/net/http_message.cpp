#include "arbiter/server/net/http_message.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

std::string_view reason_of(unsigned status) {
    constexpr std::array<std::pair<unsigned, std::string_view>, 18> reasons{{
        {200, "OK"},
        {201, "Created"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {408, "Request Timeout"},
        {413, "Content Too Large"},
        {415, "Unsupported Media Type"},
        {417, "Expectation Failed"},
        {421, "Misdirected Request"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
    }};
    const auto* const found =
        std::ranges::find(reasons, status, &decltype(reasons)::value_type::first);
    return found == reasons.end() ? "" : found->second;
}

/// RFC 9110, section 5.6.7.
std::string http_date(Timestamp now) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::array<char, 64> rest{};
    // Names are not taken from strftime, which follows the locale.
    std::string text = days[static_cast<std::size_t>(parts.tm_wday)];
    text.append(rest.data(), std::strftime(rest.data(), rest.size(), ", %d ", &parts));
    text += months[static_cast<std::size_t>(parts.tm_mon)];
    text.append(rest.data(), std::strftime(rest.data(), rest.size(), " %Y %H:%M:%S GMT", &parts));
    return text;
}

constexpr std::string_view header_of_all = "X-Content-Type-Options: nosniff\r\n";
constexpr std::string_view headers_of_documents =
    "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "object-src 'none'; form-action 'self'\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n";

/// Opened by themselves scripts, styles and type faces run nothing. A policy that came with one
/// would bind a worker, of which the page has none, and what a style sheet or module fetches comes
/// from here. Else the page's counts, and with six parts a page would carry it six times more.
bool is_part_of_document(std::string_view content_type) {
    return content_type.starts_with("text/javascript") || content_type.starts_with("text/css") ||
           content_type.starts_with("font/");
}

}  // namespace

std::vector<std::string_view> Request::all(std::string_view name) const {
    std::vector<std::string_view> values;
    for (const auto& [key, value] : headers)
        if (is_same_word(key, name))
            values.emplace_back(value);
    return values;
}

std::optional<std::string_view> Request::only(std::string_view name) const {
    const auto values = all(name);
    return values.size() == 1 ? std::optional(values.front()) : std::nullopt;
}

bool is_same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

bool is_token(std::string_view text) {
    constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return is_digit(c) || is_letter(c) || marks.find(c) != marks.npos;
    });
}

bool Request::lists(std::string_view name, std::string_view token) const {
    for (std::string_view values : all(name))
        while (!values.empty()) {
            const auto end = std::min(values.find(','), values.size());
            if (is_same_word(trimmed(values.substr(0, end)), token))
                return true;
            values.remove_prefix(std::min(end + 1, values.size()));
        }
    return false;
}

std::string write_head(const Response& response, Connection connection, Timestamp now,
                       HttpVersion version) {
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + ' ';
    head += reason_of(response.status);
    head += "\r\nDate: " + http_date(now) + "\r\n";
    head += header_of_all;
    if (!is_part_of_document(response.content_type))
        head += headers_of_documents;
    if (!response.content_type.empty())
        head += "Content-Type: " + response.content_type + "\r\n";
    for (const auto& [name, value] : response.headers)
        head.append(name).append(": ").append(value).append("\r\n");
    if (!response.feeder)
        head += "Content-Length: " + std::to_string(response.length()) + "\r\n";
    else if (version == HttpVersion::v1_1)
        head += "Transfer-Encoding: chunked\r\n";
    if (connection == Connection::close)
        head += "Connection: close\r\n";
    else if (version == HttpVersion::v1_0)
        head += "Connection: keep-alive\r\n";
    head += "\r\n";
    return head;
}

std::string write_chunk(std::string_view piece) {
    std::array<char, 16> size{};
    const auto end = std::to_chars(size.data(), size.data() + size.size(), piece.size(), 16).ptr;
    std::string chunk(size.data(), end);
    chunk.append("\r\n").append(piece).append("\r\n");
    return chunk;
}

}  // namespace arbiter
