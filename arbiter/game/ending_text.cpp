#include "arbiter/game/ending_text.hpp"

#include <optional>
#include <utility>

#include "arbiter/game/mating_chances.hpp"
#include "arbiter/game/said_english.hpp"

namespace arbiter {

namespace {

/// What a player did that would have lost, and the words for it where the opponent could not win.
struct Fault {
    Say lost;
    Say drawn;
};

/// Nothing where the game did not end by such an act.
std::optional<Fault> fault_of(const Ending& ending) {
    switch (ending.reason) {
        case EndReason::resignation:
            return Fault{Say::resigned, Say::resigned_to_no_mate};
        case EndReason::flag:
            return Fault{Say::flag_fell, ending.article == material_article
                                             ? Say::flag_fell_to_no_material
                                             : Say::flag_fell_to_no_mate};
        case EndReason::illegal_moves:
            return Fault{Say::illegal_moves_lost, Say::illegal_moves_lost_to_no_mate};
        case EndReason::checkmate:
        case EndReason::stalemate:
        case EndReason::dead_position:
        case EndReason::threefold:
        case EndReason::fivefold:
        case EndReason::fifty:
        case EndReason::seventyfive:
        case EndReason::agreement:
        case EndReason::forfeit:
        case EndReason::arbiter:
            return std::nullopt;
    }
    std::unreachable();
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

Said said_of(const Ending& ending) {
    const auto fault = fault_of(ending);
    if (!ending.by || !fault)
        return {.id = Say::ended_by, .reason = ending.reason};
    return {.id = ending.result == Result::draw ? fault->drawn : fault->lost, .side = ending.by};
}

std::string reason_in_words(const Ending& ending) { return english(said_of(ending)); }

std::string doubt_in_words(const Ending& ending) {
    if (!ending.is_undecided || !ending.by)
        return "";
    return english({.id = Say::mate_is_undecided, .side = ending.by}) + '.';
}

std::string ending_in_words(const Ending& ending) {
    std::string words = reason_in_words(ending) + '.';
    words += verdict_in_words(ending);
    if (const std::string doubt = doubt_in_words(ending); !doubt.empty())
        words += ' ' + doubt;
    return words;
}

}  // namespace arbiter
