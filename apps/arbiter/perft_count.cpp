#include "apps/arbiter/perft_count.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "apps/arbiter/progress.hpp"
#include "apps/arbiter/work_queue.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/perft.hpp"

namespace arbiter {

namespace {

/// Stands for every count that is too large. Only with a table does a walk come so far: without
/// one it would take centuries.
constexpr std::uint64_t too_many = std::numeric_limits<std::uint64_t>::max();

std::uint64_t saturated_sum(std::uint64_t a, std::uint64_t b) {
    return a > too_many - b ? too_many : a + b;
}

std::vector<DividedMove> sorted_moves(const Position& position) {
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
    // One ply is counted as fast as it is looked up.
    if (depth <= 1)
        return walk(position, depth);
    if (const auto known = table_.find(position.key(), depth))
        return *known;
    std::uint64_t nodes = 0;
    for_each_legal_move(position, [&](Move move) {
        nodes = saturated_sum(nodes, walk_with_table(position.play(move), depth - 1));
        return false;
    });
    table_.store(position.key(), depth, nodes);
    return nodes;
}

std::uint64_t PerftCounter::walk(const Position& position, int depth) {
    if (depth > 1 && !table_.is_empty())
        return walk_with_table(position, depth);
    return settings_.last_ply == LastPly::listed ? perft_by_listing(position, depth)
                                                 : perft(position, depth);
}

PerftCount PerftCounter::count(const Position& position, int depth) {
    if (depth == 0)
        return {.nodes = 1, .moves = {}};
    PerftCount result{.nodes = 0, .moves = sorted_moves(position)};
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
