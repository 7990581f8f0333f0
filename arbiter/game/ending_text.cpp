#include "arbiter/game/ending_text.hpp"

#include <utility>

namespace arbiter {

namespace {

/// What the player did that loses, unless the opponent can never mate; empty where it is no such
/// act.
std::string_view fault_in_words(EndReason reason) {
    switch (reason) {
        case EndReason::resignation:
            return " resigns";
        case EndReason::flag:
            return "'s flag has fallen";
        case EndReason::illegal_moves:
            return " has completed a second illegal move";
        default:
            return "";
    }
}

std::string_view verdict_in_words(const Ending& ending) {
    switch (ending.result) {
        case Result::white_wins:
            return " White wins.";
        case Result::black_wins:
            return " Black wins.";
        case Result::both_lose:
            return " Both sides lose.";
        case Result::draw:
            return ending.reason == EndReason::agreement ? "" : " Draw.";
        case Result::white_half_only:
            return " White scores half a point, Black none.";
        case Result::black_half_only:
            return " Black scores half a point, White none.";
        case Result::none:
            return " The game does not count.";
    }
    std::unreachable();
}

}  // namespace

std::string reason_in_words(const Ending& ending) {
    const std::string_view fault = fault_in_words(ending.reason);
    if (!ending.by || fault.empty())
        return std::string(describe(ending.reason));
    std::string text = std::string(capitalized_name(*ending.by)) + std::string(fault);
    if (ending.result == Result::draw)
        text += ", but " + std::string(capitalized_name(opponent(*ending.by))) + " can never mate";
    return text;
}

std::string doubt_in_words(const Ending& ending) {
    if (!ending.is_undecided || !ending.by)
        return "";
    return "Whether " + std::string(capitalized_name(opponent(*ending.by))) +
           " can still mate is undecided: the arbiter may rule otherwise.";
}

std::string ending_in_words(const Ending& ending) {
    std::string words = reason_in_words(ending) + '.';
    words += verdict_in_words(ending);
    if (const std::string doubt = doubt_in_words(ending); !doubt.empty())
        words += ' ' + doubt;
    return words;
}

}  // namespace arbiter
