#include "arbiter/notation/heard_move.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/rules/piece.hpp"

namespace arbiter {

namespace {

using Words = std::span<const std::string_view>;

bool is_among(std::string_view word, Words words) {
    return std::ranges::find(words, word) != words.end();
}

/// How a language speaks of castling, and what people say around a move. The latter is not among
/// the words of moves: behind "resign" it is no nothing.
struct HeardLanguage {
    Words castles;
    Words king_side;
    Words queen_side;
    Words talk;
};

constexpr std::string_view castles_en[] = {"castle", "castles", "castling"};
constexpr std::string_view king_side_en[] = {"kingside", "king", "king's", "kings", "short"};
constexpr std::string_view queen_side_en[] = {"queenside", "queen", "queen's", "queens", "long"};
constexpr std::string_view talk_en[] = {"i",    "i'll", "let's", "my",   "move",
                                        "play", "go",   "then",  "well", "so",
                                        "okay", "ok",   "um",    "uh",   "with"};
constexpr std::string_view castles_de[] = {"rochade", "rochiere", "rochiert", "rochieren"};
constexpr std::string_view king_side_de[] = {"kurz",   "kurze",        "kurzen",      "klein",
                                             "kleine", "königsflügel", "königsseite", "könig"};
constexpr std::string_view queen_side_de[] = {"lang",       "lange", "langen", "groß",
                                              "große",      "gross", "grosse", "damenflügel",
                                              "damenseite", "dame"};
constexpr std::string_view talk_de[] = {"ich", "spiele", "ziehe", "gehe", "mein", "zug", "ist",
                                        "nun", "so",     "dann",  "also", "ja",   "äh",  "ähm"};

constexpr HeardLanguage heard_english{castles_en, king_side_en, queen_side_en, talk_en};
constexpr HeardLanguage heard_german{castles_de, king_side_de, queen_side_de, talk_de};

const HeardLanguage& heard_language(Tongue tongue) {
    return tongue == Tongue::german ? heard_german : heard_english;
}

std::string without_talk(std::string_view text, Tongue tongue) {
    std::string rest;
    for (const std::string_view word : words_of(text))
        if (!is_among(lower(without_stops(word)), heard_language(tongue).talk))
            (rest += rest.empty() ? "" : " ") += word;
    return rest;
}

/// Written with letters or zeros.
HeardCastling written_castling(std::string_view text) {
    std::size_t steps = 0;
    while (!text.empty() && std::string_view("+#!?").contains(text.back()))
        text.remove_suffix(1);
    for (const char c : text)
        if (c == 'O' || c == 'o' || c == '0')
            ++steps;
        else if (c != '-' && !is_blank(c))
            return HeardCastling::none;
    return steps == 2   ? HeardCastling::king_side
           : steps == 3 ? HeardCastling::queen_side
                        : HeardCastling::none;
}

/// "check", "matt". German may be followed by English: "Kurze Rochade, check" (Law D.2.1).
bool says_check(std::string_view word, Tongue tongue) {
    const std::vector<std::string> check{"+"};
    return letters_meant(word, tongue) == check || letters_meant(word, Tongue::english) == check;
}

/// What is left of the words once those of castling and those that say nothing are taken away:
/// "king side", "long". Nothing where there are none of castling.
std::optional<std::string> wing_spoken(std::string_view text, Tongue tongue) {
    std::string small = lower(without_talk(text, tongue));
    std::ranges::replace(small, '-', ' ');
    // In one word as well: "Langrochade".
    for (const std::string_view wing : {"lang", "kurz"})
        if (small.starts_with(std::string(wing) + "rochade"))
            small.insert(wing.size(), 1, ' ');
    bool castles = false;
    std::string wing;
    for (const std::string_view given : words_of(small)) {
        const std::string_view word = without_stops(given);
        if (is_among(word, heard_language(tongue).castles))
            castles = true;
        else if (!is_any_of(word, {"side", "seite", "to", "zu"}) && !says_nothing(word, tongue) &&
                 !says_check(word, tongue))
            (wing += wing.empty() ? "" : " ") += word;
    }
    return castles ? std::optional(wing) : std::nullopt;
}

/// The man in the words, if he is one and nothing else: "knight", "Springer".
bool names_man(std::string_view word, Tongue tongue) {
    const auto meant = letters_meant(word, tongue);
    return word.size() > 1 && meant.size() == 1 && meant.front().size() == 1 &&
           role_lettered(meant.front().front());
}

/// "take the queen with the pawn on d5" as "pawn take the queen on d5": who takes comes first,
/// where "with" names him. "with check" names nobody.
std::string with_taker_first(std::string_view text, Tongue tongue) {
    const auto words = words_of(text);
    const auto with = std::ranges::find_if(
        words, [](std::string_view word) { return is_any_of(lower(word), {"with", "mit"}); });
    if (with == words.end())
        return std::string(text);
    const auto man = std::find_if_not(with + 1, words.end(), [&](std::string_view word) {
        return says_nothing(word, tongue) || is_any_of(lower(word), {"my", "meinem", "meiner"});
    });
    if (man == words.end() || !names_man(without_stops(*man), tongue))
        return std::string(text);
    std::string turned(without_stops(*man));
    for (auto word = words.begin(); word != words.end(); ++word)
        if (word < with || word > man)
            (turned += ' ') += *word;
    return turned;
}

/// As notation has it: without strokes between the squares, the pawn's letter and the name of whom
/// it takes, "Rxpd5" or "Rx-Nd5". Nothing where a pawn is another man besides, the b of "pawn b2"
/// being no bishop, and where only who is taken is named: anybody may take him.
std::optional<std::string> as_notation(std::string form) {
    std::erase(form, '-');
    const auto is_end =
        std::ranges::unique(form, [](char one, char next) { return one == '=' && next == '='; });
    form.erase(is_end.begin(), is_end.end());
    if (form.size() > 1 && form.front() == 'x' && role_lettered(form[1]) &&
        !file_named(lower(form[1])))
        return std::nullopt;
    if (const std::size_t takes = form.find('x');
        takes != std::string::npos && takes + 1 < form.size() && role_lettered(form[takes + 1]))
        form.erase(takes + 1, 1);
    if (!form.starts_with('P'))
        return form;
    form.erase(0, 1);
    return form.empty() || !role_lettered(form.front()) ? std::optional(form) : std::nullopt;
}

/// "BxN", "Qx", "xN+".
std::optional<HeardCapture> capture_of_men(std::string form) {
    std::erase_if(form, [](char c) { return c == '-' || c == '+'; });
    const std::size_t takes = form.find('x');
    if (takes == std::string::npos || takes > 1 || form.size() > takes + 2 || form.size() < 2)
        return std::nullopt;
    HeardCapture capture;
    if (takes == 1 && !(capture.taker = role_lettered(form.front())))
        return std::nullopt;
    if (form.size() > takes + 1 && !(capture.taken = role_lettered(form.back())))
        return std::nullopt;
    return capture;
}

}  // namespace

HeardCastling castling_heard(std::string_view text, Tongue tongue) {
    const std::string plain = with_plain_signs(text);
    if (const auto written = written_castling(plain); written != HeardCastling::none)
        return written;
    const auto wing = wing_spoken(plain, tongue);
    if (!wing)
        return HeardCastling::none;
    if (wing->empty())
        return HeardCastling::either;
    const HeardLanguage& words = heard_language(tongue);
    if (is_among(*wing, words.king_side))
        return HeardCastling::king_side;
    return is_among(*wing, words.queen_side) ? HeardCastling::queen_side : HeardCastling::unclear;
}

std::optional<HeardCapture> capture_heard(std::string_view text, Tongue tongue) {
    if (words_of(text).size() < 2)
        return std::nullopt;
    std::optional<HeardCapture> heard;
    for (const std::string& form :
         letters_meant(without_talk(with_taker_first(text, tongue), tongue), tongue)) {
        const auto capture = capture_of_men(form);
        if (!capture || (heard && *heard != *capture))
            return std::nullopt;
        heard = capture;
    }
    return heard;
}

std::vector<std::string> notations_heard(std::string_view text, Tongue tongue) {
    std::vector<std::string> all{std::string(text)};
    const std::string said = with_taker_first(text, tongue);
    for (const std::string& form : letters_meant(without_talk(said, tongue), tongue))
        if (auto meant = as_notation(form); meant && std::ranges::find(all, *meant) == all.end())
            all.push_back(*std::move(meant));
    return all;
}

}  // namespace arbiter
