#include "arbiter/analysis/search_judge.hpp"

#include <utility>

namespace arbiter {

namespace {

/// Of each position of the game, in order.
std::vector<Position> positions_of(const GameLine& game) {
    std::vector<Position> positions{game.start};
    for (const Move move : game.moves)
        positions.push_back(positions.back().play(move));
    return positions;
}

}  // namespace

std::optional<GameAnalysis> SearchJudge::analyse(const GameLine& game, const JudgeEffort& effort,
                                                 const std::stop_token& stop) {
    searcher_.forget();
    const std::vector<Position> positions = positions_of(game);
    return analyse_game(game, [&](const GameLine& /*game*/, std::size_t ply) {
        std::vector<std::uint64_t> earlier;
        for (std::size_t before = 0; before < ply; ++before)
            earlier.push_back(positions[before].key());
        return judge(positions[ply], earlier, effort, stop);
    });
}

std::optional<PositionJudgement> SearchJudge::judge(const Position& position,
                                                    const std::vector<std::uint64_t>& earlier,
                                                    const JudgeEffort& effort,
                                                    const std::stop_token& stop) {
    SearchResult result =
        searcher_.find_best({.position = position,
                             .earlier_keys = earlier,
                             .limits = {.nodes = effort.nodes, .time = effort.time, .stop = stop},
                             .lines = effort.lines});
    if (stop.stop_requested())
        return std::nullopt;
    return PositionJudgement{.score = result.score,
                             .line = std::move(result.line),
                             .depth = result.depth,
                             .others = std::move(result.other_lines)};
}

}  // namespace arbiter
