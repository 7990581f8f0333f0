// The words by which the JSON form of a game names the values of enumerations
// (docs/game-events.md).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/base/enumerators.hpp"
#include "arbiter/game/arbiter_acts.hpp"
#include "arbiter/game/kept_verdict.hpp"
#include "arbiter/game/play_events.hpp"
#include "arbiter/game/quickplay_events.hpp"
#include "arbiter/game/terms.hpp"

namespace arbiter {

/// "points_raised", ...
[[nodiscard]] constexpr std::string_view code(Penalty penalty) {
    switch (penalty) {
        case Penalty::warning:
            return "warning";
        case Penalty::points_raised:
            return "points_raised";
        case Penalty::points_reduced:
            return "points_reduced";
        case Penalty::game_lost:
            return "game_lost";
        case Penalty::fine:
            return "fine";
        case Penalty::round_exclusion:
            return "round_exclusion";
        case Penalty::expulsion:
            return "expulsion";
    }
    std::unreachable();
}

/// "agreed", ...
[[nodiscard]] constexpr std::string_view code(NormalMeansDecision decision) {
    switch (decision) {
        case NormalMeansDecision::agreed:
            return "agreed";
        case NormalMeansDecision::postponed:
            return "postponed";
        case NormalMeansDecision::rejected:
            return "rejected";
        case NormalMeansDecision::delay_clock:
            return "delay_clock";
    }
    std::unreachable();
}

/// "not_running", "slow_store".
[[nodiscard]] constexpr std::string_view code(DowntimeCause cause) {
    switch (cause) {
        case DowntimeCause::not_running:
            return "not_running";
        case DowntimeCause::slow_store:
            return "slow_store";
    }
    std::unreachable();
}

/// "by_pressing", ...
[[nodiscard]] constexpr std::string_view code(Completion completion) {
    switch (completion) {
        case Completion::with_the_move:
            return "with_the_move";
        case Completion::by_pressing:
            return "by_pressing";
    }
    std::unreachable();
}

/// "program", "people".
[[nodiscard]] constexpr std::string_view code(FlagWatch watch) {
    switch (watch) {
        case FlagWatch::program:
            return "program";
        case FlagWatch::people:
            return "people";
    }
    std::unreachable();
}

/// "program", "players".
[[nodiscard]] constexpr std::string_view code(Recording recording) {
    switch (recording) {
        case Recording::program:
            return "program";
        case Recording::players:
            return "players";
    }
    std::unreachable();
}

/// "winnable", "unwinnable", "undecided".
[[nodiscard]] constexpr std::string_view code(Winnability winnability) {
    switch (winnability) {
        case Winnability::winnable:
            return "winnable";
        case Winnability::unwinnable:
            return "unwinnable";
        case Winnability::undecided:
            return "undecided";
    }
    std::unreachable();
}

/// "none", "sight", "hearing".
[[nodiscard]] constexpr std::string_view code(Impairment impairment) {
    switch (impairment) {
        case Impairment::none:
            return "none";
        case Impairment::sight:
            return "sight";
        case Impairment::hearing:
            return "hearing";
    }
    std::unreachable();
}

namespace detail {

template <typename E>
constexpr std::string_view code_of(E value) {
    return code(value);
}

}  // namespace detail

/// The value of that word; nothing where there is none.
template <typename E>
[[nodiscard]] std::optional<E> value_named(std::string_view word) {
    return enumerator_named<E, detail::code_of<E>>(word);
}

/// Every word for such a value: "program or people".
template <typename E>
[[nodiscard]] std::string all_codes() {
    std::string words;
    for (std::size_t i = 0; i < enumerators<E, detail::code_of<E>>; ++i)
        words += (i == 0 ? "" : " or ") + std::string(code(static_cast<E>(i)));
    return words;
}

}  // namespace arbiter
