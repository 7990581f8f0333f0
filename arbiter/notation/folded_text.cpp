#include "arbiter/notation/folded_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

/// The alphabets that have capitals are all where two bytes are enough, or nearly.
constexpr int longest_letter = 3;

/// Capital letters in a row, and how far behind each its small one is: of every letter, or of every
/// second, where capital and small letters take turns.
struct CapitalLetters {
    unsigned first;
    unsigned last;
    int distance;
    unsigned step = 1;
};
/// Latin, Greek, Cyrillic and Armenian, in order (UnicodeData.txt, simple lowercase mapping).
constexpr CapitalLetters capital_letters[] = {
    {0xC0, 0xD6, 32},       {0xD8, 0xDE, 32},        {0x100, 0x12E, 1, 2},
    {0x130, 0x130, -199},   {0x132, 0x136, 1, 2},    {0x139, 0x147, 1, 2},
    {0x14A, 0x176, 1, 2},   {0x178, 0x178, -121},    {0x179, 0x17D, 1, 2},
    {0x18F, 0x18F, 202},    {0x1A0, 0x1A0, 1},       {0x1AF, 0x1AF, 1},
    {0x1CD, 0x1DB, 1, 2},   {0x1DE, 0x1EE, 1, 2},    {0x1F4, 0x1F4, 1},
    {0x1F8, 0x21E, 1, 2},   {0x222, 0x232, 1, 2},    {0x386, 0x386, 38},
    {0x388, 0x38A, 37},     {0x38C, 0x38C, 64},      {0x38E, 0x38F, 63},
    {0x391, 0x3A1, 32},     {0x3A3, 0x3AB, 32},      {0x400, 0x40F, 80},
    {0x410, 0x42F, 32},     {0x460, 0x480, 1, 2},    {0x48A, 0x4BE, 1, 2},
    {0x4C0, 0x4C0, 15},     {0x4C1, 0x4CD, 1, 2},    {0x4D0, 0x52E, 1, 2},
    {0x531, 0x556, 48},     {0x1E00, 0x1E94, 1, 2},  {0x1E9E, 0x1E9E, -7615},
    {0x1EA0, 0x1EFE, 1, 2}, {0x212A, 0x212A, -8383}, {0x212B, 0x212B, -8262},
};

unsigned small_letter(unsigned code) {
    const auto* const found =
        std::ranges::lower_bound(capital_letters, code, {}, &CapitalLetters::last);
    if (found == std::end(capital_letters) || code < found->first ||
        (code - found->first) % found->step != 0)
        return code;
    return static_cast<unsigned>(static_cast<int>(code) + found->distance);
}

/// Takes the first character from a text in UTF-8; characters longer than a letter as they stand.
std::string take_small_letter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const auto size = static_cast<std::size_t>(1 + detail::utf8_bytes_after(first));
    const std::string_view character = text.substr(0, size);
    text.remove_prefix(size);
    if (size == 1)
        return lower(character);
    if (size > longest_letter)
        return std::string(character);
    unsigned code = size == 2 ? first & 0x1FU : first & 0x0FU;
    for (const char byte : character.substr(1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    code = small_letter(code);
    constexpr unsigned sigma = 0x3C3;
    constexpr unsigned sigma_at_the_end_of_a_word = 0x3C2;
    if (code == sigma_at_the_end_of_a_word)
        code = sigma;
    std::string small;
    append_utf8(small, code);
    return small;
}

/// What U+00E0 to U+00FF and U+0100 to U+017F are without accents; a blank where that is no letter.
constexpr unsigned first_of_latin_1 = 0xE0;
constexpr std::string_view latin_1 = "aaaaaa ceeeeiiiidnooooo ouuuuy y";
constexpr unsigned first_of_extended = 0x100;
constexpr std::string_view extended =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllllllllnnnnnnnnnoooooo  "
    "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/// Blank where it has none.
char plain_letter(unsigned code) {
    if (code >= first_of_extended && code - first_of_extended < extended.size())
        return extended[code - first_of_extended];
    if (code >= first_of_latin_1 && code - first_of_latin_1 < latin_1.size())
        return latin_1[code - first_of_latin_1];
    return ' ';
}

}  // namespace

std::string without_accents(std::string_view folded) {
    std::string plain;
    for (std::size_t at = 0; at < folded.size(); ++at) {
        const auto first = static_cast<unsigned char>(folded[at]);
        const bool is_pair = detail::utf8_bytes_after(first) == 1 && at + 1 < folded.size();
        const unsigned second = is_pair ? static_cast<unsigned char>(folded[at + 1]) : 0;
        const char letter = is_pair ? plain_letter((first & 0x1FU) << 6U | (second & 0x3FU)) : ' ';
        if (letter == ' ') {
            plain += folded[at];
        } else {
            plain += letter;
            ++at;
        }
    }
    return plain;
}

std::string folded(std::string_view text) {
    if (is_ascii(text))
        return lower(text);
    const std::string utf8 = as_utf8(text);
    std::string small;
    for (std::string_view rest = utf8; !rest.empty();)
        small += take_small_letter(rest);
    return small;
}

}  // namespace arbiter
