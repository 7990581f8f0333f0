#include "arbiter/notation/heard_words.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/dashes.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/notation/piece_letters.hpp"

namespace arbiter {

namespace {

struct Named {
    std::string_view name;
    std::string_view symbol;
};

/// One word may mean several things; the likelier comes first. Among them what dictation makes of
/// the words: "night", "won". In small letters.
constexpr Named english_words[] = {
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
    {"promoting", "="},
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

constexpr Named german_words[] = {
    // The men.
    {"könig", "K"},
    {"koenig", "K"},
    {"dame", "Q"},
    {"damen", "Q"},
    {"turm", "R"},
    {"türme", "R"},
    {"tuerme", "R"},
    {"läufer", "B"},
    {"laeufer", "B"},
    {"springer", "N"},
    {"pferd", "N"},
    {"bauer", "P"},
    {"bauern", "P"},
    // The files: as Law D.2.1 does, as Germans spell, and as the letters sound.
    {"anna", "a"},
    {"anton", "a"},
    {"ah", "a"},
    {"bella", "b"},
    {"berta", "b"},
    {"bertha", "b"},
    {"be", "b"},
    {"cesar", "c"},
    {"caesar", "c"},
    {"cäsar", "c"},
    {"ce", "c"},
    {"zeh", "c"},
    {"david", "d"},
    {"dora", "d"},
    {"de", "d"},
    {"eva", "e"},
    {"emil", "e"},
    {"eh", "e"},
    {"felix", "f"},
    {"friedrich", "f"},
    {"ef", "f"},
    {"eff", "f"},
    {"gustav", "g"},
    {"ge", "g"},
    {"geh", "g"},
    {"hector", "h"},
    {"hektor", "h"},
    {"heinrich", "h"},
    {"ha", "h"},
    // What happens.
    {"schlägt", "x"},
    {"schlaegt", "x"},
    {"schlagen", "x"},
    {"schlage", "x"},
    {"schlag", "x"},
    {"nimmt", "x"},
    {"nehme", "x"},
    {"nimm", "x"},
    {"nach", "-"},
    {"zu", "-"},
    {"geht", "-"},
    {"zieht", "-"},
    {"wird", "="},
    {"verwandelt", "="},
    {"umwandlung", "="},
    {"gleich", "="},
    {"schach", "+"},
    {"schachmatt", "+"},
    {"matt", "+"},
    // What says nothing.
    {"der", ""},
    {"die", ""},
    {"das", ""},
    {"den", ""},
    {"dem", ""},
    {"ein", ""},
    {"eine", ""},
    {"einen", ""},
    {"einer", ""},
    {"einem", ""},
    {"sich", ""},
    {"in", ""},
    {"zur", ""},
    {"zum", ""},
    {"auf", ""},
    {"am", ""},
    {"von", ""},
    {"aus", ""},
    {"mit", ""},
    {"und", ""},
    {"en", ""},
    {"passant", ""},
    {"feld", ""},
    {"linie", ""},
    {"reihe", ""},
    {"bitte", ""},
    {"jetzt", ""},
    // The ranks.
    {"eins", "1"},
    {"zwei", "2"},
    {"zwo", "2"},
    {"drei", "3"},
    {"vier", "4"},
    {"fünf", "5"},
    {"fuenf", "5"},
    {"sechs", "6"},
    {"sieben", "7"},
    {"acht", "8"},
};

std::span<const Named> words_in(Tongue tongue) {
    return tongue == Tongue::german ? std::span<const Named>(german_words) : english_words;
}

/// A man by his letter in that language, which German shares with a file in D and B.
std::optional<Role> role_lettered_in(Tongue tongue, char capital) {
    if (tongue == Tongue::english)
        return role_lettered(capital);
    static const PieceLetters letters = letters_of("de").value_or(english_letters);
    const auto* const found = std::ranges::find(letters, std::string_view(&capital, 1));
    if (found == letters.end())
        return std::nullopt;
    return all_roles[static_cast<std::size_t>(found - letters.begin())];
}

constexpr Named sign_meanings[] = {
    {":", "x"}, {">", "-"}, {"=", "="}, {"(", "="}, {"/", "="},
    {")", ""},  {"+", "+"}, {"#", "+"}, {"!", "+"}, {"?", "+"},
};

/// In UTF-8.
constexpr Named signs_beyond_ascii[] = {
    {"…", "."},
    // Capitals and parted letters of German words.
    {"Ä", "ä"},
    {"Ö", "ö"},
    {"Ü", "ü"},
    {"a\u0308", "ä"},
    {"o\u0308", "ö"},
    {"u\u0308", "ü"},
    {"A\u0308", "ä"},
    {"O\u0308", "ö"},
    {"U\u0308", "ü"},
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

Atom word_means(std::string_view word, Tongue tongue) {
    const std::string small = lower(word);
    Atom atom;
    for (const auto& [name, symbol] : words_in(tongue))
        if (name == small)
            atom.emplace_back(symbol);
    return atom;
}

enum class Capitals : std::uint8_t { all, some };

/// In "Bxc4" the capital is a bishop; in "BXC4" and "B four" it may be a file too.
Atom letter_means(char letter, Capitals capitals, Tongue tongue) {
    if (letter == '-' || rank_named(letter))
        return {std::string(1, letter)};
    for (const auto& [name, symbol] : sign_meanings)
        if (name.front() == letter)
            return {std::string(symbol)};
    const char small = lower(letter);
    if (small == 'x')
        return {"x"};
    const auto file = file_named(small);
    const auto role = role_lettered_in(tongue, upper(letter));
    Atom atom;
    if (role)
        atom.emplace_back(1, arbiter::letter(*role));
    if (file && (!role || letter == small || capitals != Capitals::some))
        atom.insert(letter == small ? atom.begin() : atom.end(), std::string(1, small));
    return atom;
}

/// "Dd4" names a file once too often for English: it is another language's queen.
bool names_foreign_man(std::string_view word, Tongue tongue) {
    return word.size() == 3 && is_upper(word[0]) && file_named(lower(word[0])) &&
           !role_lettered_in(tongue, word[0]) && file_named(word[1]) && rank_named(word[2]);
}

/// A word has a meaning as a whole, or each of its letters has one; none of them where one has not.
std::vector<Atom> atoms_of(std::string_view word, Tongue tongue) {
    Atom whole = word_means(word, tongue);
    if (word.size() > 1 && !whole.empty())
        return {std::move(whole)};
    if (word.size() > most_atoms || names_foreign_man(word, tongue))
        return {};
    const auto capitals = std::ranges::any_of(word, is_lower) ? Capitals::some : Capitals::all;
    std::vector<Atom> atoms;
    for (const char letter : word)
        atoms.push_back(letter_means(letter, capitals, tongue));
    if (word.size() == 1)
        atoms.front().insert(atoms.front().end(), whole.begin(), whole.end());
    return std::ranges::any_of(atoms, &Atom::empty) ? std::vector<Atom>() : atoms;
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
        if (const std::size_t dash = length_of_dash(text)) {
            plain += '-';
            text.remove_prefix(dash);
            continue;
        }
        const auto* const sign = std::ranges::find_if(
            signs_beyond_ascii, [&](const Named& one) { return text.starts_with(one.name); });
        const bool is_sign = sign != std::end(signs_beyond_ascii);
        plain += is_sign ? sign->symbol : text.substr(0, 1);
        text.remove_prefix(is_sign ? sign->name.size() : 1);
    }
    return plain;
}

std::string_view without_stops(std::string_view word) {
    while (!word.empty() && std::string_view(",;.").contains(word.back()))
        word.remove_suffix(1);
    return word;
}

std::vector<std::string> letters_meant(std::string_view text, Tongue tongue) {
    const std::string plain = with_parted_dashes(with_plain_signs(text));
    std::vector<Atom> atoms;
    for (const std::string_view word : words_of(plain)) {
        const std::string_view bare = without_stops(word);
        if (bare.empty())
            continue;
        const std::vector<Atom> more = atoms_of(bare, tongue);
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
    for (const std::string& symbol : word_means(small, Tongue::english))
        if (symbol.size() == 1 && is_digit(symbol.front()))
            return symbol.front() - '0';
    return std::nullopt;
}

bool says_nothing(std::string_view text, Tongue tongue) {
    return std::ranges::any_of(letters_meant(text, tongue), &std::string::empty);
}

}  // namespace arbiter
