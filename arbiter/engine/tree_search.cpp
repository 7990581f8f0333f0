#include "arbiter/engine/tree_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "arbiter/base/fibonacci_hash.hpp"
#include "arbiter/engine/attack_map.hpp"
#include "arbiter/engine/evaluate.hpp"
#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/pruning.hpp"
#include "arbiter/engine/search_node.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

bool proves(Bound bound, Score score, Score alpha, Score beta) {
    switch (bound) {
        case Bound::exact:
            return true;
        case Bound::lower:
            return score >= beta;
        case Bound::upper:
            return score <= alpha;
    }
    return false;
}

/// All that is left to do is to drive a king to where it is mated.
bool is_any_hunt(const Board& board) {
    return is_hunt(board, Color::white) || is_hunt(board, Color::black);
}

/// A lead counts for less the longer nothing has come of it (9.3).
Score fading(Score evaluation, const Position& position) {
    constexpr int plies_to_claim = 100;
    const int idle =
        static_cast<int>(std::min<std::uint32_t>(position.halfmove_clock(), plies_to_claim));
    return Score::centipawns(evaluation.value() * (2 * plies_to_claim - idle) /
                             (2 * plies_to_claim));
}

}  // namespace

TreeSearch::TreeSearch(TranspositionTable& table, Experience& experience, SearchBudget& budget,
                       const Position& root, std::span<const std::uint64_t> earlier_keys,
                       Selectivity selectivity, std::uint64_t salt)
    : table_(table),
      memory_(experience.moves),
      corrections_(experience.corrections),
      pawns_(experience.pawns),
      budget_(budget),
      root_(root),
      selectivity_(selectivity),
      salt_(salt),
      path_(root, earlier_keys) {}

void TreeSearch::set_root_moves(std::vector<Move> moves, Move first) {
    root_moves_ = std::move(moves);
    root_move_ = first;
}

bool TreeSearch::is_left_out(Move move) const {
    return path_.is_root() && !root_moves_.empty() &&
           std::ranges::find(root_moves_, move) == root_moves_.end();
}

Score TreeSearch::search_root(Score alpha, Score beta, int depth) {
    return search(root_, alpha, beta, depth, NodeKind::other);
}

Score TreeSearch::search_root_move(Move move, int depth, Score floor) {
    const Position next = root_.play(move);
    path_.enter(next, Landing(root_.turn(), move));
    const Score score = -search(next, -Score::infinite(), -floor, depth - 1, NodeKind::other);
    path_.leave();
    path_.extend_line(move);
    return score;
}

Score TreeSearch::glance(Move move) {
    if (!budget_.spend_node())
        return Score();
    return -judge(root_.play(move));
}

NodeKind TreeSearch::child_of(const SearchNode& node) {
    return node.expected == NodeKind::cut ? NodeKind::other : NodeKind::cut;
}

SearchNode TreeSearch::node_at(const Position& position, Score alpha, Score beta, int depth) const {
    return {.position = position,
            .alpha = alpha,
            .beta = beta,
            .depth = depth,
            .context = {.turn = position.turn(), .ply = path_.ply(), .before = path_.landings()},
            .hash_move = path_.is_root() ? root_move_ : Move()};
}

/// What the position looks like, before a move is tried.
void TreeSearch::look(SearchNode& node) {
    if (path_.in_check()) {
        path_.set_static_score(Score::infinite());
        return;
    }
    const bool is_known = node.known && node.known->outlook != Score::infinite();
    node.evaluation = is_known ? node.known->outlook : evaluate(node.position, pawns_);
    node.outlook = corrected(node.position, node.evaluation);
    path_.set_static_score(node.outlook);
    // A search knows more than a glance.
    if (selectivity_ != Selectivity::full_width && node.known && !node.known->score.is_mate() &&
        (node.known->bound == Bound::exact ||
         (node.known->bound == Bound::lower) == (node.known->score > node.outlook)))
        node.outlook = node.known->score;
}

