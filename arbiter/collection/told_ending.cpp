#include "arbiter/collection/told_ending.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

namespace {

/// What the tags say of how the game ended, an empty text for each that says nothing: so do most,
/// with PGN's word "normal" (9.8.1).
std::array<std::string_view, 2> words_of_ending(const CollectedGame& game) {
    const auto words = [&](std::string_view name) {
        const std::string_view value = game.tag(name).value_or("");
        return value == "normal" || value == "Normal" ? std::string_view() : value;
    };
    return {words("Termination"), words("TerminationDetails")};
}

bool has_any(std::string_view text, std::span<const std::string_view> phrases) {
    return std::ranges::any_of(phrases, [&](std::string_view one) { return text.contains(one); });
}

/// Longer texts are somebody's notes.
constexpr std::size_t longest_time_words = 120;

/// "white forfeits on time", "time forfeit": small letters.
bool tells_of_time(std::string_view text) {
    static constexpr std::array<std::string_view, 12> phrases{
        "forfeits on time", "forfeit on time", "loses on time", "lost on time",
        "wins on time",     "won on time",     "time forfeit",  "out of time",
        "timeout",          "flag fell",       "time expired",  "flag has fallen"};
    // "Black would have lost on time anyway, and resigns."
    static constexpr std::array<std::string_view, 6> doubts{"would", "could",  "not ",
                                                            "n't ",  "almost", "resign"};
    return text.size() <= longest_time_words && has_any(text, phrases) && !has_any(text, doubts);
}

std::optional<EndReason> told_reason(std::string_view termination) {
    const std::string text = lower(termination);
    // A tag has nothing else to say than how the game ended, so that less is enough here.
    static constexpr std::array<std::string_view, 10> of_time{
        "on time",   "by time",    "time out",     "time-out",     "timeforfeit",
        "time loss", "time limit", "time_forfeit", "time-forfeit", "flag"};
    // "Both flags fell" is no loss (Guideline III.3.1), and time pressure none either.
    static constexpr std::array<std::string_view, 8> no_flag{
        "not ", "n't ", "both ", "agree", "claim", "repetition", "pressure", "trouble"};
    static constexpr std::array<std::string_view, 2> no_resignation{"not resign", "n't resign"};
    const bool is_of_time = text == "time" || tells_of_time(text) || has_any(text, of_time);
    if (is_of_time && !has_any(text, no_flag))
        return EndReason::flag;
    if (text.contains("resign") && !has_any(text, no_resignation))
        return EndReason::resignation;
    return std::nullopt;
}

/// "flagfan won by resignation" without the player, whose name may say anything.
std::string_view without_player(std::string_view termination, const CollectedGame& game) {
    static constexpr std::array<std::string_view, 7> verbs{
        " won ", " wins ", " lost ", " loses ", " resign", " forfeits ", " forfeited "};
    for (const std::string_view side : {"White", "Black"}) {
        const std::string_view name = game.tag(side).value_or("");
        if (name.empty() || !termination.starts_with(name))
            continue;
        const std::string_view rest = termination.substr(name.size());
        if (std::ranges::any_of(verbs,
                                [&](std::string_view verb) { return rest.starts_with(verb); }))
            return rest;
    }
    return termination;
}

/// Whatever the case.
bool begins_with(std::string_view text, std::string_view beginning) {
    return text.size() >= beginning.size() &&
           std::ranges::equal(text.substr(0, beginning.size()), beginning,
                              [](char a, char b) { return lower(a) == lower(b); });
}

/// "[%clk 0:00:00] Black forfeits on time" without the clock.
std::string_view without_commands(std::string_view text) {
    const auto skip_blanks = [&] {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    };
    for (skip_blanks(); text.starts_with("[%") && text.contains(']'); skip_blanks())
        text.remove_prefix(text.find(']') + 1);
    return text;
}

/// "White" or a player's name, with which a text may begin.
struct Subject {
    Color side;
    std::string_view name;
};

/// Whom "White wins on time" or "Anna lost by resignation" calls the loser.
std::optional<Color> loser_by(std::string_view text, const Subject& subject) {
    static constexpr std::array<std::string_view, 2> of_winner{" win", " won"};
    static constexpr std::array<std::string_view, 8> of_loser{
        " los", " forfeit", " resign", "'s flag", "'s time", " flag", " ran out", " runs out"};
    if (subject.name.empty() || !begins_with(text, subject.name))
        return std::nullopt;
    const std::string rest = lower(text.substr(subject.name.size()));
    const auto goes_on_with = [&](std::span<const std::string_view> words) {
        return std::ranges::any_of(words,
                                   [&](std::string_view one) { return rest.starts_with(one); });
    };
    if (goes_on_with(of_winner))
        return opponent(subject.side);
    return goes_on_with(of_loser) ? std::optional(subject.side) : std::nullopt;
}

template <std::size_t Size>
std::optional<Color> loser_by(std::string_view text, const std::array<Subject, Size>& subjects) {
    for (const Subject& subject : subjects)
        if (const auto loser = loser_by(text, subject))
            return loser;
    return std::nullopt;
}

std::array<Subject, 4> subjects_of(const CollectedGame& game) {
    return {{{Color::white, "White"},
             {Color::white, game.tag("White").value_or("")},
             {Color::black, "Black"},
             {Color::black, game.tag("Black").value_or("")}}};
}

std::optional<EndReason> reason_by_tags(const CollectedGame& game) {
    for (const std::string_view words : words_of_ending(game))
        if (!words.empty())
            if (const auto reason = told_reason(without_player(words, game)))
                return reason;
    return std::nullopt;
}

}  // namespace

