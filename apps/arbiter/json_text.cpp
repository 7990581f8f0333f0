#include "apps/arbiter/json_text.hpp"

#include <cstddef>
#include <cstdint>

namespace arbiter {

namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// How many bytes follow the first of a character, or -1 where no character begins so.
int bytes_after(unsigned char first) {
    if (first < 0x80U)
        return 0;
    if (first >= 0xC2U && first < 0xE0U)
        return 1;
    if (first >= 0xE0U && first < 0xF0U)
        return 2;
    return first >= 0xF0U && first < 0xF5U ? 3 : -1;
}

/// Neither longer than needed, nor a surrogate, nor beyond U+10FFFF (RFC 3629, section 4). Two
/// bytes decide; characters of one or two bytes are settled by the first.
bool is_allowed_start(unsigned char first, unsigned char second) {
    switch (first) {
        case 0xE0U:
            return second >= 0xA0U;
        case 0xEDU:
            return second < 0xA0U;
        case 0xF0U:
            return second >= 0x90U;
        case 0xF4U:
            return second < 0x90U;
        default:
            return true;
    }
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        const int following = bytes_after(first);
        if (following < 0 || text.size() < static_cast<std::size_t>(following))
            return false;
        if (following > 0 && !is_allowed_start(first, static_cast<unsigned char>(text.front())))
            return false;
        for (int i = 0; i < following; ++i, text.remove_prefix(1))
            if (!is_continuation(text.front()))
                return false;
    }
    return true;
}

}  // namespace

std::string as_utf8(std::string_view bytes) {
    if (is_utf8(bytes))
        return std::string(bytes);
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80U) {
            text += c;
        } else {
            text += static_cast<char>(0xC0U | (byte >> 6U));
            text += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return text;
}

std::string to_line(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json names_of(Bitboard squares) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(name(square));
    return names;
}

}  // namespace arbiter
