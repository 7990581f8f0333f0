#include "arbiter/analysis/search_judge.hpp"

#include <iterator>
#include <utility>

namespace arbiter {

std::optional<std::vector<PositionJudgement>> SearchJudge::judge(const GameLine& game,
                                                                 const Stretch& stretch,
                                                                 const JudgeEffort& effort,
                                                                 const std::stop_token& stop) {
    searcher_.forget();
    return judge_stretch(game, stretch, [&](std::span<const Position> positions) {
        return judge_last(positions, effort, stop);
    });
}

std::optional<GameAnalysis> SearchJudge::analyse(const GameLine& game, const JudgeEffort& effort,
                                                 const std::stop_token& stop) {
    std::vector<PositionJudgement> all;
    for (const Stretch& stretch : stretches_of(game)) {
        auto judgements = judge(game, stretch, effort, stop);
        if (!judgements)
            return std::nullopt;
        all.insert(all.end(), std::make_move_iterator(judgements->begin()),
                   std::make_move_iterator(judgements->end()));
    }
    return analysed(game, std::move(all));
}

std::optional<PositionJudgement> SearchJudge::judge_last(std::span<const Position> positions,
                                                         const JudgeEffort& effort,
                                                         const std::stop_token& stop) {
    std::vector<std::uint64_t> earlier;
    for (const Position& position : positions.first(positions.size() - 1))
        earlier.push_back(position.key());
    SearchResult result =
        searcher_.find_best({.position = positions.back(),
                             .earlier_keys = earlier,
                             .limits = {.nodes = effort.nodes, .time = effort.time, .stop = stop},
                             .lines = effort.lines,
                             .tables = effort.tables.get()});
    if (stop.stop_requested())
        return std::nullopt;
    return PositionJudgement{.score = result.score,
                             .line = std::move(result.line),
                             .depth = result.depth,
                             .others = std::move(result.other_lines)};
}

}  // namespace arbiter
