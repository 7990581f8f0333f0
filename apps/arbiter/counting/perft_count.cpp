#include "apps/arbiter/counting/perft_count.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/work_queue.hpp"
#include "arbiter/base/static_vector.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"

namespace arbiter {

namespace {

/// Stands for every count that is too large. Only with a table does a walk come so far: without
/// one it would take centuries.
constexpr std::uint64_t too_many = std::numeric_limits<std::uint64_t>::max();

/// The last two plies are counted as fast as their parts are looked up.
constexpr int without_table = 2;
/// As many reads as a processor has under way at once, more or less.
constexpr std::size_t replies_at_once = 32;

std::uint64_t saturated_sum(std::uint64_t a, std::uint64_t b) {
    return a > too_many - b ? too_many : a + b;
}

std::vector<DividedMove> moves_to_divide(const Position& position) {
    std::vector<std::pair<std::string, Move>> written;
    for (const Move move : legal_moves(position))
        written.emplace_back(write_uci_move(move), move);
    std::ranges::sort(written, {}, &std::pair<std::string, Move>::first);
    std::vector<DividedMove> moves;
    moves.reserve(written.size());
    for (const auto& [uci, move] : written)
        moves.push_back({move});
    return moves;
}

}  // namespace

/// A part of the tree below one move of the root.
struct PerftCounter::Task {
    std::size_t root_move;
    Position position;
    int depth;
    std::uint64_t nodes = 0;
};

std::uint64_t PerftCounter::walk_with_table(const Position& position, int depth) {
    if (const auto known = table_.find(position.key(), depth))
        return *known;
    const std::uint64_t nodes = depth <= without_table ? walk_without_table(position, depth)
                                                       : sum_of_replies(position, depth);
    table_.store(position.key(), depth, nodes);
    return nodes;
}

std::uint64_t PerftCounter::sum_of_replies(const Position& position, int depth) {
    // Many entries are on their way from memory while the first of them is awaited.
    StaticVector<Position, replies_at_once> replies;
    std::uint64_t nodes = 0;
    const auto sum_up = [&] {
        for (const Position& reply : replies)
            nodes = saturated_sum(nodes, walk_with_table(reply, depth - 1));
        replies.clear();
    };
    for (const Move move : legal_moves(position)) {
        replies.push_back(position.play(move));
        table_.prefetch(replies[replies.size() - 1].key(), depth - 1);
        if (replies.size() == replies_at_once)
            sum_up();
    }
    sum_up();
    return nodes;
}

std::uint64_t PerftCounter::walk_without_table(const Position& position, int depth) const {
    return settings_.last_ply == LastPly::listed ? perft_by_listing(position, depth)
                                                 : perft(position, depth);
}

std::uint64_t PerftCounter::walk(const Position& position, int depth) {
    return depth > 1 && !table_.is_empty() ? walk_with_table(position, depth)
                                           : walk_without_table(position, depth);
}

PerftCount PerftCounter::count(const Position& position, int depth) {
    if (depth == 0)
        return {.nodes = 1, .moves = {}};
    PerftCount result{.nodes = 0, .moves = moves_to_divide(position)};
    std::vector<Task> tasks;
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        const Position next = position.play(result.moves[i].move);
        // Two plies make enough tasks of nearly one size for many threads.
        if (depth < 3 || settings_.threads == 1)
            tasks.push_back({i, next, depth - 1});
        else
            for (const Move reply : legal_moves(next))
                tasks.push_back({i, next.play(reply), depth - 2});
    }
    std::optional<Progress> progress;
    if (settings_.shows_progress)
        progress.emplace("parts of the tree", tasks.size());
    for_each_task(tasks.size(), settings_.threads, [&](std::size_t i) {
        tasks[i].nodes = walk(tasks[i].position, tasks[i].depth);
        if (progress)
            progress->advance(1);
    });
    for (const Task& task : tasks) {
        DividedMove& move = result.moves[task.root_move];
        move.nodes = saturated_sum(move.nodes, task.nodes);
        result.nodes = saturated_sum(*result.nodes, task.nodes);
    }
    if (result.nodes == too_many)
        result.nodes.reset();
    return result;
}

}  // namespace arbiter
