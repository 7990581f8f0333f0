#include "arbiter/engine/player.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "arbiter/base/split_mix.hpp"
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

bool comes_into_question(const SearchRequest& request, Move move) {
    return request.moves.empty() || std::ranges::find(request.moves, move) != request.moves.end();
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

Opponent::Weighed Opponent::weighed(const Position& position, const Judgement& judgement,
                                    const Strength& strength, std::uint64_t seed) const {
    const Frailty& frailty = strength.frailty;
    Weighed all{.moves = believed(position, judgement, frailty, seed), .weights = {}};
    if (std::cmp_less(position.fullmove_number(), frailty.first_mating_move))
        leave_out_mates(all.moves);
    std::vector<Move> moves;
    std::vector<Score> scores;
    for (const BelievedMove& move : all.moves) {
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
    all.weights =
        weights_among(scores, odds, is_lost ? frailty.indifference / 2 : frailty.indifference);
    return all;
}

/// The move that a frail player makes of what a search has found.
SearchResult Opponent::choose(const Position& position, std::size_t plies_before,
                              const Judgement& judgement, const Strength& strength,
                              std::uint64_t seed) const {
    const Weighed all = weighed(position, judgement, strength, seed);
    const std::uint64_t dice = split_mixed(seed ^ position.key()) + plies_before;
    const BelievedMove& chosen = all.moves[drawn_among(all.weights, dice)];
    return {.move = chosen.move,
            .score = chosen.score,
            .depth = judgement.depth,
            .nodes = judgement.nodes,
            .line = chosen.judgement->line};
}

std::vector<MoveChance> Opponent::chances(const Position& position,
                                          std::span<const std::uint64_t> earlier_keys,
                                          const Strength& strength, int games) {
    const SearchRequest request{
        .position = position,
        .earlier_keys = earlier_keys,
        .limits = {.depth = strength.depth, .nodes = strength.nodes, .time = strength.time}};
    searcher_.forget();
    if (!strength.frailty.is_none())
        return chances(position, searcher_.judge_moves(request), strength, games);
    const Move best = searcher_.find_best(request).move;
    std::vector<MoveChance> chances;
    for (const Move move : legal_moves(position))
        chances.push_back({move, move == best ? 1.0 : 0.0});
    return chances;
}

std::vector<MoveChance> Opponent::chances(const Position& position, const Judgement& judgement,
                                          const Strength& strength, int games) const {
    std::vector<MoveChance> chances;
    for (const Move move : legal_moves(position))
        chances.push_back({move, 0});
    for (int game = 0; game < games; ++game) {
        const Weighed all =
            weighed(position, judgement, strength, split_mixed(static_cast<std::uint64_t>(game)));
        const double sum = static_cast<double>(
            std::accumulate(all.weights.begin(), all.weights.end(), std::uint64_t{0}));
        for (std::size_t i = 0; i < all.moves.size(); ++i)
            std::ranges::find(chances, all.moves[i].move, &MoveChance::move)->chance +=
                static_cast<double>(all.weights[i]) / sum / games;
    }
    return chances;
}

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys, Level level,
                                   std::uint64_t seed, std::stop_token stop) {
    return choose_move(position, earlier_keys, strength_of(level), seed, std::move(stop));
}

SearchResult Opponent::choose_move(const Position& position,
                                   std::span<const std::uint64_t> earlier_keys,
                                   const Strength& strength, std::uint64_t seed,
                                   std::stop_token stop, std::vector<Move> among) {
    SearchRequest request{.position = position,
                          .earlier_keys = earlier_keys,
                          .limits = {.depth = strength.depth,
                                     .nodes = strength.nodes,
                                     .time = strength.time,
                                     .enough = strength.enough,
                                     .stop = std::move(stop)},
                          .salt = seed,
                          .moves = std::move(among)};
    if (!strength.remembers)
        searcher_.forget();
    if (request.moves.size() == 1 || count_legal_moves(position) == 1)
        request.limits.depth = std::min(request.limits.depth, depth_of_forced_move);
    if (habits_ != nullptr && std::cmp_less(earlier_keys.size(), strength.repertoire_plies)) {
        const Move move = opening_move(*habits_, band_of(strength.rating), position, seed);
        if (move != Move() && comes_into_question(request, move)) {
            request.moves = {move};
            request.limits.depth = std::min(request.limits.depth, depth_of_forced_move);
            return found_best(request);
        }
    }
    if (strength.frailty.is_none()) {
        request.threads = strength.threads;
        return found_best(request);
    }
    if (has_bare_king(position, opponent(position.turn()))) {
        request.limits.depth = max_ply;
        return found_best(request);
    }
    const Judgement judgement = searcher_.judge_moves(request);
    // Where no reply was looked at, a man that is taken at once would seem safe.
    return judgement.depth == 0 ? searcher_.find_at_a_glance(request)
                                : choose(position, earlier_keys.size(), judgement, strength, seed);
}

SearchResult Opponent::found_best(const SearchRequest& request) {
    SearchResult result = searcher_.find_best(request);
    return result.depth == 0 ? searcher_.find_at_a_glance(request) : result;
}

}  // namespace arbiter
