#include "arbiter/analysis/overlooked_stalemates.hpp"

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

bool is_stalemate(const Position& position) {
    return !is_check(position) && !has_legal_move(position);
}

bool ends_in_stalemate(Position position, const std::vector<Move>& line) {
    for (const Move move : line)
        position = position.play(move);
    return is_stalemate(position);
}

}  // namespace

std::vector<OverlookedStalemate> overlooked_stalemates(const Position& start,
                                                       const GameAnalysis& analysis) {
    std::vector<OverlookedStalemate> found;
    Position position = start;
    for (std::size_t ply = 0; ply < analysis.moves.size(); ++ply) {
        const MoveAnalysis& move = analysis.moves[ply];
        const std::vector<Move>& best = analysis.positions[ply].line;
        const Position next = position.play(move.move);
        if (move.mark != MoveMark::none) {
            if (is_stalemate(next))
                found.push_back({.ply = ply});
            else if (!best.empty() && ends_in_stalemate(position, best))
                found.push_back({.ply = ply, .line = best});
        }
        position = next;
    }
    return found;
}

}  // namespace arbiter
