#include "arbiter/engine/player.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/believed.hpp"
#include "arbiter/engine/choice.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// With one legal move there is nothing to think about; a few plies give it a score.
constexpr int depth_of_forced_move = 4;
/// Whoever is so far behind looks twice before every move.
constexpr int lost_centipawns = 500;

bool has_bare_king(const Position& position, Color color) {
    return !position.board().of(color).has_more_than_one();
}

/// The move that a frail player makes of what a search has found.
SearchResult choose(const Position& position, std::size_t plies_before, const Judgement& judgement,
                    const Frailty& frailty, std::uint64_t seed) {
    const std::vector<BelievedMove> moves = believed(position, judgement, frailty, seed);
    std::vector<Score> scores;
    for (const BelievedMove& move : moves)
        scores.push_back(move.score);
    const bool is_lost = std::ranges::max(scores) < Score::centipawns(-lost_centipawns);
    const std::uint64_t dice = split_mixed(seed ^ position.key()) + plies_before;
    const std::size_t chosen =
        choose_among(scores, is_lost ? frailty.indifference / 2 : frailty.indifference, dice);
    return {.move = moves[chosen].move,
            .score = scores[chosen],
            .depth = judgement.depth,
            .nodes = judgement.nodes,
            .line = moves[chosen].judgement->line};
}

}  // namespace

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys, Level level,
                                   std::uint64_t seed, std::stop_token stop) {
    return choose_move(position, earlier_keys, strength_of(level), seed, std::move(stop));
}

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys,
                                   const Strength& strength, std::uint64_t seed,
                                   std::stop_token stop) {
    SearchRequest request{.position = position,
                          .earlier_keys = earlier_keys,
                          .limits = {.depth = strength.depth,
                                     .nodes = strength.nodes,
                                     .time = strength.time,
                                     .enough = strength.enough,
                                     .stop = std::move(stop)},
                          .salt = seed};
    // What earlier moves taught would make the answer depend on more than the request.
    if (!strength.time)
        searcher_.forget();
    if (count_legal_moves(position) == 1)
        request.limits.depth = std::min(request.limits.depth, depth_of_forced_move);
    if (strength.frailty.is_none())
        return searcher_.find_best(request);
    if (has_bare_king(position, opponent(position.turn()))) {
        request.limits.depth = max_ply;
        return searcher_.find_best(request);
    }
    const Judgement judgement = searcher_.judge_moves(request);
    if (!judgement.moves.empty())
        return choose(position, earlier_keys.size(), judgement, strength.frailty, seed);
    request.limits.nodes = 0;
    return searcher_.find_best(request);
}

}  // namespace arbiter
