#include "arbiter/server/people_text.hpp"

#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

/// "U+202E".
std::string code_point(char32_t code) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr unsigned bits_of_digit = 4;
    std::string text = "U+";
    for (unsigned shift = 4 * bits_of_digit; shift > 0; shift -= bits_of_digit)
        text += digits[code >> (shift - bits_of_digit) & 0xFU];
    return text;
}

}  // namespace

std::optional<std::string> fault_of_length(std::string_view text, std::size_t longest) {
    if (text.size() <= longest)
        return std::nullopt;
    return "is too long: " + std::to_string(text.size()) + " bytes; " + std::to_string(longest) +
           " are enough";
}

std::optional<std::string> fault_of_characters(std::string_view text) {
    const auto unseen = first_control_character(text);
    if (!unseen)
        return std::nullopt;
    return "has the control character " + code_point(unseen->code) + " at byte " +
           std::to_string(unseen->at) + ", which nobody sees; leave it out";
}

std::optional<std::string> fault_of_name(std::string_view name) {
    if (auto fault = fault_of_length(name, longest_name))
        return fault;
    return fault_of_characters(name);
}

std::optional<std::string> fault_of_own_name(std::string_view name) {
    if (auto fault = fault_of_name(name))
        return fault;
    if (!is_utf8(name))
        return "is not UTF-8";
    return is_blank(name) ? std::optional("has no character that anybody sees") : std::nullopt;
}

}  // namespace arbiter
