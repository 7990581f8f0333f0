// What every legal move is worth, not only the best.
#include <algorithm>
#include <optional>
#include <vector>

#include "arbiter/engine/search.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// Moves that are worse by so many centipawns are all alike to whoever judges them.
constexpr int far_below = 700;

/// What a move that ends the game is worth to whoever made it.
std::optional<Score> ended(const Position& next) {
    if (has_legal_move(next))
        return std::nullopt;
    return is_check(next) ? Score::mates_in(1) : Score();
}

std::vector<Move> moves_of(const SearchRequest& request) {
    if (!request.moves.empty())
        return request.moves;
    const auto all = legal_moves(request.position);
    return {all.begin(), all.end()};
}

}  // namespace

Judgement Searcher::judge_moves(const SearchRequest& request) {
    begin_search(1);
    SharedBudget shared(request.limits);
    SearchBudget budget(shared);
    const Selectivity selectivity =
        request.selectivity == Selectivity::selective ? Selectivity::careful : request.selectivity;
    TreeSearch tree(table_, experiences_[0], budget, request.position, request.earlier_keys,
                    selectivity, request.salt);
    Judgement judgement;
    auto& moves = judgement.moves;
    for (const Move move : moves_of(request)) {
        const Score glance = tree.glance(move);
        if (budget.is_over())
            break;
        const Score score = ended(request.position.play(move)).value_or(glance);
        moves.push_back({.move = move,
                         .at_a_glance = score,
                         .quiet_glance = glance,
                         .searched = score,
                         .line = {move}});
    }
    std::vector<JudgedMove> deeper = moves;
    Score best;
    for (int depth = 2; depth <= max_ply && budget.may_begin_depth(depth); ++depth) {
        // How bad a bad move is need not be known exactly.
        const Score floor = depth == 2 || best.is_mate() ? -Score::infinite() : best - far_below;
        for (JudgedMove& judged : deeper) {
            judged.searched = tree.search_root_move(judged.move, depth, floor);
            judged.line.assign(tree.expected_line().begin(), tree.expected_line().end());
            judged.glimpses.push_back(
                {judged.searched, judged.line.size() > 1 ? judged.line[1] : Move()});
        }
        if (budget.is_over())
            break;
        moves = deeper;
        best = std::ranges::max(moves, {}, &JudgedMove::searched).searched;
        judgement.depth = depth;
    }
    judgement.nodes = budget.nodes();
    return judgement;
}

}  // namespace arbiter
