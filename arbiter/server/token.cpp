#include "arbiter/server/token.hpp"

#include <algorithm>
#include <array>

#include <sodium.h>

#include "arbiter/base/ascii.hpp"
#include "arbiter/server/chance.hpp"

namespace arbiter {

namespace {

constexpr std::size_t token_bytes = 16;
constexpr std::string_view cookie_name = "arbiter=";
std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        text += digits[bytes[i] >> 4];
        text += digits[bytes[i] & 15];
    }
    return text;
}

bool looks_like_token(std::string_view text) {
    return text.size() == 2 * token_bytes &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::string new_token() {
    need_sodium();
    std::array<unsigned char, token_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes.data(), bytes.size());
}

std::string hash_of_token(std::string_view token) {
    need_sodium();
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(token.data()),
                       token.size());
    return hexadecimal(digest.data(), digest.size());
}

std::optional<std::string> token_in_cookies(std::string_view header) {
    while (!header.empty()) {
        const auto end = std::min(header.find(';'), header.size());
        const std::string_view cookie = trimmed(header.substr(0, end));
        if (cookie.starts_with(cookie_name) && looks_like_token(cookie.substr(cookie_name.size())))
            return std::string(cookie.substr(cookie_name.size()));
        header.remove_prefix(std::min(end + 1, header.size()));
    }
    return std::nullopt;
}

std::optional<std::string> token_of(const Request& request) {
    for (const std::string_view cookies : request.all("cookie"))
        if (auto token = token_in_cookies(cookies))
            return token;
    return std::nullopt;
}

std::string cookie_with(std::string_view token) {
    return std::string(cookie_name) + std::string(token) +
           "; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";
}

}  // namespace arbiter
