#include "arbiter/engine/tree_search.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "arbiter/engine/evaluate.hpp"
#include "arbiter/engine/pruning.hpp"
#include "arbiter/rules/exchange.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// So many of the quiet moves that did not refute a node are held against.
constexpr std::size_t max_quiets = 32;

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

/// Where only pawns are left, having to move can be what loses: passing proves nothing there.
bool has_pieces(const Position& position) {
    const Board& board = position.board();
    const Bitboard pieces = ~(board.of(Role::pawn) | board.of(Role::king));
    return pieces.intersects(board.of(position.turn()));
}

/// A lead counts for less the longer nothing has come of it (9.3).
Score fading(Score evaluation, const Position& position) {
    constexpr int plies_to_claim = 100;
    const int idle =
        static_cast<int>(std::min<std::uint32_t>(position.halfmove_clock(), plies_to_claim));
    return Score::centipawns(evaluation.value() * (2 * plies_to_claim - idle) /
                             (2 * plies_to_claim));
}

/// Discovered checks are not seen.
bool gives_direct_check(const Position& position, Move move) {
    const Board& board = position.board();
    const Piece piece{position.turn(), *board.role_at(move.from())};
    const Square king = position.king(opponent(position.turn()));
    return attacks(piece, move.to(), board.occupied()).contains(king);
}

}  // namespace

struct TreeSearch::Node {
    const Position& position;
    Score alpha;
    Score beta;
    int depth;
    QuietContext context;
    Move hash_move = {};
    /// What the table knows of the position, as seen from the root.
    std::optional<Knowledge> known = std::nullopt;
    /// Left out, to see what the others are worth.
    Move excluded = {};
    Expected expected = Expected::other;
    bool improving = false;
    /// The move known from before is a capture: it is hard to do better quietly.
    bool takes_with_known = false;
    /// What the evaluation says by itself; `Score::infinite()` in check.
    Score evaluation = Score::infinite();
    /// What is expected before a move is tried: the evaluation, corrected by what is known.
    Score outlook = Score::infinite();
    /// Of the moves tried so far, whether or not it beats alpha.
    Score best = -Score::infinite();
    /// The last that has beaten alpha.
    Move best_move = {};

    /// Its exact score is wanted, not only whether it beats beta.
    [[nodiscard]] bool is_principal() const { return alpha + 1 < beta; }
};

TreeSearch::TreeSearch(TranspositionTable& table, Experience& experience, SearchBudget& budget,
                       const Position& root, std::span<const std::uint64_t> earlier_keys,
                       Selectivity selectivity, std::uint64_t salt)
    : table_(table),
      memory_(experience.quiets),
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
    return search(root_, alpha, beta, depth, Expected::other);
}

Score TreeSearch::search_root_move(Move move, int depth, Score floor) {
    const Position next = root_.play(move);
    path_.enter(next, Landing(root_.turn(), move));
    const Score score = -search(next, -Score::infinite(), -floor, depth - 1, Expected::other);
    path_.leave();
    path_.extend_line(move);
    return score;
}

Score TreeSearch::glance(Move move) {
    if (!budget_.spend_node())
        return Score();
    return -judge(root_.play(move));
}

TreeSearch::Expected TreeSearch::child_of(const Node& node) {
    return node.expected == Expected::cut ? Expected::other : Expected::cut;
}

TreeSearch::Node TreeSearch::node_at(const Position& position, Score alpha, Score beta,
                                     int depth) const {
    return {.position = position,
            .alpha = alpha,
            .beta = beta,
            .depth = depth,
            .context = {.turn = position.turn(), .ply = path_.ply(), .before = path_.landings()}};
}

