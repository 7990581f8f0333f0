#include "arbiter/engine/best_lines.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "arbiter/engine/ordering.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// From this depth on the score is expected near the one before.
constexpr int first_narrow_depth = 5;
constexpr int first_margin = 14;
constexpr int widest_margin = 500;
constexpr int most_plies_less = 3;
/// From this depth on it counts how clear the answer is.
constexpr int first_clear_depth = 6;
/// A score that falls by so many centipawns asks for a closer look.
constexpr int clear_fall = 25;
/// The next depth takes about as long as all before it together.
constexpr double part_before_last_depth = 0.6;

/// Captures that look good come first: what to play when there is no time at all.
Move move_without_search(const Position& position) {
    std::vector<PackedMove> stack;
    const MoveMemory nothing;
    return MoveOrder(stack, position, MoveChoice::all, Move(), nothing, {position.turn(), 0, {}})
        .next()
        ->move;
}

/// No deeper search finds a nearer mate than one as near as the depth.
bool is_settled(Score score, int depth) {
    const auto plies = score.plies_to_mate();
    return plies && std::abs(*plies) <= depth;
}

/// Between two scores, each of which may be as far out as scores go.
struct Window {
    Score alpha = -Score::infinite();
    Score beta = Score::infinite();
};

/// One side of a window, `margin` away from a score; open where that means little.
Score farther(Score score, int margin) {
    if (score.is_mate() || std::abs(margin) > widest_margin)
        return margin < 0 ? -Score::infinite() : Score::infinite();
    return score + margin;
}

/// What `move` was worth a depth ago; `otherwise` where that is not known.
Score known_score(const std::vector<ScoredLine>& before, Move move, Score otherwise) {
    for (const ScoredLine& line : before)
        if (line.moves.front() == move)
            return line.score;
    return otherwise;
}

}  // namespace

BestLines::BestLines(TreeSearch& tree, const SearchBudget& budget, const SearchRequest& request)
    : tree_(tree), budget_(budget), request_(request), moves_(request.moves) {
    if (moves_.empty() && request.lines > 1)
        for (const Move move : legal_moves(request.position))
            moves_.push_back(move);
    moves_at_root_ = moves_.empty() ? static_cast<std::size_t>(count_legal_moves(request.position))
                                    : moves_.size();
    const std::size_t most = moves_.empty() ? 1 : moves_.size();
    count_ = std::min(static_cast<std::size_t>(std::max(request.lines, 1)), most);
}

bool BestLines::search(int depth) {
    const std::vector<ScoredLine> before = std::exchange(lines_, {});
    for (std::size_t rank = 0; rank < count_ && !budget_.is_over(); ++rank)
        search_rank(before, rank, depth);
    for (const ScoredLine& line : before)
        if (lines_.size() < count_ && !begins_with(line.moves.front()))
            lines_.push_back(line);
    std::ranges::stable_sort(lines_, std::ranges::greater(), &ScoredLine::score);
    if (budget_.is_over())
        return false;
    depth_ = depth;
    note_clarity(before);
    return true;
}

double BestLines::patience() const {
    if (moves_at_root_ == 1)
        return 0;
    if (depth_ < first_clear_depth || lines_.empty())
        return 1;
    const double effort = tree_.effort().share_of(lines_.front().moves.front());
    const double doubt = has_fallen_ ? 1.2 : 1;
    return part_before_last_depth * (1.5 - effort) * 1.4 * doubt *
           std::max(1.25 - 0.1 * depths_unchanged_, 0.75);
}

bool BestLines::are_settled() const {
    return std::ranges::all_of(lines_, [&](const ScoredLine& line) {
        const bool is_proved = mate_ && line.moves == mate_->moves;
        return is_proved || is_settled(line.score, depth_);
    });
}

SearchResult BestLines::result() const {
    SearchResult result;
    result.depth = depth_;
    result.nodes = budget_.nodes_of_all();
    result.deepest = tree_.deepest();
    result.table_hits = tree_.table_hits();
    if (lines_.empty()) {
        const Move move = moves_.empty() ? move_without_search(request_.position) : moves_[0];
        result.line.push_back(move);
    } else {
        result.line = lines_.front().moves;
        result.score = lines_.front().score;
        result.other_lines.assign(lines_.begin() + 1, lines_.end());
    }
    result.move = result.line.front();
    return result;
}

/// `before`: the lines of a depth ago.
void BestLines::search_rank(const std::vector<ScoredLine>& before, std::size_t rank, int depth) {
    if (mate_ && rank == 0) {
        lines_.push_back(*mate_);
        return;
    }
    const ScoredLine* const same = rank < before.size() ? &before[rank] : nullptr;
    if (!moves_.empty())
        tree_.set_root_moves(moves_left(), same != nullptr && !begins_with(same->moves[0])
                                               ? same->moves[0]
                                               : Move());
    const Score expected = same != nullptr ? same->score : Score();
    const Score score = search_in_windows(expected, depth);
    // The best move of the depth before is tried first: even an unfinished depth that has a line
    // has found something at least as good.
    const Variation& line = tree_.expected_line();
    if (line.empty())
        return;
    const bool is_finished = !budget_.is_over();
    lines_.push_back({is_finished ? score : known_score(before, line[0], expected),
                      {line.begin(), line.end()},
                      is_finished ? depth : depth_});
}

/// Searches one depth, with a window around the expected score that widens on the side where it
/// must.
Score BestLines::search_in_windows(Score expected, int depth) {
    int margin = first_margin;
    Window window;
    if (depth >= first_narrow_depth && !expected.is_mate())
        window = {expected - margin, expected + margin};
    int less = 0;
    while (true) {
        const Score score = tree_.search_root(window.alpha, window.beta, std::max(depth - less, 1));
        if (budget_.is_over() || (score > window.alpha && score < window.beta))
            return score;
        margin += margin / 2;
        if (score <= window.alpha) {
            window.beta = std::min(window.beta, window.alpha + margin / 2);
            window.alpha = farther(score, -margin);
            less = 0;
        } else {
            // What is better than expected is seen less deep, too; a mate may not be.
            window.beta = farther(score, margin);
            less = score.is_mate() ? 0 : std::min(less + 1, most_plies_less);
        }
    }
}

/// `before`: the lines of a depth ago.
void BestLines::note_clarity(const std::vector<ScoredLine>& before) {
    if (before.empty() || lines_.empty())
        return;
    const bool same = before.front().moves.front() == lines_.front().moves.front();
    depths_unchanged_ = same ? depths_unchanged_ + 1 : 0;
    has_fallen_ = lines_.front().score < before.front().score - clear_fall;
}

bool BestLines::begins_with(Move move) const {
    return std::ranges::any_of(lines_,
                               [&](const ScoredLine& line) { return line.moves.front() == move; });
}

std::vector<Move> BestLines::moves_left() const {
    std::vector<Move> left;
    for (const Move move : moves_)
        if (!begins_with(move))
            left.push_back(move);
    return left;
}

}  // namespace arbiter