/// `depth` plies from here, then captures until the position is quiet.
Score TreeSearch::search(const Position& position, Score alpha, Score beta, int depth,
                         NodeKind expected) {
    const bool selective = selectivity_ != Selectivity::full_width;

    // 1. Check extension: a check leaves few answers, and much depends on them.
    if (path_.in_check() && selective && !path_.is_root())
        ++depth;
    if (depth <= 0)
        return quiesce(position, alpha, beta);
    // Also where the budget is over: the line of an earlier search is none of this one.
    path_.clear_line();
    if (!budget_.spend_node())
        return Score();

    // 2. Draws, and the bottom of the stack.
    if (!path_.is_root() && path_.is_draw(position))
        return Score();
    if (path_.ply() == max_ply)
        return judge(position);

    // 3. Mate distance: nothing below is better than mating at once or worse than being mated now,
    //    so that a shorter mate found elsewhere ends the search here.
    alpha = std::max(alpha, Score::mated_in(path_.ply()));
    beta = std::min(beta, Score::mates_in(path_.ply() + 1));
    if (alpha >= beta)
        return alpha;

    // 4. What is known of all positions of so few men.
    if (const auto score = score_by_tables(position))
        return *score;

    // 5. What is known from before: a score that decides, or at least a good move.
    SearchNode node = node_at(position, alpha, beta, depth);
    node.expected = expected;
    if (const auto score = known_score(node))
        return *score;

    // 6. What the position looks like; in check that says nothing.
    look(node);
    node.improving = path_.is_improving();

    // 7. Nodes that are decided without trying a move.
    if (const auto score = score_without_moves(node))
        return *score;

    // 8. Nodes where no good move is known.
    if (selective && node.depth >= pruning::unknown_move_depth && node.hash_move == Move())
        --node.depth;

    // 9. What its moves are remembered by.
    node.context.attacked = attack_map(position.board(), opponent(position.turn()));
    node.context.pawns = kind_of_pawns(position.board());

    // 10. Nodes that a capture refutes so clearly that it is seen less deep.
    if (const auto score = score_of_capture(node))
        return *score;

    // 11. The moves.
    node.takes_with_known = node.hash_move != Move() && is_legal(node.position, node.hash_move) &&
                            is_capture(node.position, node.hash_move);
    return search_moves(node);
}

std::optional<Score> TreeSearch::score_by_tables(const Position& position) {
    if (tables_ == nullptr || path_.is_root() || position.halfmove_clock() != 0 ||
        position.board().occupied().size() > tables_->most_men())
        return std::nullopt;
    const auto score = tables_->score_of(position);
    table_hits_ += score ? 1U : 0U;
    return score;
}

Score TreeSearch::search_moves(SearchNode& node) {
    const Score first_alpha = node.alpha;
    MoveOrder order(moves_, node.position, MoveChoice::all, node.hash_move, memory_, node.context);
    TriedMoves tried_moves;
    int tried = 0;
    while (const auto move = order.next()) {
        if (is_left_out(move->move) || move->move == node.excluded)
            continue;
        // 11a. Not worth a look, once there is a move after which the side is not mated.
        if (!node.best.is_mate() && is_skipped(node, *move, tried))
            continue;

        // 11b. Its score.
        const int extra = move->move == node.hash_move ? extension(node) : 0;
        if (extra == cut_off)
            return node.best;
        const std::uint64_t nodes_before = budget_.nodes();
        if (path_.is_root() && watch_)
            watch_(move->move, tried + 1);
        const Score score = search_move(node, *move, tried++, extra);
        if (path_.is_root())
            effort_.add(move->move, budget_.nodes() - nodes_before);
        if (budget_.is_over())
            return Score();

        // 11c. Better than what the side has already, or than what the other side will allow?
        take_score(node, score, move->move);
        if (score >= node.beta) {
            reward(node, *move, tried_moves);
            break;
        }
        tried_moves.add(*move);
    }

    // 12. No legal move: checkmate (5.1.1) or stalemate (5.2.1). Of a node with one move left out
    //    neither that nor anything else is true of the position.
    if (node.excluded != Move())
        return tried == 0 ? node.alpha : node.best;
    if (tried == 0)
        return path_.in_check() ? Score::mated_in(path_.ply()) : Score();

    // 13. The move before was a good one, if nothing has been found against it.
    if (node.best_move == Move() && path_.quiet() != Move() && !path_.in_check())
        memory_.quiets.praise(opponent(node.context.turn), path_.quiet(), path_.attacked_before(),
                              node.depth);

    // 14. For the next time. Of the root with fewer moves nothing is worth remembering.
    if (path_.is_root() && node.best_move != Move())
        root_move_ = node.best_move;
    if (!path_.is_root() || root_moves_.empty())
        remember(node, first_alpha);
    return node.best;
}

void TreeSearch::TriedMoves::add(const RankedMove& move) {
    if (move.kind == MoveKind::underpromotion)
        return;
    auto& moves = move.kind == MoveKind::quiet ? quiets : captures;
    if (moves.size() < most)
        moves.push_back(move.move);
}

void TreeSearch::reward(const SearchNode& node, const RankedMove& refuter,
                        const TriedMoves& tried) {
    const bool is_quiet = refuter.kind == MoveKind::quiet;
    const bool is_capture = !is_quiet && refuter.kind != MoveKind::underpromotion;
    if (is_quiet)
        memory_.quiets.reward(node.context, refuter.move, tried.quiets, node.depth);
    memory_.captures.reward(node.position, is_capture ? refuter.move : Move(), tried.captures,
                            node.depth);
}

