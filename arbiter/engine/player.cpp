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

/// Those in one; unless nothing else is left.
void leave_out_mates(std::vector<BelievedMove>& moves) {
    const auto mates = [](const BelievedMove& move) {
        return move.judgement->at_a_glance == Score::mates_in(1);
    };
    if (!std::ranges::all_of(moves, mates))
        std::erase_if(moves, mates);
}

}  // namespace

/// The move that a frail player makes of what a search has found.
SearchResult Opponent::choose(const Position& position, std::size_t plies_before,
                              const Judgement& judgement, const Strength& strength,
                              std::uint64_t seed) const {
    const Frailty& frailty = strength.frailty;
    std::vector<BelievedMove> believed_moves = believed(position, judgement, frailty, seed);
    if (std::cmp_less(position.fullmove_number(), frailty.first_mating_move))
        leave_out_mates(believed_moves);
    std::vector<Move> moves;
    std::vector<Score> scores;
    for (const BelievedMove& move : believed_moves) {
        moves.push_back(move.move);
        scores.push_back(move.score);
    }
    std::vector<int> odds;
    if (habits_ != nullptr && frailty.habit_percent > 0) {
        odds = odds_of(*habits_, position, moves);
        for (int& of_move : odds)
            of_move = of_move * frailty.habit_percent / 100;
    }
    const bool is_lost = std::ranges::max(scores) < Score::centipawns(-lost_centipawns);
    const std::uint64_t dice = split_mixed(seed ^ position.key()) + plies_before;
    const std::size_t chosen =
        choose_among(scores, odds, is_lost ? frailty.indifference / 2 : frailty.indifference, dice);
    return {.move = moves[chosen],
            .score = scores[chosen],
            .depth = judgement.depth,
            .nodes = judgement.nodes,
            .line = believed_moves[chosen].judgement->line};
}

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
    if (habits_ != nullptr && std::cmp_less(earlier_keys.size(), strength.repertoire_plies)) {
        const Move move = opening_move(*habits_, band_of(strength.rating), position, seed);
        if (move != Move()) {
            request.moves = {move};
            request.limits.depth = std::min(request.limits.depth, depth_of_forced_move);
            return searcher_.find_best(request);
        }
    }
    if (strength.frailty.is_none())
        return searcher_.find_best(request);
    if (has_bare_king(position, opponent(position.turn()))) {
        request.limits.depth = max_ply;
        return searcher_.find_best(request);
    }
    const Judgement judgement = searcher_.judge_moves(request);
    if (!judgement.moves.empty())
        return choose(position, earlier_keys.size(), judgement, strength, seed);
    request.limits.nodes = 0;
    return searcher_.find_best(request);
}

}  // namespace arbiter
