// What of the tree is left out, looked at less deeply or more: nodes, then moves.
#include <algorithm>
#include <optional>

#include "arbiter/engine/ordering.hpp"
#include "arbiter/engine/pruning.hpp"
#include "arbiter/engine/search_node.hpp"
#include "arbiter/engine/tree_search.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/exchange.hpp"

namespace arbiter {

namespace {

/// Discovered checks are not seen.
bool gives_direct_check(const Position& position, Move move) {
    const Board& board = position.board();
    const Piece piece{position.turn(), *board.role_at(move.from())};
    const Square king = position.king(opponent(position.turn()));
    return attacks(piece, move.to(), board.occupied()).contains(king);
}

}  // namespace

std::optional<Score> TreeSearch::score_without_moves(const SearchNode& node) {
    if (selectivity_ == Selectivity::full_width || path_.in_check() || node.is_principal() ||
        node.beta.is_mate())
        return std::nullopt;
    const Score outlook = node.outlook;

    // 6a. Reverse futility.
    if (node.depth <= pruning::reverse_futility_depth &&
        outlook - pruning::reverse_futility_margin(node.depth, node.improving) >= node.beta)
        return outlook;

    // 6b. Razoring: no capture helps.
    if (node.depth <= pruning::razoring_depth &&
        outlook + pruning::razoring_margin(node.depth) < node.alpha) {
        const Score score = quiesce(node.position, node.alpha, node.beta);
        if (score <= node.alpha)
            return score;
    }

    // 6c. Null move. To pass twice in a row would prove nothing.
    if (node.depth >= pruning::null_move_depth && outlook >= node.beta && !path_.is_after_pass() &&
        has_pieces(node.position)) {
        const Score score = score_after_pass(node);
        if (score >= node.beta)
            return score.is_mate() ? node.beta : score;
    }
    return std::nullopt;
}

Score TreeSearch::score_after_pass(const SearchNode& node) {
    const int above_beta = node.outlook.value() - node.beta.value();
    const int depth = node.depth - 1 - pruning::null_move_reduction(node.depth, above_beta);
    const Position next = node.position.passed();
    path_.enter_by_pass(next);
    const Score score = -search(next, -node.beta, -(node.beta - 1), depth, child_of(node));
    path_.leave();
    return score;
}

/// Probcut: a capture that wins so much that a search less deep will not err about it.
std::optional<Score> TreeSearch::score_of_capture(const SearchNode& node) {
    if (selectivity_ == Selectivity::full_width || path_.in_check() || path_.is_root() ||
        node.is_principal() || node.depth < pruning::capture_cut_depth || node.beta.is_mate())
        return std::nullopt;
    const Score bar = node.beta + pruning::capture_cut_margin;
    const int depth = node.depth - pruning::capture_cut_reduction;
    if (node.known && node.known->depth > depth && node.known->score < bar)
        return std::nullopt;
    const int least_gain = bar.value() - path_.static_score().value();
    MoveOrder order(moves_, node.position, MoveChoice::noisy, node.hash_move, memory_,
                    node.context);
    while (const auto move = order.next()) {
        if (move->kind == MoveKind::losing_capture)
            break;
        if (exchange_gain(node.position, move->move) < least_gain)
            continue;
        const Position next = node.position.play(move->move);
        path_.enter(next, Landing(node.context.turn, move->move));
        Score score = -quiesce(next, -bar, -(bar - 1));
        if (score >= bar)
            score = -search(next, -bar, -(bar - 1), depth, child_of(node));
        path_.leave();
        if (budget_.is_over())
            return Score();
        if (score < bar)
            continue;
        table_.remember(node.position.key(), {.move = move->move,
                                              .score = score.later_by(-path_.ply()),
                                              .depth = depth + 1,
                                              .outlook = node.evaluation,
                                              .bound = Bound::lower});
        return score;
    }
    path_.clear_line();
    return std::nullopt;
}

bool TreeSearch::is_skipped(const SearchNode& node, const RankedMove& move, int tried) const {
    if (selectivity_ == Selectivity::full_width || path_.is_root() || path_.in_check() ||
        tried == 0)
        return false;
    if (move.kind == MoveKind::losing_capture)
        return node.depth <= pruning::exchange_depth &&
               exchange_gain(node.position, move.move) < -pruning::capture_loss(node.depth);
    if (move.kind != MoveKind::quiet)
        return false;
    const bool is_near =
        selectivity_ == Selectivity::careful && path_.ply() <= pruning::careful_plies;
    const bool late = !is_near && node.depth <= pruning::late_move_depth &&
                      tried >= pruning::late_move_count(node.depth, node.improving);
    const int reduced = std::max(
        node.depth - pruning::base_reduction(node.depth, tried) / pruning::reduction_unit, 0);
    const bool futile = reduced <= pruning::futility_depth &&
                        path_.static_score() + pruning::futility_margin(reduced) <= node.alpha;
    const bool unpromising =
        reduced <= pruning::promise_depth &&
        memory_.quiets.promise(node.context, move.move) < pruning::least_promise(reduced);
    if (late || futile || unpromising)
        return !gives_direct_check(node.position, move.move);
    return reduced <= pruning::exchange_depth &&
           exchange_gain(node.position, move.move) < -pruning::quiet_loss(reduced) &&
           !gives_direct_check(node.position, move.move);
}

/// Plies by which the move just made is searched less deep. The path is already at its end.
int TreeSearch::reduction(const SearchNode& node, const RankedMove& move, int tried) const {
    const bool gives_check = path_.in_check();
    if (selectivity_ == Selectivity::full_width || node.depth < pruning::reduction_depth ||
        tried < 2 || gives_check || move.kind == MoveKind::good_capture)
        return 0;
    int less = pruning::base_reduction(node.depth, tried);
    less -= node.is_principal() ? pruning::reduction_unit : 0;
    less += node.improving ? 0 : pruning::reduction_unit / 2;
    less += node.expected == NodeKind::cut ? pruning::reduction_unit : 0;
    less += node.takes_with_known ? pruning::reduction_unit / 2 : 0;
    less -= memory_.quiets.is_killer(node.context.ply, move.move) ? pruning::reduction_unit : 0;
    less -= memory_.quiets.promise(node.context, move.move) / pruning::promise_of_part;
    return std::clamp(less / pruning::reduction_unit, 0, node.depth - 2);
}

/// Plies by which the known move is searched deeper, or `cut_off` where others refute the node as
/// well.
int TreeSearch::extension(SearchNode& node) {
    if (selectivity_ == Selectivity::full_width || path_.is_root() || node.excluded != Move() ||
        node.depth < pruning::singular_depth || !node.known || node.known->bound == Bound::upper ||
        node.known->score.is_mate() ||
        node.known->depth < node.depth - pruning::singular_known_plies ||
        path_.ply() + node.depth >= max_ply)
        return 0;
    const Score bound = node.known->score - pruning::singular_margin(node.depth);
    SearchNode others = node;
    others.alpha = bound - 1;
    others.beta = bound;
    others.depth = (node.depth - 1) / 2;
    others.excluded = node.hash_move;
    others.best = -Score::infinite();
    const Score score = search_moves(others);
    path_.clear_line();
    if (budget_.is_over())
        return 0;
    if (score < bound) {
        const bool doubly = !node.is_principal() &&
                            score < bound - pruning::doubly_singular_margin &&
                            path_.double_extensions() < pruning::most_double_extensions;
        return doubly ? 2 : 1;
    }
    // Two moves refute it even when searched less deep: so does one.
    if (bound >= node.beta) {
        node.best = bound;
        return cut_off;
    }
    return node.known->score >= node.beta ? -1 : 0;
}

}  // namespace arbiter
