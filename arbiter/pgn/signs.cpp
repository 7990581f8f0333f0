#include "arbiter/pgn/signs.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/san_form.hpp"

namespace arbiter {

namespace {

template <typename Value>
struct Named {
    std::string_view name;
    Value value;
};

template <typename Value, std::size_t Size>
std::optional<Value> find(const std::array<Named<Value>, Size>& table, std::string_view name) {
    const auto* const found = std::ranges::find(table, name, &Named<Value>::name);
    return found == table.end() ? std::nullopt : std::optional(found->value);
}

/// Signs of several characters or of ASCII.
constexpr std::array<Named<int>, 22> plain_signs{{
    {"!", 1},        {"?", 2},   {"!!", 3},   {"??", 4},  {"!?", 5},   {"?!", 6},
    {"=", 10},       {"+=", 14}, {"+/=", 14}, {"=+", 15}, {"=/+", 15}, {"+/-", 16},
    {"-/+", 17},     {"+-", 18}, {"-+", 19},  {"!!!", 3}, {"???", 4},  {"+\u2212", 18},
    {"\u2212+", 19}, {"N", 146}, {"TN", 146}, {"~", 13},
}};

constexpr std::array<Named<int>, 15> wide_signs{{
    {"\u203C", 3},    // !!
    {"\u2047", 4},    // ??
    {"\u2049", 5},    // !?
    {"\u2048", 6},    // ?!
    {"\u25A1", 7},    // only move
    {"\u221E", 13},   // unclear
    {"\u2A72", 14},   // White slightly better
    {"\u2A71", 15},   // Black slightly better
    {"\u00B1", 16},   // White better
    {"\u2213", 17},   // Black better
    {"\u2A00", 22},   // zugzwang
    {"\u27F3", 32},   // development
    {"\u2192", 36},   // attack
    {"\u2191", 40},   // initiative
    {"\u21C6", 132},  // counterplay
}};

constexpr std::string_view en_dash = "\u2013";
constexpr std::string_view minus = "\u2212";
constexpr std::string_view half = "\u00BD";

void replace_all(std::string& text, std::string_view old, std::string_view fresh) {
    for (std::size_t at = text.find(old); at != std::string::npos;
         at = text.find(old, at + fresh.size()))
        text.replace(at, old.size(), fresh);
}

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_castling_letter(char c) { return c == 'O' || c == '0' || c == 'o'; }

/// Every word of movetext comes by here, so that the usual ones are told by a table.
bool begins_move(char c) {
    static constexpr auto begins = [] {
        std::array<bool, 256> letters{};
        for (const char letter : std::string_view("KQRBNPkqrnpabcdefgh"))
            letters[static_cast<unsigned char>(letter)] = true;
        return letters;
    }();
    return begins[static_cast<unsigned char>(c)];
}

bool names_a_square(std::string_view word) {
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
        if (is_file(word[i]) && word[i + 1] >= '1' && word[i + 1] <= '8')
            return true;
    return false;
}

bool is_short_capture(std::string_view word) {
    const bool has_sign = word.size() == 3 && (word[1] == 'x' || word[1] == ':');
    return (word.size() == 2 || has_sign) && is_file(word.front()) && is_file(word.back()) &&
           std::abs(word.front() - word.back()) == 1;
}

/// "Bb", "Nx": better taken for a broken move than passed over, which would invent a game.
bool is_torn_move(std::string_view word) {
    constexpr std::string_view pieces = "KQRBN";
    const auto is_part = [](char c) { return is_file(c) || c == 'x'; };
    return word.size() >= 2 && word.size() <= 3 && pieces.contains(word.front()) &&
           std::ranges::all_of(word.substr(1), is_part);
}

}  // namespace

std::size_t wide_blank_length(std::string_view text) {
    static constexpr std::array<std::string_view, 5> others{"\u00A0", "\u2060", "\u3000", "\uFEFF",
                                                            "\u2026"};
    if (text.starts_with('\xA0'))
        return 1;
    for (const std::string_view blank : others)
        if (text.starts_with(blank))
            return blank.size();
    // U+2000 to U+200F: spaces, zero-width and direction marks; U+2028, U+2029, U+202F.
    if (text.size() < 3 || !text.starts_with("\xE2\x80"))
        return 0;
    const auto last = static_cast<unsigned char>(text[2]);
    return last <= 0x8F || last == 0xA8 || last == 0xA9 || last == 0xAF ? 3 : 0;
}

std::size_t figurine_length(std::string_view text) {
    if (text.size() < 3 || !text.starts_with("\xE2\x99"))
        return 0;
    const auto last = static_cast<unsigned char>(text[2]);
    if (last < 0x94 || last > 0x9F)
        return 0;
    return text.substr(3).starts_with("\uFE0E") ? 6 : 3;
}

std::size_t wide_sign_length(std::string_view text) {
    for (const auto& sign : wide_signs)
        if (text.starts_with(sign.name))
            return sign.name.size();
    return 0;
}

std::optional<int> nag_of(std::string_view sign) {
    if (const auto nag = find(plain_signs, sign))
        return nag;
    return find(wide_signs, sign);
}

std::size_t glued_sign_length(std::string_view move) {
    constexpr std::size_t longest = 3;
    for (std::size_t length = longest; length > 0; --length)
        if (move.size() > length && nag_of(move.substr(move.size() - length)))
            return length;
    return 0;
}

std::optional<PgnResult> result_of(std::string_view word) {
    using enum Result;
    static constexpr std::array<Named<Result>, 13> results{{
        {"1-0", white_wins},
        {"0-1", black_wins},
        {"1/2-1/2", draw},
        {"1/2", draw},
        {"1:0", white_wins},
        {"0:1", black_wins},
        {"1/2:1/2", draw},
        {"0.5-0.5", draw},
        {"+:-", white_wins},
        {"-:+", black_wins},
        {"=:=", draw},
        {"-:-", both_lose},
        {"0:0", both_lose},
    }};
    if (word == "*")
        return PgnResult{};
    if (word.empty() || word.size() > 16)
        return std::nullopt;
    if (const auto score = find(results, word))
        return PgnResult{score};
    std::string plain(word);
    replace_all(plain, en_dash, "-");
    replace_all(plain, minus, "-");
    replace_all(plain, half, "1/2");
    replace_all(plain, half.substr(1), "1/2");
    const auto score = find(results, plain);
    return score ? std::optional(PgnResult{score}) : std::nullopt;
}

std::optional<PgnResult> result_of_tag(std::string_view value) {
    if (value == text(Result::both_lose))
        return PgnResult{Result::both_lose};
    return result_of(value);
}

bool looks_like_move(std::string_view word) {
    if (word.empty())
        return false;
    const char first = word.front();
    if (word.size() >= 3 && is_castling_letter(first) && word[1] == '-' &&
        is_castling_letter(word[2]))
        return true;
    if (begins_move(first) && std::ranges::any_of(word, is_digit))
        return true;
    return names_a_square(word) || figurine_length(word) > 0 || is_short_capture(word) ||
           is_torn_move(word) || is_null_move(word);
}

bool is_mark_of_move(std::string_view word) {
    static constexpr std::array<std::string_view, 7> marks{"+",  "++",  "#",   "##",
                                                           "ep", "e.p", "e.p."};
    return std::ranges::find(marks, word) != marks.end();
}

}  // namespace arbiter