/// What the position looks like, before a move is tried.
void TreeSearch::look(Node& node) {
    if (path_.in_check()) {
        path_.set_static_score(Score::infinite());
        return;
    }
    const bool is_known = node.known && node.known->outlook != Score::infinite();
    node.evaluation = is_known ? node.known->outlook : evaluate(node.position, pawns_);
    node.outlook = corrected(node.position, node.evaluation);
    path_.set_static_score(node.outlook);
    // A search knows more than a glance.
    if (selectivity_ == Selectivity::selective && node.known && !node.known->score.is_mate() &&
        (node.known->bound == Bound::exact ||
         (node.known->bound == Bound::lower) == (node.known->score > node.outlook)))
        node.outlook = node.known->score;
}

/// `depth` plies from here, then captures until the position is quiet.
Score TreeSearch::search(const Position& position, Score alpha, Score beta, int depth,
                         Expected expected) {
    const bool selective = selectivity_ == Selectivity::selective;

    // 1. Check extension: a check leaves few answers, and much depends on them.
    if (path_.in_check() && selective && !path_.is_root())
        ++depth;
    if (depth <= 0)
        return quiesce(position, alpha, beta);
    if (!budget_.spend_node())
        return Score();
    path_.clear_line();

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

    // 4. What is known from before: a score that decides, or at least a good move.
    Node node = node_at(position, alpha, beta, depth);
    node.expected = expected;
    if (path_.is_root())
        node.hash_move = root_move_;
    if (const auto score = known_score(node))
        return *score;

    // 5. What the position looks like; in check that says nothing.
    look(node);
    node.improving = path_.is_improving();

    // 6. Nodes that are decided without trying a move.
    if (const auto score = score_without_moves(node))
        return *score;

    // 7. Nodes where no good move is known.
    if (selective && node.depth >= pruning::unknown_move_depth && node.hash_move == Move())
        --node.depth;

    // 8. The moves.
    node.takes_with_known = node.hash_move != Move() && is_legal(node.position, node.hash_move) &&
                            is_capture(node.position, node.hash_move);
    return search_moves(node);
}

Score TreeSearch::search_moves(Node& node) {
    const Score first_alpha = node.alpha;
    MoveOrder order(moves_, node.position, MoveChoice::all, node.hash_move, memory_, node.context);
    StaticVector<Move, max_quiets> quiets;
    int tried = 0;
    while (const auto move = order.next()) {
        if (is_left_out(move->move) || move->move == node.excluded)
            continue;
        // 8a. Not worth a look, once there is a move after which the side is not mated.
        if (!node.best.is_mate() && is_skipped(node, *move, tried))
            continue;

        // 8b. Its score.
        const int extra = move->move == node.hash_move ? extension(node) : 0;
        if (extra == cut_off)
            return node.best;
        const std::uint64_t nodes_before = budget_.nodes();
        const Score score = search_move(node, *move, tried++, extra);
        if (path_.is_root())
            effort_.add(move->move, budget_.nodes() - nodes_before);
        if (budget_.is_over())
            return Score();

        // 8c. Better than what the side has already, or than what the other side will allow?
        take_score(node, score, move->move);
        const bool quiet = move->kind == MoveKind::quiet;
        if (score >= node.beta) {
            if (quiet)
                memory_.reward(node.context, move->move, quiets, node.depth);
            break;
        }
        if (quiet && quiets.size() < max_quiets)
            quiets.push_back(move->move);
    }

    // 9. No legal move: checkmate (5.1.1) or stalemate (5.2.1). Of a node with one move left out
    //    neither that nor anything else is true of the position.
    if (node.excluded != Move())
        return tried == 0 ? node.alpha : node.best;
    if (tried == 0)
        return path_.in_check() ? Score::mated_in(path_.ply()) : Score();

    // 10. For the next time. Of the root with fewer moves nothing is worth remembering.
    if (path_.is_root() && node.best_move != Move())
        root_move_ = node.best_move;
    if (!path_.is_root() || root_moves_.empty())
        remember(node, first_alpha);
    return node.best;
}

