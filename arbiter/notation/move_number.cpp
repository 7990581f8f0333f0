#include "arbiter/notation/move_number.hpp"

#include <algorithm>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

std::size_t length_of_move_number(std::string_view text) {
    constexpr std::string_view ellipsis = "…";
    std::size_t at = 0;
    while (at < text.size() && is_digit(text[at]))
        ++at;
    if (at == 0 || !(text.substr(at).starts_with('.') || text.substr(at).starts_with(ellipsis)))
        return 0;
    while (at < text.size() && (text[at] == '.' || text[at] == ' '))
        ++at;
    if (text.substr(at).starts_with(ellipsis))
        at += ellipsis.size();
    return std::min(text.find_first_not_of(' ', at), text.size());
}

std::size_t length_of_what_precedes(std::string_view text) {
    const std::size_t blanks = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    return blanks + length_of_move_number(text.substr(blanks));
}

}  // namespace arbiter
