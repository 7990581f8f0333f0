#include "arbiter/uci/search_report.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace arbiter::uci {

namespace {

std::vector<std::string> written(std::span<const Move> moves, UciCastling castling) {
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(write_uci_move(move, castling));
    return texts;
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::chrono::nanoseconds used) {
    const double seconds = std::chrono::duration<double>(used).count();
    return seconds <= 0 ? 0 : static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

}  // namespace

ReportedScore reported(Score score) {
    const auto plies = score.plies_to_mate();
    if (!plies)
        return {score.value(), ReportedScore::Unit::centipawns, ScoreBound::exact};
    return {*plies > 0 ? (*plies + 1) / 2 : *plies / 2, ReportedScore::Unit::mates,
            ScoreBound::exact};
}

Chances chances_of(const ReportedScore& score) {
    if (score.unit == ReportedScore::Unit::mates)
        return score.value > 0 ? Chances{1000, 0, 0} : Chances{0, 0, 1000};
    // At so many centipawns a win is as likely as not; so many more multiply the odds by e.
    constexpr double even = 110;
    constexpr double slope = 160;
    const auto wins = [](double value) {
        return static_cast<int>(std::lround(1000 / (1 + std::exp((even - value) / slope))));
    };
    const int won = wins(score.value);
    const int lost = wins(-score.value);
    return {won, 1000 - won - lost, lost};
}

std::vector<Info> reported(const SearchResult& result, std::chrono::nanoseconds used,
                           int table_permille, UciCastling castling) {
    std::vector<Info> infos;
    const auto add = [&](Score score, std::span<const Move> line, int depth) {
        infos.push_back(
            {.depth = depth,
             .deepest = std::max(result.deepest, depth),
             .rank = static_cast<int>(infos.size()) + 1,
             .score = reported(score),
             .nodes = result.nodes,
             .nodes_per_second = nodes_per_second(result.nodes, used),
             .table_permille = table_permille,
             .table_hits = result.table_hits > 0 ? std::optional(result.table_hits) : std::nullopt,
             .time = std::chrono::duration_cast<std::chrono::milliseconds>(used),
             .line = written(line, castling)});
    };
    add(result.score, result.line, result.depth);
    for (const ScoredLine& other : result.other_lines)
        add(other.score, other.moves, other.depth);
    return infos;
}

BestMove best_move(const SearchResult& result, UciCastling castling) {
    const bool has_answer = result.line.size() > 1;
    return {write_uci_move(result.move, castling),
            has_answer ? write_uci_move(result.line[1], castling) : ""};
}

bool ReportRate::allows(Clock::time_point now, int lines) {
    const double passed = std::chrono::duration<double>(now - last_).count();
    left_ = std::min(most_at_once, left_ + passed * per_second);
    last_ = now;
    if (left_ < 1)
        return false;
    left_ -= lines;
    return true;
}

}  // namespace arbiter::uci