void TreeSearch::take_score(Node& node, Score score, Move move) {
    node.best = std::max(node.best, score);
    if (score <= node.alpha)
        return;
    node.alpha = score;
    node.best_move = move;
    path_.extend_line(move);
}

/// Principal variation search: the first move gets the whole window, the others must only be shown
/// to be no better; those that turn out better are searched again.
Score TreeSearch::search_move(const Node& node, const RankedMove& move, int tried, int extra) {
    const Position next = node.position.play(move.move);
    table_.prefetch(next.key());
    const int depth = node.depth - 1 + extra;
    path_.enter(next, Landing(node.context.turn, move.move));
    path_.count_double_extension(extra == 2);
    Score score;
    if (tried == 0) {
        score = -search(next, -node.beta, -node.alpha, depth,
                        node.is_principal() ? Expected::other : child_of(node));
    } else {
        const int less = reduction(node, move, tried);
        score = -search(next, -(node.alpha + 1), -node.alpha, depth - less,
                        less > 0 ? Expected::cut : child_of(node));
        if (score > node.alpha && less > 0) {
            // Far better than the best, it deserves more; hardly better, less.
            const int again = depth + (score > node.best + pruning::much_better(depth) ? 1 : 0) -
                              (score < node.best + pruning::hardly_better ? 1 : 0);
            if (again > depth - less)
                score = -search(next, -(node.alpha + 1), -node.alpha, again, child_of(node));
        }
        if (score > node.alpha && score < node.beta)
            score = -search(next, -node.beta, -node.alpha, depth, Expected::other);
    }
    path_.leave();
    return score;
}

std::optional<Score> TreeSearch::known_score(Node& node) const {
    const auto known = table_.find(node.position.key());
    if (!known)
        return std::nullopt;
    if (known->move != Move())
        node.hash_move = known->move;
    const Score score = known->score.later_by(path_.ply());
    node.known = known;
    node.known->score = score;
    const bool deep_enough = selectivity_ == Selectivity::selective ? known->depth >= node.depth
                                                                    : known->depth == node.depth;
    if (node.is_principal() || !deep_enough || !proves(known->bound, score, node.alpha, node.beta))
        return std::nullopt;
    return score;
}

