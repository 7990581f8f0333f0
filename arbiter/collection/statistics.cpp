#include "arbiter/collection/statistics.hpp"

#include <algorithm>

#include "arbiter/collection/move_times.hpp"
#include "arbiter/collection/told_ending.hpp"

namespace arbiter {

namespace {

/// Moves from 1; a game without moves is in the first group.
std::size_t group_of(std::uint64_t moves) {
    const std::uint64_t group = moves == 0 ? 0 : (moves - 1) / moves_per_group;
    return static_cast<std::size_t>(std::min<std::uint64_t>(group, most_groups - 1));
}

}  // namespace

std::optional<double> ResultCounts::white_score() const {
    const std::uint64_t counted = white_wins + draws + black_wins;
    if (counted == 0)
        return std::nullopt;
    return (static_cast<double>(white_wins) + 0.5 * static_cast<double>(draws)) /
           static_cast<double>(counted);
}

void ResultCounts::add(const std::optional<PgnResult>& result) {
    const auto score = result ? result->score : std::nullopt;
    if (score == Result::white_wins)
        ++white_wins;
    else if (score == Result::black_wins)
        ++black_wins;
    else if (score == Result::draw)
        ++draws;
    else
        ++others;
}

void ResultCounts::add(const ResultCounts& other) {
    white_wins += other.white_wins;
    draws += other.draws;
    black_wins += other.black_wins;
    others += other.others;
}

Duration TimeCounts::mean() const {
    return moves == 0 ? Duration() : used / static_cast<std::int64_t>(moves);
}

void Statistics::add(const CollectedGame& game) {
    const std::uint64_t length = game.played.moves.size();
    const auto result = told_result(game);
    shortest = games == 0 ? length : std::min(shortest, length);
    longest = std::max(longest, length);
    ++games;
    plies += length;
    results.add(result);
    ++lengths[group_of((length + 1) / 2)];
    endings[recorded_end(game)].add(result);
    const auto opening = opening_of(game.played);
    (opening ? openings[*opening] : without_opening).add(result);
    for (const MoveTime& time : move_times(game)) {
        TimeCounts& counts = times[group_of((time.ply + 1) / 2)];
        ++counts.moves;
        counts.used += time.used;
    }
}

void Statistics::add(const Statistics& other) {
    if (other.games == 0)
        return;
    shortest = games == 0 ? other.shortest : std::min(shortest, other.shortest);
    longest = std::max(longest, other.longest);
    games += other.games;
    plies += other.plies;
    results.add(other.results);
    without_opening.add(other.without_opening);
    for (const auto& [opening, counts] : other.openings)
        openings[opening].add(counts);
    for (std::size_t i = 0; i < recorded_ends; ++i)
        endings.values[i].add(other.endings.values[i]);
    for (std::size_t i = 0; i < most_groups; ++i) {
        lengths[i] += other.lengths[i];
        times[i].moves += other.times[i].moves;
        times[i].used += other.times[i].used;
    }
}

}  // namespace arbiter
