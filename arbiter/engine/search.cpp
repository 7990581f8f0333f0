#include "arbiter/engine/search.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "arbiter/engine/best_lines.hpp"
#include "arbiter/engine/mate_search.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// Mate is looked for apart from the tree first after so many nodes, again whenever there are so
/// many times more, and with one in so many of them.
constexpr std::uint64_t first_mate_search = 16'000;
constexpr std::uint64_t until_next_mate_search = 4;
constexpr std::uint64_t part_for_mate_search = 8;

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

/// More than a ply takes where no exchange goes on and on.
constexpr std::uint64_t nodes_of_a_glance = 5'000;

/// Of what two threads have found: a mate, the nearest where both have one; else the deeper.
bool is_better(const SearchResult& result, const SearchResult& than) {
    const auto mates = [](const SearchResult& found) {
        return found.score.plies_to_mate().value_or(0) > 0;
    };
    return mates(result) || mates(than) ? result.score > than.score : result.depth > than.depth;
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

}  // namespace arbiter
