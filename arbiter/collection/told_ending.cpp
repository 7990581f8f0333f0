#include "arbiter/collection/told_ending.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "arbiter/collection/words.hpp"

namespace arbiter {

namespace {

constexpr std::array<std::string_view, 2> tags_of_ending{"Termination", "TerminationDetails"};

bool has_any(std::string_view text, std::span<const std::string_view> phrases) {
    return std::ranges::any_of(phrases, [&](std::string_view one) { return text.contains(one); });
}

std::optional<EndReason> told_reason(std::string_view termination) {
    const std::string text = lower(termination);
    // A tag has nothing else to say than how the game ended, so that less is enough here.
    static constexpr std::array<std::string_view, 10> of_time{
        "on time",   "by time",    "time out",     "time-out",     "timeforfeit",
        "time loss", "time limit", "time_forfeit", "time-forfeit", "flag"};
    static constexpr std::array<std::string_view, 2> denials{"not resign", "n't resign"};
    const bool is_denied = text.contains("not ") || text.contains("n't ");
    if (text == "time" || tells_of_time(text) || (has_any(text, of_time) && !is_denied))
        return EndReason::flag;
    if (text.contains("resign") && !has_any(text, denials))
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

/// Whom "White wins on time" or "Anna lost by resignation" calls the loser.
std::optional<Color> loser_by(std::string_view termination, const CollectedGame& game) {
    static constexpr std::array<std::string_view, 2> of_winner{" win", " won"};
    static constexpr std::array<std::string_view, 8> of_loser{
        " los", " forfeit", " resign", "'s flag", "'s time", " flag", " ran out", " runs out"};
    const auto begins = [](std::string_view rest, std::span<const std::string_view> words) {
        return std::ranges::any_of(words,
                                   [&](std::string_view one) { return rest.starts_with(one); });
    };
    for (const auto& [color, side] :
         {std::pair(Color::white, "White"), std::pair(Color::black, "Black")})
        for (const std::string_view subject :
             {std::string_view(side), game.tag(side).value_or("")}) {
            if (subject.empty() || !begins_with(termination, subject))
                continue;
            const std::string rest = lower(termination.substr(subject.size()));
            if (begins(rest, of_winner))
                return opponent(color);
            if (begins(rest, of_loser))
                return color;
        }
    return std::nullopt;
}

std::optional<EndReason> told_reason(const CollectedGame& game) {
    for (const std::string_view name : tags_of_ending)
        if (const auto value = game.tag(name))
            if (const auto reason = told_reason(without_player(*value, game)))
                return reason;
    return game.is_time_told ? std::optional(EndReason::flag) : std::nullopt;
}

}  // namespace

bool tells_of_time(std::string_view text) {
    static constexpr std::array<std::string_view, 12> phrases{
        "forfeits on time", "forfeit on time", "loses on time", "lost on time",
        "wins on time",     "won on time",     "time forfeit",  "out of time",
        "timeout",          "flag fell",       "time expired",  "flag has fallen"};
    // "Black would have lost on time anyway, and resigns."
    static constexpr std::array<std::string_view, 6> doubts{"would", "could",  "not ",
                                                            "n't ",  "almost", "resign"};
    // Longer comments are somebody's notes.
    constexpr std::size_t longest = 120;
    if (text.size() > longest)
        return false;
    const std::string small = lower(text);
    return has_any(small, phrases) && !has_any(small, doubts);
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
    for (const std::string_view name : tags_of_ending)
        if (const auto value = game.tag(name))
            if (const auto loser = loser_by(*value, game))
                return loser;
    return std::nullopt;
}

std::optional<ToldEnding> told_ending(const CollectedGame& game) {
    const auto result = told_result(game);
    if (!result || !result->score)
        return std::nullopt;
    const auto reason = told_reason(game);
    if (!reason)
        return std::nullopt;
    const auto loser = told_loser(game);
    const auto ending_of = [&](Color color) {
        const bool is_contradicted = loser.value_or(color) != color;
        return is_contradicted ? std::nullopt : std::optional(ToldEnding{*reason, color});
    };
    switch (*result->score) {
        case Result::white_wins:
            return ending_of(Color::black);
        case Result::black_wins:
            return ending_of(Color::white);
        case Result::draw:
            if (*reason == EndReason::flag)
                return ToldEnding{*reason, loser.value_or(game.played.final_position.turn())};
            return std::nullopt;
        default:
            return std::nullopt;
    }
}

}  // namespace arbiter
