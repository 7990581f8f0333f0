#include "arbiter/notation/text_error.hpp"

#include <string_view>

namespace arbiter {

std::string shown(char c) {
    if (c >= ' ' && c <= '~')
        return std::string("'") + c + '\'';
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return std::string("byte 0x") + digits[byte >> 4U] + digits[byte & 15U];
}

}  // namespace arbiter
