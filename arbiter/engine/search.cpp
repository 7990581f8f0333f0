#include "arbiter/engine/search.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "arbiter/engine/mate_search.hpp"
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

/// Mate is looked for apart from the tree first after so many nodes, again whenever there are so
/// many times more, and with one in so many of them.
constexpr std::uint64_t first_mate_search = 16'000;
constexpr std::uint64_t until_next_mate_search = 4;
constexpr std::uint64_t part_for_mate_search = 8;

/// What a move that ends the game is worth to whoever made it.
std::optional<Score> ended(const Position& next) {
    if (has_legal_move(next))
        return std::nullopt;
    return is_check(next) ? Score::mates_in(1) : Score();
}

/// Moves that are worse by so many centipawns are all alike to whoever judges them.
constexpr int far_below = 700;

/// Has a position come again since the last capture or pawn move?
bool has_repeated(const SearchRequest& request) {
    std::vector<std::uint64_t> keys(request.earlier_keys.begin(), request.earlier_keys.end());
    keys.push_back(request.position.key());
    const std::size_t since =
        std::min<std::size_t>(request.position.halfmove_clock(), keys.size() - 1);
    keys.erase(keys.begin(), keys.end() - static_cast<std::ptrdiff_t>(since + 1));
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

/// What tables say of the root, where they are asked.
std::optional<RootVerdict> verdict_of_tables(const SearchRequest& request) {
    if (request.tables == nullptr || !request.moves.empty() || request.lines > 1 ||
        request.position.board().occupied().size() > request.tables->most_men())
        return std::nullopt;
    return request.tables->judge_root(request.position, has_repeated(request));
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

/// Searches one depth, with a window around the expected score that widens on the side where it
/// must.
Score search_depth(TreeSearch& tree, const SearchBudget& budget, Score expected, int depth) {
    int margin = first_margin;
    Window window;
    if (depth >= first_narrow_depth && !expected.is_mate())
        window = {expected - margin, expected + margin};
    int less = 0;
    while (true) {
        const Score score = tree.search_root(window.alpha, window.beta, std::max(depth - less, 1));
        if (budget.is_over() || (score > window.alpha && score < window.beta))
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

/// Looks now and then for a mate that the tree overlooks.
class MateWatch {
  public:
    MateWatch(const SearchRequest& request, SearchBudget& budget)
        : budget_(budget), search_(request.position, request.earlier_keys, request.moves, budget) {}

    /// The shortest, once it has been found; to be asked after each depth.
    [[nodiscard]] const std::optional<ScoredLine>& look() {
        const std::uint64_t nodes = budget_.nodes();
        if (found_ || nodes < next_look_)
            return found_;
        next_look_ = nodes * until_next_mate_search;
        if (auto line = search_.search_on(nodes / part_for_mate_search)) {
            const int plies = static_cast<int>(line->size());
            found_ = {Score::mates_in(plies), *std::move(line), plies};
        }
        return found_;
    }

  private:
    SearchBudget& budget_;
    MateSearch search_;
    std::uint64_t next_look_ = first_mate_search;
    std::optional<ScoredLine> found_;
};

/// The best lines at the root, depth after depth: each is looked for among the moves that begin no
/// better one.
class BestLines {
  public:
    BestLines(TreeSearch& tree, const SearchBudget& budget, const SearchRequest& request)
        : tree_(tree), budget_(budget), request_(request), moves_(request.moves) {
        if (moves_.empty() && request.lines > 1)
            for (const Move move : legal_moves(request.position))
                moves_.push_back(move);
        moves_at_root_ = moves_.empty()
                             ? static_cast<std::size_t>(count_legal_moves(request.position))
                             : moves_.size();
        const std::size_t most = moves_.empty() ? 1 : moves_.size();
        count_ = std::min(static_cast<std::size_t>(std::max(request.lines, 1)), most);
    }

    /// False once the budget is over: then what was found at this depth stands before what was
    /// known.
    bool search(int depth) {
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

    /// What the answer asks for of the usual time: less where one move has long been the best and
    /// the others are soon refuted.
    [[nodiscard]] double patience() const {
        if (moves_at_root_ == 1)
            return 0;
        if (depth_ < first_clear_depth || lines_.empty())
            return 1;
        const double effort = tree_.effort().share_of(lines_.front().moves.front());
        const double doubt = has_fallen_ ? 1.2 : 1;
        return part_before_last_depth * (1.5 - effort) * 1.4 * doubt *
               std::max(1.25 - 0.1 * depths_unchanged_, 0.75);
    }

    [[nodiscard]] bool are_settled() const {
        return std::ranges::all_of(lines_, [&](const ScoredLine& line) {
            const bool is_proved = mate_ && line.moves == mate_->moves;
            return is_proved || is_settled(line.score, depth_);
        });
    }

    /// From now on this is the best line, whatever the tree says.
    void set_mate(const ScoredLine& mate) { mate_ = mate; }

    [[nodiscard]] SearchResult result() const {
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

  private:
    /// `before`: the lines of a depth ago.
    void search_rank(const std::vector<ScoredLine>& before, std::size_t rank, int depth) {
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
        const Score score = search_depth(tree_, budget_, expected, depth);
        // The best move of the depth before is tried first: even an unfinished depth that has a
        // line has found something at least as good.
        const Variation& line = tree_.expected_line();
        if (line.empty())
            return;
        const bool is_finished = !budget_.is_over();
        lines_.push_back({is_finished ? score : known_score(before, line[0], expected),
                          {line.begin(), line.end()},
                          is_finished ? depth : depth_});
    }

    static int plies_of(const ScoredLine& line) { return static_cast<int>(line.moves.size()); }

    /// What its move was worth a depth ago; `otherwise` where that is not known.
    static Score known_score(const std::vector<ScoredLine>& before, Move move, Score otherwise) {
        for (const ScoredLine& line : before)
            if (line.moves.front() == move)
                return line.score;
        return otherwise;
    }

    /// `before`: the lines of a depth ago.
    void note_clarity(const std::vector<ScoredLine>& before) {
        if (before.empty() || lines_.empty())
            return;
        const bool same = before.front().moves.front() == lines_.front().moves.front();
        depths_unchanged_ = same ? depths_unchanged_ + 1 : 0;
        has_fallen_ = lines_.front().score < before.front().score - clear_fall;
    }

    [[nodiscard]] bool begins_with(Move move) const {
        return std::ranges::any_of(
            lines_, [&](const ScoredLine& line) { return line.moves.front() == move; });
    }

    [[nodiscard]] std::vector<Move> moves_left() const {
        std::vector<Move> left;
        for (const Move move : moves_)
            if (!begins_with(move))
                left.push_back(move);
        return left;
    }

    TreeSearch& tree_;
    const SearchBudget& budget_;
    const SearchRequest& request_;
    /// Empty: all, and one line.
    std::vector<Move> moves_;
    std::size_t count_ = 1;
    std::size_t moves_at_root_ = 0;
    /// The last that was searched to its end.
    int depth_ = 0;
    /// The best first.
    std::vector<ScoredLine> lines_;
    /// Proved to be the shortest.
    std::optional<ScoredLine> mate_;
    /// So often in a row the best move was the same as a depth before.
    int depths_unchanged_ = 0;
    /// The score has fallen since the depth before.
    bool has_fallen_ = false;
};

/// More than a ply takes where no exchange goes on and on.
constexpr std::uint64_t nodes_of_a_glance = 5'000;

/// Of what two threads have found: a mate, the nearest where both have one; else the deeper.
bool is_better(const SearchResult& result, const SearchResult& than) {
    const auto mates = [](const SearchResult& found) {
        return found.score.plies_to_mate().value_or(0) > 0;
    };
    return mates(result) || mates(than) ? result.score > than.score : result.depth > than.depth;
}

std::vector<Move> moves_of(const SearchRequest& request) {
    if (!request.moves.empty())
        return request.moves;
    const auto all = legal_moves(request.position);
    return {all.begin(), all.end()};
}

}  // namespace

void Searcher::begin_search(int threads) {
    table_.begin_search();
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    if (experiences_.size() > wanted)
        experiences_.resize(wanted);
    try {
        while (experiences_.size() < wanted)
            experiences_.emplace_back();
    } catch (const std::bad_alloc&) {
        // Fewer do the same more slowly; without one nothing can be done.
        if (experiences_.empty())
            throw;
    }
    for (Experience& experience : experiences_)
        experience.moves.quiets.begin_search();
}

/// So that it is not looked for again when the game has come so far.
void Searcher::remember_mate(Position position, std::span<const Move> line) {
    const auto plies = static_cast<int>(line.size());
    for (int ply = 0; ply < plies; ++ply) {
        const Move move = line[static_cast<std::size_t>(ply)];
        if (ply % 2 == 0)
            table_.remember(position.key(), {.move = move,
                                             .score = Score::mates_in(plies - ply),
                                             .depth = plies - ply,
                                             .outlook = Score::infinite(),
                                             .bound = Bound::exact});
        position = position.play(move);
    }
}

/// What one thread finds. The others fill the table with what it will ask for soon, and it theirs:
/// "lazy SMP".
SearchResult Searcher::deepen(const SearchRequest& request, SharedBudget& shared, int thread) {
    SearchBudget budget(shared);
    TreeSearch tree(table_, experiences_[static_cast<std::size_t>(thread)], budget,
                    request.position, request.earlier_keys, request.selectivity, request.salt);
    if (request.tables != nullptr)
        tree.use_tables(*request.tables);
    BestLines best(tree, budget, request);
    std::optional<MateWatch> mates;
    if (thread == 0 && request.selectivity == Selectivity::selective)
        mates.emplace(request, budget);
    // Every other thread is a depth ahead, so that they do not all do the same.
    for (int depth = 1 + thread % 2;
         depth <= max_ply && budget.may_begin_depth(depth, best.patience()); ++depth) {
        if (mates)
            if (const auto& mate = mates->look()) {
                best.set_mate(*mate);
                remember_mate(request.position, mate->moves);
            }
        if (request.on_move && thread == 0)
            tree.watch_root_moves(
                [&, depth](Move move, int number) { request.on_move(move, depth, number); });
        if (!best.search(depth))
            break;
        if (request.on_depth && thread == 0)
            request.on_depth(best.result());
        if (best.are_settled())
            break;
    }
    SearchResult result = best.result();
    result.nodes = budget.nodes();
    return result;
}

SearchResult Searcher::find_best(const SearchRequest& request) {
    assert(has_legal_move(request.position));
    if (const auto verdict = verdict_of_tables(request))
        return find_best_of(request, *verdict);
    return find_best_freely(request);
}

/// Among the moves that keep what the tables say, with the score that they say.
SearchResult Searcher::find_best_of(const SearchRequest& request, const RootVerdict& verdict) {
    const auto with_their_score = [&](SearchResult result) {
        if (!result.score.is_mate())
            result.score = verdict.score;
        ++result.table_hits;
        return result;
    };
    SearchRequest narrowed = request;
    narrowed.moves = verdict.moves;
    if (request.on_depth)
        narrowed.on_depth = [&](const SearchResult& result) {
            request.on_depth(with_their_score(result));
        };
    return with_their_score(find_best_freely(narrowed));
}

SearchResult Searcher::find_best_freely(const SearchRequest& request) {
    begin_search(request.threads);
    SharedBudget shared(request.limits);
    std::vector<SearchResult> others(experiences_.size() - 1);
    std::vector<std::jthread> threads;
    threads.reserve(others.size());
    try {
        for (std::size_t i = 0; i < others.size(); ++i)
            threads.emplace_back(
                [&, i] { others[i] = deepen(request, shared, static_cast<int>(i) + 1); });
    } catch (const std::system_error&) {
        others.resize(threads.size());
    }
    SearchResult result = deepen(request, shared, 0);
    shared.end();
    threads.clear();
    result.threads = static_cast<int>(others.size()) + 1;
    std::uint64_t nodes = result.nodes;
    std::uint64_t table_hits = result.table_hits;
    for (SearchResult& other : others) {
        nodes += other.nodes;
        table_hits += other.table_hits;
        if (is_better(other, result)) {
            other.threads = result.threads;
            result = std::move(other);
        }
    }
    result.nodes = nodes;
    result.table_hits = table_hits;
    return result;
}

SearchResult Searcher::find_at_a_glance(SearchRequest request) {
    request.limits = {.depth = 1, .nodes = nodes_of_a_glance};
    request.threads = 1;
    request.lines = 1;
    return find_best(request);
}

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
