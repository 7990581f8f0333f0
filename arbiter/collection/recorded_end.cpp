#include "arbiter/collection/recorded_end.hpp"

#include <array>
#include <optional>
#include <string>

#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/told_ending.hpp"
#include "arbiter/collection/words.hpp"
#include "arbiter/game/draw_limits.hpp"

namespace arbiter {

namespace {

struct Named {
    std::string_view code;
    std::string_view words;
};

/// In the order of RecordedEnd.
constexpr std::array<Named, recorded_ends> names{{
    {"checkmate", "Checkmate"},
    {"stalemate", "Stalemate"},
    {"dead_position", "Dead position"},
    {"fivefold", "Fivefold repetition"},
    {"seventyfive", "75 moves"},
    {"flag", "Time"},
    {"resignation", "Resignation"},
    {"adjudication", "Adjudication"},
    {"abandoned", "Abandoned"},
    {"threefold", "Threefold repetition"},
    {"fifty", "50 moves"},
    {"won", "Won, not told how"},
    {"drawn", "Drawn, not told how"},
    {"unfinished", "Unfinished"},
}};

std::optional<RecordedEnd> ended_by_board(EndReason reason) {
    switch (reason) {
        case EndReason::checkmate:
            return RecordedEnd::checkmate;
        case EndReason::stalemate:
            return RecordedEnd::stalemate;
        case EndReason::dead_position:
            return RecordedEnd::dead_position;
        case EndReason::fivefold:
            return RecordedEnd::fivefold;
        case EndReason::seventyfive:
            return RecordedEnd::seventyfive;
        default:
            return std::nullopt;
    }
}

std::optional<RecordedEnd> ended_by_record(const CollectedGame& game) {
    if (const auto told = told_ending(game))
        return told->reason == EndReason::flag ? RecordedEnd::flag : RecordedEnd::resignation;
    const std::string termination = lower(game.tag("Termination").value_or(""));
    if (termination.contains("adjudicat"))
        return RecordedEnd::adjudication;
    if (termination.contains("abandon"))
        return RecordedEnd::abandoned;
    return std::nullopt;
}

RecordedEnd ended_by_result(const CollectedGame& game, const History* history) {
    const auto result = told_result(game);
    if (!result || !result->score || result->score == Result::none)
        return RecordedEnd::unfinished;
    if (result->score == Result::white_wins || result->score == Result::black_wins)
        return RecordedEnd::won;
    // That both lose, or one has half a point, nobody but an arbiter can decide.
    if (result->score != Result::draw)
        return RecordedEnd::adjudication;
    if (!game.played.is_complete)
        return RecordedEnd::drawn;
    if (history != nullptr && history->repetitions() >= claimable_repetitions)
        return RecordedEnd::threefold;
    return game.played.final_position.halfmove_clock() >= fifty_moves ? RecordedEnd::fifty
                                                                      : RecordedEnd::drawn;
}

}  // namespace

RecordedEnd recorded_end(const CollectedGame& game) {
    const auto history = history_for_draws(game);
    const History* const counted = history ? &*history : nullptr;
    if (game.played.is_complete)
        if (const auto end = board_ending(game, counted, fide_ruleset()))
            if (const auto known = ended_by_board(end->ending.reason))
                return *known;
    if (const auto known = ended_by_record(game))
        return *known;
    return ended_by_result(game, counted);
}

std::string_view code(RecordedEnd end) { return names[static_cast<std::size_t>(end)].code; }
std::string_view describe(RecordedEnd end) { return names[static_cast<std::size_t>(end)].words; }

}  // namespace arbiter
