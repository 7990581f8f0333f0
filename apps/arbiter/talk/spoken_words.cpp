#include "apps/arbiter/talk/spoken_words.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

struct Named {
    std::string_view name;
    std::string_view symbol;
};

/// One word may mean several things; the likelier comes first. Among them what dictation makes of
/// the words: "night", "won".
constexpr Named word_meanings[] = {
    // The men.
    {"king", "K"},
    {"kings", "K"},
    {"queen", "Q"},
    {"queens", "Q"},
    {"rook", "R"},
    {"rooks", "R"},
    {"bishop", "B"},
    {"bishops", "B"},
    {"knight", "N"},
    {"knights", "N"},
    {"night", "N"},
    {"nights", "N"},
    {"horse", "N"},
    {"pawn", "P"},
    {"pawns", "P"},
    // The files: as aviators spell, as Law D.2.1 does, and as the letters sound.
    {"alpha", "a"},
    {"anna", "a"},
    {"ay", "a"},
    {"bravo", "b"},
    {"bella", "b"},
    {"bee", "b"},
    {"be", "b"},
    {"charlie", "c"},
    {"cesar", "c"},
    {"cee", "c"},
    {"see", "c"},
    {"sea", "c"},
    {"delta", "d"},
    {"david", "d"},
    {"dee", "d"},
    {"echo", "e"},
    {"eva", "e"},
    {"ee", "e"},
    {"foxtrot", "f"},
    {"felix", "f"},
    {"eff", "f"},
    {"golf", "g"},
    {"gustav", "g"},
    {"gee", "g"},
    {"hotel", "h"},
    {"hector", "h"},
    {"aitch", "h"},
    // What happens.
    {"takes", "x"},
    {"take", "x"},
    {"captures", "x"},
    {"capture", "x"},
    {"taking", "x"},
    {"to", "-"},
    {"goes", "-"},
    {"moves", "-"},
    {"becomes", "="},
    {"promotes", "="},
    {"promote", "="},
    {"equals", "="},
    {"makes", "="},
    {"a", "="},
    {"check", "+"},
    {"checkmate", "+"},
    {"mate", "+"},
    {"chess", "+"},
    // What says nothing.
    {"the", ""},
    {"and", ""},
    {"is", ""},
    {"are", ""},
    {"of", ""},
    {"on", ""},
    {"at", ""},
    {"from", ""},
    {"new", ""},
    {"en", ""},
    {"passant", ""},
    {"file", ""},
    {"rank", ""},
    {"line", ""},
    {"side", ""},
    {"please", ""},
    {"now", ""},
    // The ranks.
    {"one", "1"},
    {"won", "1"},
    {"two", "2"},
    {"too", "2"},
    {"to", "2"},
    {"three", "3"},
    {"four", "4"},
    {"for", "4"},
    {"five", "5"},
    {"six", "6"},
    {"seven", "7"},
    {"eight", "8"},
    {"ate", "8"},
};

constexpr Named sign_meanings[] = {
    {":", "x"}, {">", "-"}, {"=", "="}, {"(", "="}, {"/", "="},
    {")", ""},  {"+", "+"}, {"#", "+"}, {"!", "+"}, {"?", "+"},
};

/// In UTF-8.
constexpr Named signs_beyond_ascii[] = {
    {"–", "-"},
    {"—", "-"},
    {"…", "."},
    {"×", "x"},
    {"†", "+"},
    {"’", "'"},
    {"♔", "K"},
    {"♕", "Q"},
    {"♖", "R"},
    {"♗", "B"},
    {"♘", "N"},
    {"♙", "P"},
    {"♚", "K"},
    {"♛", "Q"},
    {"♜", "R"},
    {"♝", "B"},
    {"♞", "N"},
    {"♟", "P"},
    // Asks for a sign of text instead of a picture.
    {"\uFE0E", ""},
};

/// No move has so many words and letters, and none may mean so much.
constexpr std::size_t most_atoms = 16;
constexpr std::size_t most_forms = 512;

/// What one word or letter may mean.
using Atom = std::vector<std::string>;

Atom word_means(std::string_view word) {
    const std::string small = lower(word);
    Atom atom;
    for (const auto& [name, symbol] : word_meanings)
        if (name == small)
            atom.emplace_back(symbol);
    return atom;
}

enum class Capitals : std::uint8_t { all, some };

