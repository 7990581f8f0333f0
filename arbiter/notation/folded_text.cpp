#include "arbiter/notation/folded_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cwctype>

#include <locale.h>  // NOLINT(modernize-deprecated-headers): newlocale is POSIX, and only there

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

/// The alphabets that have capitals are all where two bytes are enough, or nearly.
constexpr int longest_letter = 3;

/// Takes the first character from a text in UTF-8; characters longer than a letter as they stand.
std::string take_small_letter(std::string_view& text, locale_t letters) {
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
    code = static_cast<unsigned>(towlower_l(static_cast<wint_t>(code), letters));
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
    // Not the user's own: what fits must not depend on who asks.
    static const locale_t letters = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    const std::string utf8 = as_utf8(text);
    if (letters == nullptr)
        return lower(utf8);
    std::string small;
    for (std::string_view rest = utf8; !rest.empty();)
        small += take_small_letter(rest, letters);
    return small;
}

}  // namespace arbiter