void TreeSearch::take_score(SearchNode& node, Score score, Move move) {
    node.best = std::max(node.best, score);
    if (score <= node.alpha)
        return;
    node.alpha = score;
    node.best_move = move;
    path_.extend_line(move);
}

/// Principal variation search: the first move gets the whole window, the others must only be shown
/// to be no better; those that turn out better are searched again.
Score TreeSearch::search_move(const SearchNode& node, const RankedMove& move, int tried,
                              int extra) {
    const Position next = node.position.play(move.move);
    table_.prefetch(next.key());
    const int depth = node.depth - 1 + extra;
    path_.enter(next, Landing(node.context.turn, move.move));
    if (move.kind == MoveKind::quiet)
        path_.set_quiet(move.move, node.context.attacked.all);
    path_.count_double_extension(extra == 2);
    Score score;
    if (tried == 0) {
        score = -search(next, -node.beta, -node.alpha, depth,
                        node.is_principal() ? NodeKind::other : child_of(node));
    } else {
        const int less = reduction(node, move, tried);
        score = -search(next, -(node.alpha + 1), -node.alpha, depth - less,
                        less > 0 ? NodeKind::cut : child_of(node));
        if (score > node.alpha && less > 0) {
            // Far better than the best, it deserves more; hardly better, less.
            const int again = depth + (score > node.best + pruning::much_better(depth) ? 1 : 0) -
                              (score < node.best + pruning::hardly_better ? 1 : 0);
            if (again > depth - less)
                score = -search(next, -(node.alpha + 1), -node.alpha, again, child_of(node));
        }
        if (score > node.alpha && score < node.beta)
            score = -search(next, -node.beta, -node.alpha, depth, NodeKind::other);
    }
    path_.leave();
    return score;
}

std::optional<Score> TreeSearch::known_score(SearchNode& node) const {
    const auto known = table_.find(node.position.key());
    if (!known)
        return std::nullopt;
    if (known->move != Move())
        node.hash_move = known->move;
    const Score score = known->score.later_by(path_.ply());
    // Bounds that were drawn from each other grow by a few plies each time they come up again:
    // beyond what a line can hold they prove nothing any more.
    if (std::abs(score.plies_to_mate().value_or(0)) > max_ply)
        return std::nullopt;
    node.known = known;
    node.known->score = score;
    const bool deep_enough = selectivity_ != Selectivity::full_width ? known->depth >= node.depth
                                                                     : known->depth == node.depth;
    if (node.is_principal() || !deep_enough || !proves(known->bound, score, node.alpha, node.beta))
        return std::nullopt;
    return score;
}

Score TreeSearch::judge(const Position& position) {
    return corrected(position, evaluate(position, pawns_));
}

Score TreeSearch::corrected(const Position& position, Score evaluation) const {
    // The plain tree must not depend on what was searched before; and who hunts a king goes by
    // small steps, so he should not think it better to go back to where his lead counted for more.
    const bool is_plain = selectivity_ == Selectivity::full_width || is_any_hunt(position.board());
    const Score score =
        is_plain ? evaluation : fading(evaluation, position) + corrections_.of(position);
    if (salt_ == 0)
        return score;
    // -4 to 3 centipawns, for one position always the same.
    const std::uint64_t mixed = FibonacciHash().add(position.key() ^ salt_).value();
    return score + (static_cast<int>(mixed >> 61) - 4);
}

void TreeSearch::remember(const SearchNode& node, Score first_alpha) {
    Bound bound = Bound::exact;
    if (node.best >= node.beta)
        bound = Bound::lower;
    else if (node.best <= first_alpha)
        bound = Bound::upper;
    learn(node, bound);
    table_.remember(node.position.key(), {.move = node.best_move,
                                          .score = node.best.later_by(-path_.ply()),
                                          .depth = node.depth,
                                          .outlook = node.evaluation,
                                          .bound = bound});
}

/// Where a quiet move, or none, has shown that the evaluation errs.
void TreeSearch::learn(const SearchNode& node, Bound bound) {
    if (node.depth <= 0 || path_.in_check() || node.best.is_mate() ||
        (node.best_move != Move() &&
         (node.best_move.is_promotion() || is_capture(node.position, node.best_move))))
        return;
    const int error = node.best.value() - path_.static_score().value();
    if ((bound == Bound::lower && error <= 0) || (bound == Bound::upper && error >= 0))
        return;
    corrections_.learn(node.position, error, node.depth);
}

}  // namespace arbiter
