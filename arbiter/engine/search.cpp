#include "arbiter/engine/search.hpp"

#include <algorithm>
#include <cassert>

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// From this depth on the score is expected near the one before.
constexpr int first_narrow_depth = 5;
constexpr int first_margin = 20;

/// Captures that look good come first: what to play when there is no time at all.
Move move_without_search(const Position& position) {
    std::vector<RankedMove> stack;
    const QuietMemory nothing;
    return MoveOrder(stack, position, MoveChoice::all, Move(), nothing, 0).next()->move;
}

/// No deeper search finds a nearer mate than one as near as the depth.
bool is_settled(Score score, int depth) {
    const auto plies = score.plies_to_mate();
    return plies && std::abs(*plies) <= depth;
}

/// Searches one depth, with a window around the expected score that widens where it must.
Score search_depth(TreeSearch& tree, const SearchBudget& budget, Score expected, int depth) {
    const bool narrow = depth >= first_narrow_depth && !expected.is_mate();
    for (int margin = narrow ? first_margin : 2 * max_centipawns;; margin *= 4) {
        const bool wide = margin > 1000;
        const Score alpha = wide ? -Score::infinite() : expected - margin;
        const Score beta = wide ? Score::infinite() : expected + margin;
        const Score score = tree.search_root(alpha, beta, depth);
        if (budget.is_over() || (score > alpha && score < beta))
            return score;
    }
}

}  // namespace

SearchResult Searcher::find_best(const SearchRequest& request) {
    assert(has_legal_move(request.position));
    SearchBudget budget(request.limits);
    table_.begin_search();
    TreeSearch tree(table_, budget, request.position, request.earlier_keys, request.selectivity,
                    request.salt);
    SearchResult result;
    for (int depth = 1; depth <= max_ply && budget.may_begin_depth(depth); ++depth) {
        const Score score = search_depth(tree, budget, result.score, depth);
        // The best move of the depth before is tried first: even an unfinished depth that has a
        // line has found something at least as good.
        const Variation& line = tree.expected_line();
        if (!line.empty())
            result.line.assign(line.begin(), line.end());
        if (budget.is_over())
            break;
        result.score = score;
        result.depth = depth;
        result.nodes = budget.nodes();
        if (request.on_depth)
            request.on_depth(result);
        if (is_settled(score, depth))
            break;
    }
    result.nodes = budget.nodes();
    if (result.line.empty())
        result.line.push_back(move_without_search(request.position));
    result.move = result.line.front();
    return result;
}

Judgement Searcher::judge_moves(const SearchRequest& request) {
    SearchBudget budget(request.limits);
    table_.begin_search();
    TreeSearch tree(table_, budget, request.position, request.earlier_keys, request.selectivity,
                    request.salt);
    Judgement judgement;
    auto& moves = judgement.moves;
    for (const Move move : legal_moves(request.position)) {
        const Score score = tree.glance(move);
        if (budget.is_over())
            break;
        moves.push_back({move, score, score, {move}});
    }
    std::vector<JudgedMove> deeper = moves;
    for (int depth = 2; depth <= max_ply && budget.may_begin_depth(depth); ++depth) {
        for (JudgedMove& judged : deeper) {
            judged.searched = tree.search_root_move(judged.move, depth);
            judged.line.assign(tree.expected_line().begin(), tree.expected_line().end());
        }
        if (budget.is_over())
            break;
        moves = deeper;
        judgement.depth = depth;
    }
    judgement.nodes = budget.nodes();
    return judgement;
}

}  // namespace arbiter