std::optional<TimeComment> read_time_comment(std::string_view text) {
    static constexpr std::string_view drawn = "game drawn because ";
    static constexpr std::array<Subject, 2> sides{
        {{Color::white, "White"}, {Color::black, "Black"}}};
    if (text.size() > longest_time_words || !tells_of_time(lower(text)))
        return std::nullopt;
    text = without_commands(text);
    if (begins_with(text, drawn))
        text.remove_prefix(drawn.size());
    return TimeComment{loser_by(text, sides)};
}

std::optional<PgnResult> told_result(const CollectedGame& game) {
    if (game.played.result && game.played.result->score)
        return game.played.result;
    if (const auto tag = game.tag("Result"))
        if (const auto result = result_of_tag(*tag))
            return result;
    return game.played.result;
}

std::optional<Color> told_loser(const CollectedGame& game) {
    for (const std::string_view words : words_of_ending(game))
        if (!words.empty())
            if (const auto loser = loser_by(words, subjects_of(game)))
                return loser;
    return game.time_comment ? game.time_comment->loser : std::nullopt;
}

std::optional<ToldEnding> told_ending(const CollectedGame& game) {
    const auto result = told_result(game);
    if (!result || !result->score)
        return std::nullopt;
    const auto by_tags = reason_by_tags(game);
    if (!by_tags && !game.time_comment)
        return std::nullopt;
    const EndReason reason = by_tags.value_or(EndReason::flag);
    const auto loser = told_loser(game);
    const auto ending_of = [&](Color color) {
        const bool is_contradicted = loser.value_or(color) != color;
        return is_contradicted ? std::nullopt : std::optional(ToldEnding{reason, color});
    };
    switch (*result->score) {
        case Result::white_wins:
            return ending_of(Color::black);
        case Result::black_wins:
            return ending_of(Color::white);
        case Result::draw:
            if (reason != EndReason::flag)
                return std::nullopt;
            // A note may tell of another game.
            if (!loser && !by_tags)
                return std::nullopt;
            return ToldEnding{reason, loser.value_or(game.played.final_position.turn())};
        case Result::both_lose:
        case Result::white_half_only:
        case Result::black_half_only:
        case Result::none:
            return std::nullopt;
    }
    std::unreachable();
}

bool is_otherwise_ended(const CollectedGame& game) {
    static constexpr std::array<std::string_view, 8> reasons{"adjudicat",  "death",   "emergency",
                                                             "infraction", "forfeit", "default",
                                                             "disqualif",  "arbiter"};
    return std::ranges::any_of(words_of_ending(game), [&](std::string_view words) {
        return has_any(lower(words), reasons);
    });
}

}  // namespace arbiter
