// The end of every line: captures, until none is good.
#include <algorithm>
#include <optional>

#include "arbiter/engine/ordering.hpp"
#include "arbiter/engine/pruning.hpp"
#include "arbiter/engine/search_node.hpp"
#include "arbiter/engine/tree_search.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

/// Only captures and new queens, until none is good; in check every move, since standing still is
/// then no choice.
Score TreeSearch::quiesce(const Position& position, Score alpha, Score beta) {
    if (!budget_.spend_node())
        return Score();
    path_.clear_line();
    if (path_.is_draw(position))
        return Score();
    if (path_.ply() == max_ply)
        return judge(position);
    SearchNode node = node_at(position, alpha, beta, 0);
    if (const auto score = known_score(node))
        return *score;
    if (path_.in_check())
        return quiesce_moves(node, -Score::infinite());

    // Captures alone do not show a stalemate, and it hardly occurs while there are pieces.
    if (!has_pieces(position) && !has_legal_move(position))
        return Score();
    // Stand pat: some quiet move is usually at least as good as none would be.
    look(node);
    const Score outlook = node.outlook;
    if (outlook >= beta) {
        if (!node.known)
            remember_evaluation(node);
        return outlook;
    }
    node.alpha = std::max(alpha, outlook);
    return quiesce_moves(node, outlook);
}

Score TreeSearch::quiesce_moves(SearchNode& node, Score outlook) {
    const bool in_check = path_.in_check();
    const Score first_alpha = node.alpha;
    MoveOrder order(moves_, node.position, in_check ? MoveChoice::all : MoveChoice::noisy,
                    node.hash_move, memory_, node.context);
    node.best = outlook;
    bool is_first = true;
    while (const auto move = order.next()) {
        // One answer to the check is enough, unless it does not save from mate; captures as ever.
        if (in_check && !is_first && !node.best.is_mate() && move->kind == MoveKind::quiet)
            continue;
        is_first = false;
        if (!in_check) {
            if (move->kind == MoveKind::losing_capture)
                break;
            if (outlook + captured_worth(node.position, move->move) + pruning::delta_margin <=
                node.alpha)
                continue;
            // A trade that wins nothing does not bring up what is far below alpha.
            const Score with_luck = outlook + pruning::trade_margin;
            if (with_luck <= node.alpha && exchange_gain(node.position, move->move) <= 0) {
                node.best = std::max(node.best, with_luck);
                continue;
            }
        }
        const Position next = node.position.play(move->move);
        table_.prefetch(next.key());
        path_.enter(next, Landing(node.context.turn, move->move));
        const Score score = -quiesce(next, -node.beta, -node.alpha);
        path_.leave();
        if (budget_.is_over())
            return Score();
        take_score(node, score, move->move);
        if (score >= node.beta)
            break;
    }
    if (node.best == -Score::infinite())
        return Score::mated_in(path_.ply());
    remember(node, first_alpha);
    return node.best;
}

void TreeSearch::remember_evaluation(const SearchNode& node) {
    table_.remember(node.position.key(), {.move = Move(),
                                          .score = node.outlook,
                                          .depth = 0,
                                          .outlook = node.evaluation,
                                          .bound = Bound::lower});
}

}  // namespace arbiter