/// Plies by which the known move is searched deeper, or `cut_off` where others refute the node as
/// well.
int TreeSearch::extension(Node& node) {
    if (selectivity_ == Selectivity::full_width || path_.is_root() || node.excluded != Move() ||
        node.depth < pruning::singular_depth || !node.known || node.known->bound == Bound::upper ||
        node.known->score.is_mate() ||
        node.known->depth < node.depth - pruning::singular_known_plies ||
        path_.ply() + node.depth >= max_ply)
        return 0;
    const Score bound = node.known->score - pruning::singular_margin(node.depth);
    Node others = node;
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

void TreeSearch::remember(const Node& node, Score first_alpha) {
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
void TreeSearch::learn(const Node& node, Bound bound) {
    if (node.depth <= 0 || path_.in_check() || node.best.is_mate() ||
        (node.best_move != Move() &&
         (node.best_move.is_promotion() || is_capture(node.position, node.best_move))))
        return;
    const int error = node.best.value() - path_.static_score().value();
    if ((bound == Bound::lower && error <= 0) || (bound == Bound::upper && error >= 0))
        return;
    corrections_.learn(node.position, error, node.depth);
}

std::optional<Score> TreeSearch::score_without_moves(const Node& node) {
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

Score TreeSearch::score_after_pass(const Node& node) {
    const int above_beta = node.outlook.value() - node.beta.value();
    const int depth = node.depth - 1 - pruning::null_move_reduction(node.depth, above_beta);
    const Position next = node.position.passed();
    path_.enter_by_pass(next);
    const Score score = -search(next, -node.beta, -(node.beta - 1), depth, child_of(node));
    path_.leave();
    return score;
}

bool TreeSearch::is_skipped(const Node& node, const RankedMove& move, int tried) const {
    if (selectivity_ == Selectivity::full_width || path_.is_root() || path_.in_check() ||
        tried == 0)
        return false;
    if (move.kind == MoveKind::losing_capture)
        return node.depth <= pruning::exchange_depth &&
               exchange_gain(node.position, move.move) < -pruning::capture_loss(node.depth);
    if (move.kind != MoveKind::quiet)
        return false;
    const bool late = node.depth <= pruning::late_move_depth &&
                      tried >= pruning::late_move_count(node.depth, node.improving);
    const int reduced = std::max(
        node.depth - pruning::base_reduction(node.depth, tried) / pruning::reduction_unit, 0);
    const bool futile = reduced <= pruning::futility_depth &&
                        path_.static_score() + pruning::futility_margin(reduced) <= node.alpha;
    const bool unpromising =
        reduced <= pruning::promise_depth &&
        memory_.promise(node.context, move.move) < pruning::least_promise(reduced);
    if (late || futile || unpromising)
        return !gives_direct_check(node.position, move.move);
    return reduced <= pruning::exchange_depth &&
           exchange_gain(node.position, move.move) < -pruning::quiet_loss(reduced) &&
           !gives_direct_check(node.position, move.move);
}

/// Plies by which the move just made is searched less deep. The path is already at its end.
int TreeSearch::reduction(const Node& node, const RankedMove& move, int tried) const {
    const bool gives_check = path_.in_check();
    if (selectivity_ == Selectivity::full_width || node.depth < pruning::reduction_depth ||
        tried < 2 || gives_check || move.kind == MoveKind::good_capture)
        return 0;
    int less = pruning::base_reduction(node.depth, tried);
    less -= node.is_principal() ? pruning::reduction_unit : 0;
    less += node.improving ? 0 : pruning::reduction_unit / 2;
    less += node.expected == Expected::cut ? pruning::reduction_unit : 0;
    less += node.takes_with_known ? pruning::reduction_unit / 2 : 0;
    less -= memory_.is_killer(node.context.ply, move.move) ? pruning::reduction_unit : 0;
    less -= memory_.promise(node.context, move.move) / pruning::promise_of_part;
    return std::clamp(less / pruning::reduction_unit, 0, node.depth - 2);
}

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
    Node node = node_at(position, alpha, beta, 0);
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

Score TreeSearch::quiesce_moves(Node& node, Score outlook) {
    const bool in_check = path_.in_check();
    const Score first_alpha = node.alpha;
    MoveOrder order(moves_, node.position, in_check ? MoveChoice::all : MoveChoice::noisy,
                    node.hash_move, memory_, node.context);
    node.best = outlook;
    while (const auto move = order.next()) {
        if (!in_check) {
            if (move->kind == MoveKind::losing_capture)
                break;
            if (outlook + captured_worth(node.position, move->move) + pruning::delta_margin <=
                node.alpha)
                continue;
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

void TreeSearch::remember_evaluation(const Node& node) {
    table_.remember(node.position.key(), {.move = Move(),
                                          .score = node.outlook,
                                          .depth = 0,
                                          .outlook = node.evaluation,
                                          .bound = Bound::lower});
}

Score TreeSearch::judge(const Position& position) {
    return corrected(position, evaluate(position, pawns_));
}

Score TreeSearch::corrected(const Position& position, Score evaluation) const {
    // The plain tree must not depend on what was searched before.
    const Score score = selectivity_ == Selectivity::full_width
                            ? evaluation
                            : fading(evaluation, position) + corrections_.of(position);
    if (salt_ == 0)
        return score;
    // -4 to 3 centipawns, for one position always the same (Fibonacci hashing).
    const std::uint64_t mixed = (position.key() ^ salt_) * 0x9E3779B97F4A7C15ULL;
    return score + (static_cast<int>(mixed >> 61) - 4);
}

}  // namespace arbiter
