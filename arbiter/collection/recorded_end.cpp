#include "arbiter/collection/recorded_end.hpp"

#include <optional>
#include <string>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/enumerators.hpp"
#include "arbiter/collection/board_ending.hpp"
#include "arbiter/collection/check_parts.hpp"
#include "arbiter/collection/told_ending.hpp"
#include "arbiter/game/draw_limits.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

namespace {

struct Named {
    std::string_view code;
    std::string_view words;
};

constexpr Named named(RecordedEnd end) {
    switch (end) {
        case RecordedEnd::checkmate:
            return {"checkmate", "Checkmate"};
        case RecordedEnd::stalemate:
            return {"stalemate", "Stalemate"};
        case RecordedEnd::dead_position:
            return {"dead_position", "Dead position"};
        case RecordedEnd::fivefold:
            return {"fivefold", "Fivefold repetition"};
        case RecordedEnd::seventyfive:
            return {"seventyfive", "75 moves"};
        case RecordedEnd::flag:
            return {"flag", "Time"};
        case RecordedEnd::resignation:
            return {"resignation", "Resignation"};
        case RecordedEnd::adjudication:
            return {"adjudication", "Adjudication"};
        case RecordedEnd::abandoned:
            return {"abandoned", "Abandoned"};
        case RecordedEnd::threefold:
            return {"threefold", "Threefold repetition"};
        case RecordedEnd::fifty:
            return {"fifty", "50 moves"};
        case RecordedEnd::won:
            return {"won", "Won, not told how"};
        case RecordedEnd::drawn:
            return {"drawn", "Drawn, not told how"};
        case RecordedEnd::unfinished:
            return {"unfinished", "Unfinished"};
    }
    std::unreachable();
}

static_assert(enumerators<RecordedEnd, named> == recorded_ends);

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
        case EndReason::threefold:
        case EndReason::fifty:
        case EndReason::resignation:
        case EndReason::agreement:
        case EndReason::flag:
        case EndReason::illegal_moves:
        case EndReason::forfeit:
        case EndReason::arbiter:
            return std::nullopt;
    }
    std::unreachable();
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
    ProvingJudge judge;
    if (game.played.is_complete)
        if (const auto end = board_ending(game, counted, fide_ruleset(), judge))
            if (const auto known = ended_by_board(end->ending.reason))
                return *known;
    if (const auto known = ended_by_record(game))
        return *known;
    return ended_by_result(game, counted);
}

std::string_view code(RecordedEnd end) { return named(end).code; }
std::string_view describe(RecordedEnd end) { return named(end).words; }

}  // namespace arbiter