/// In "Bxc4" the capital is a bishop; in "BXC4" and "B four" it may be a file too.
Atom letter_means(char letter, Capitals capitals) {
    if (letter == '-' || rank_named(letter))
        return {std::string(1, letter)};
    for (const auto& [name, symbol] : sign_meanings)
        if (name.front() == letter)
            return {std::string(symbol)};
    const char small = lower(letter);
    if (small == 'x')
        return {"x"};
    const auto file = file_named(small);
    const auto role = role_lettered(upper(letter));
    Atom atom;
    if (role)
        atom.emplace_back(1, upper(letter));
    if (file && (!role || letter == small || capitals != Capitals::some))
        atom.insert(letter == small ? atom.begin() : atom.end(), std::string(1, small));
    return atom;
}

/// A word has a meaning as a whole, or each of its letters has one; none of them where one has not.
std::vector<Atom> atoms_of(std::string_view word) {
    Atom whole = word_means(word);
    if (word.size() > 1 && !whole.empty())
        return {std::move(whole)};
    const auto capitals = std::ranges::any_of(word, is_lower) ? Capitals::some : Capitals::all;
    std::vector<Atom> atoms;
    for (const char letter : word)
        atoms.push_back(letter_means(letter, capitals));
    if (word.size() == 1)
        atoms.front().insert(atoms.front().end(), whole.begin(), whole.end());
    return std::ranges::any_of(atoms, &Atom::empty) ? std::vector<Atom>() : atoms;
}

std::string_view without_stops(std::string_view word) {
    while (!word.empty() && std::string_view(",;.").contains(word.back()))
        word.remove_suffix(1);
    return word;
}

/// Each dash as a word of its own.
std::string with_parted_dashes(std::string_view text) {
    std::string parted;
    for (const char c : text)
        parted += c == '-' ? std::string(" - ") : std::string(1, c);
    return parted;
}

std::vector<std::string> each_with_each(const std::vector<Atom>& atoms) {
    std::vector<std::string> forms{""};
    for (const Atom& atom : atoms) {
        std::vector<std::string> longer;
        for (const std::string& form : forms)
            for (const std::string& symbol : atom)
                longer.push_back(form + symbol);
        if (longer.size() > most_forms)
            return {};
        forms = std::move(longer);
    }
    return forms;
}

}  // namespace

bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

std::string with_plain_signs(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto* const sign = std::ranges::find_if(
            signs_beyond_ascii, [&](const Named& one) { return text.starts_with(one.name); });
        const bool is_sign = sign != std::end(signs_beyond_ascii);
        plain += is_sign ? sign->symbol : text.substr(0, 1);
        text.remove_prefix(is_sign ? sign->name.size() : 1);
    }
    return plain;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks())
        words.push_back(cursor.take_word());
    return words;
}

std::vector<std::string> letters_meant(std::string_view text) {
    const std::string plain = with_parted_dashes(with_plain_signs(text));
    std::vector<Atom> atoms;
    for (const std::string_view word : words_of(plain)) {
        const std::string_view bare = without_stops(word);
        if (bare.empty())
            continue;
        const std::vector<Atom> more = atoms_of(bare);
        if (more.empty() || atoms.size() + more.size() > most_atoms)
            return {};
        atoms.insert(atoms.end(), more.begin(), more.end());
    }
    return each_with_each(atoms);
}

std::optional<Square> square_meant(std::string_view text) {
    for (const std::string& form : letters_meant(text))
        if (const auto square = square_named(form))
            return square;
    return std::nullopt;
}

std::optional<File> file_meant(std::string_view word) {
    for (const std::string& form : letters_meant(word))
        if (form.size() == 1 && file_named(form.front()))
            return file_named(form.front());
    return std::nullopt;
}

std::optional<Role> role_meant(std::string_view word) {
    for (const std::string& form : letters_meant(word))
        if (form.size() == 1 && role_lettered(form.front()))
            return role_lettered(form.front());
    return std::nullopt;
}

std::optional<int> number_meant(std::string_view word) {
    constexpr int most = 999;
    int number = 0;
    const auto [end, error] = std::from_chars(word.begin(), word.end(), number);
    if (error == std::errc() && end == word.end())
        return number >= 1 && number <= most ? std::optional(number) : std::nullopt;
    const std::string small = lower(word);
    if (small == "nine")
        return 9;
    if (small == "ten")
        return 10;
    for (const std::string& symbol : word_means(small))
        if (symbol.size() == 1 && is_digit(symbol.front()))
            return symbol.front() - '0';
    return std::nullopt;
}

bool says_nothing(std::string_view text) {
    return std::ranges::any_of(letters_meant(text), &std::string::empty);
}

}  // namespace arbiter
