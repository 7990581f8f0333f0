#include "arbiter/collection/board_ending.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "arbiter/collection/mating_doubt.hpp"
#include "arbiter/collection/tag_date.hpp"
#include "arbiter/game/adjudication.hpp"
#include "arbiter/game/mating_chances.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

std::optional<BoardEnding> end_by_count(const History& history, const CountingRule& rule) {
    for (std::size_t ply = 0; ply < history.positions().size(); ++ply) {
        const Position& position = history.positions()[ply];
        auto ending = ending_by(rule, position, history.occurrence_counts()[ply]);
        if (ending && has_legal_move(position))
            return BoardEnding{*std::move(ending), ply};
    }
    return std::nullopt;
}

bool is_mate(const Position& position) { return is_check(position) && !has_legal_move(position); }

/// Mate and stalemate end a game that nothing has ended before, and no move can follow them.
std::optional<BoardEnding> end_without_moves(const ReplayedGame& game) {
    if (auto ending = ending_without_moves(game.final_position))
        return BoardEnding{*std::move(ending), game.moves.size()};
    return std::nullopt;
}

/// A dead position stays dead, so that the last one tells of all. Null moves bring no position
/// about that a game can have: of such a game only the end is asked.
std::optional<BoardEnding> end_by_death(const ReplayedGame& game, MatingJudge& judge) {
    const Position& last = game.final_position;
    if (!is_life_in_doubt(last) || is_mate(last) || !is_proved_dead(last, judge))
        return std::nullopt;
    std::size_t ply = game.moves.size();
    if (std::ranges::find(game.moves, Move()) == game.moves.end())
        ply = first_dead_position(history_of(game).positions(), judge, is_life_in_doubt)
                  .value_or(ply);
    return BoardEnding{dead_position_ending(), ply};
}

std::optional<BoardEnding> earlier(std::optional<BoardEnding> one,
                                   std::optional<BoardEnding> other) {
    if (!one || (other && other->ply < one->ply))
        return other;
    return one;
}

}  // namespace

bool ends_by_itself_at_fivefold(const CollectedGame& game) {
    constexpr std::array<int, 3> change{2014, 7, 0};
    for (const std::string_view name : {"Date", "UTCDate", "EventDate"})
        if (const auto date = read_date_in_any_order(game.tag(name).value_or("")))
            return date->parts >= change;
    return true;
}

std::optional<BoardEnding> board_ending(const CollectedGame& game, const History* history,
                                        const Ruleset& ruleset, MatingJudge& judge) {
    auto first = earlier(end_without_moves(game.played), end_by_death(game.played, judge));
    if (history == nullptr)
        return first;
    if (ends_by_itself_at_fivefold(game))
        first = earlier(first, end_by_count(*history, automatic_counting));
    if (ruleset.ends_at_threefold_and_fifty)
        first = earlier(first, end_by_count(*history, online_counting));
    return first;
}

}  // namespace arbiter
